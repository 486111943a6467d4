import { dollars } from '../../engine/index.ts';
import type { RaiseOption } from '../../engine/pot/betting/betting.ts';
import type { Legal } from '../../engine/pot/legal.ts';

/** What may be done next in exact words: `seat 2 may fold, call $4, raise to $8`. */
export function describeLegal(due: Legal): string {
  if (due.due === 'nothing') return 'nobody has to act';
  if (due.due === 'shuffle') return `the house must shuffle the ${due.pile}`;
  return `seat ${due.seat + 1} may ${options(due).join(', ')}`;
}

function options(due: Exclude<Legal, { due: 'nothing' | 'shuffle' }>): string[] {
  switch (due.due) {
    case 'bet':
      return [
        ...(due.fold ? ['fold'] : []),
        ...(due.check ? ['check'] : []),
        ...(due.call > 0 ? [`call ${dollars(due.call)}`] : []),
        ...(due.bringIn > 0 ? [`bring in ${dollars(due.bringIn)}`] : []),
        ...(due.raise === null ? [] : [raising(due.raise)]),
      ];
    case 'discard':
      return [`discard ${due.least === due.most ? due.least : `${due.least} to ${due.most}`}`];
    case 'turn-up':
      return ['turn up', 'keep it down'];
    case 'kill':
      if (due.most === 0) return ['pass'];
      return [
        'pass',
        `kill ${dollars(due.least)}${due.most > due.least ? ` up to ${dollars(due.most)}` : ''}`,
      ];
    case 'show':
      return ['show', 'muck', ...(due.board ? ['play the board'] : [])];
  }
}

/** `bet $5 or $10`, `raise to $300 up to $900 in steps of $5`. */
function raising({ word, min, max, step, only }: RaiseOption): string {
  const to = word === 'bet' ? word : `${word} to`;
  if (only !== null) return `${to} ${only.map(dollars).join(' or ')}`;
  return min === max
    ? `${to} ${dollars(min)}`
    : `${to} ${dollars(min)} up to ${dollars(max)} in steps of ${dollars(step)}`;
}
