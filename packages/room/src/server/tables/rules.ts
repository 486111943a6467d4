import { readingsOf, schedulesFor } from '@cardroom/core/fees';
import { findOffering, type Offering, whyNoLimit } from '@cardroom/core/houses';
import { type RuleCard, ruleCard } from '@cardroom/core/rules';
import { tableSettings } from '@cardroom/core/table';
import { z } from 'zod';
import { type Endpoint, endpoint } from '../http/endpoint.ts';
import { Problem } from '../http/problem.ts';
import { ruleCardAnswer } from './answers.ts';

const slug = z.string().max(60);
const ofOffering = z.strictObject({ house: slug, game: slug });

export function offeringOf(id: string): Offering {
  const offering = findOffering(id);
  if (offering === undefined) throw new Problem(404, 'no-offering', `No house offers "${id}".`);
  return offering;
}

/** The rule books. A card takes a while to make, and is always the same. */
export function rules(): Endpoint[] {
  const made = new Map<string, RuleCard>();
  function cardOf(offering: Offering): RuleCard {
    const card = made.get(offering.id) ?? ruleCard(offering);
    made.set(offering.id, card);
    return card;
  }
  return [
    endpoint({
      method: 'GET',
      path: '/api/rules/:house/:game',
      summary: 'The rule card of an offering.',
      right: null,
      params: ofOffering,
      answer: ruleCardAnswer,
      handle: async ({ params: { house, game } }) => cardOf(offeringOf(`${house}/${game}`)),
    }),
    endpoint({
      method: 'GET',
      path: '/api/fees/:house/:game',
      summary: 'The collection schedules of an offering, with the options that may be posted.',
      right: null,
      params: ofOffering,
      answer: z.array(z.unknown()),
      handle: async ({ params: { house, game } }) => {
        const { id } = offeringOf(`${house}/${game}`);
        return schedulesFor(id).map((of) => {
          const { offerings, ...schedule } = of;
          return { ...schedule, readings: readingsOf(of) };
        });
      },
    }),
    endpoint({
      method: 'GET',
      path: '/api/settings/:house/:game',
      summary:
        'The settings you can change when you open a table: those of the game, and those of the table at each usual limit or at the one you name.',
      right: null,
      params: ofOffering,
      query: z.strictObject({ limit: z.string().max(80).exactOptional() }),
      answer: z.object({ game: z.unknown(), table: z.record(z.string(), z.unknown()) }),
      handle: async ({ params: { house, game }, query: { limit } }) => {
        const offering = offeringOf(`${house}/${game}`);
        const why = limit === undefined ? null : whyNoLimit(offering, limit);
        if (why !== null) throw new Problem(400, 'no-limit', why);
        const ids = limit === undefined ? offering.limits.map(({ id }) => id) : [limit];
        return {
          game: offering.settings,
          table: Object.fromEntries(ids.map((id) => [id, tableSettings(offering, id)])),
        };
      },
    }),
  ];
}
