import { describe, expect, inject, test } from 'vitest';
import { bundled, bundledFiles, gzippedKb } from './bundle.ts';
import { subpaths } from './subpaths.ts';

const app = inject('app');
const houses = subpaths().flatMap((path) => /^\/houses\/([^/]+)\/pot$/.exec(path)?.[1] ?? []);

describe('what a browser loads, gzipped', () => {
  test.each([
    [
      10,
      'two hands ranked',
      `import { high } from '@cardroom/core/ranks'; console.log(high.value([0, 4, 8, 12, 16]));`,
    ],
    [
      10,
      'two hands compared, in words',
      `import { compareHands, high } from '@cardroom/core/ranks';
      console.log(compareHands(high, [['As Ks Qs Js Ts'], ['9c 9d 9h 4s 4c']]));`,
    ],
    [
      20,
      'any ranking by its name',
      `import { rank } from '@cardroom/core'; console.log(rank('high', 'As'));`,
    ],
    [
      30,
      "a house's games for a pot and the view of a table",
      `import { pot } from '@cardroom/core/houses/black-sheep/pot';
      import { TableView } from '@cardroom/core/table';
      console.log(new TableView(pot[0], { house: 'black-sheep', offering: pot[0].id }).legal());`,
    ],
    [
      60,
      "a house's games for a pot and a table that deals them",
      `import { potDealing } from '@cardroom/core/engine/pot';
      import { pot } from '@cardroom/core/houses/black-sheep/pot';
      import { Table } from '@cardroom/core/table';
      const dealt = { offering: pot[0], dealing: potDealing };
      console.log(Table.open(dealt, { house: 'black-sheep', offering: pot[0].id }));`,
    ],
    [
      70,
      'the same with bots who play at it',
      `import { pot } from '@cardroom/core/houses/black-sheep/pot';
      import { simulate } from '@cardroom/core/pot';
      console.log(simulate(pot[0]));`,
    ],
  ])('under %i kB: %s', async (most, _, program) => {
    expect(gzippedKb(await bundled(app, program))).toBeLessThan(most);
  });

  test.each([
    ['pot', '@cardroom/core/houses/lucky-lady/pot', 'pot'],
    ['player-dealer', '@cardroom/core/houses/lucky-lady/player-dealer', 'playerDealer'],
  ])('a table of a %s game brings no other machine along, and no fee schedule', async (kind, list, name) => {
    const files = await bundledFiles(
      app,
      `import { ${name} } from '${list}';
      import { simulate } from '@cardroom/core/${kind}';
      console.log(simulate(${name}[0]));`,
    );
    const machines = files.flatMap((file) => /engine\/([^/]+)\/decide\.js$/.exec(file)?.[1] ?? []);
    expect(machines).toEqual([kind]);
    expect(files.filter((file) => file.includes('schedule'))).toEqual([]);
  });

  test.each(houses)('%s brings nothing of the other houses along', async (house) => {
    const code = await bundled(
      app,
      `import * as house from '@cardroom/core/houses/${house}'; console.log(house);`,
    );
    const found = houses.filter((id) => code.includes(`${id}/`));
    expect(found).toEqual([house]);
  });
});

test('there are five houses', () => expect(houses).toHaveLength(5));
