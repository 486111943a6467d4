/**
 * `npm run check-game <id>`: plays an offering hard for some ten seconds and says what holds of it and what does
 * not. The sources are read as they stand; nothing need be built.
 */
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));
const core = `${root}packages/core/src/`;
const [id] = process.argv.slice(2);
/** Of hands at random in each check, and how many the bots play. */
const TEN_SECONDS = { milliseconds: 2000, hands: 1000 };

const server = await createServer({
  root,
  configFile: false,
  logLevel: 'silent',
  appType: 'custom',
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
});
try {
  const { findOffering, offerings } = await server.ssrLoadModule(`${core}houses/index.ts`);
  const { nearest } = await server.ssrLoadModule(`${core}library/nearest.ts`);
  const { gameChecks } = await server.ssrLoadModule(`${core}bots/testing/check-game.ts`);
  const offering = id === undefined ? undefined : findOffering(id);
  if (offering === undefined) {
    const ids = offerings.map((of) => of.id);
    console.error(
      id === undefined
        ? 'Name an offering: npm run check-game black-sheep/holdem'
        : `There is no offering "${id}"; did you mean ${nearest(id, ids).join(' or ') || ids[0]}?`,
    );
    process.exitCode = 1;
  } else process.exitCode = check(offering, gameChecks, TEN_SECONDS) ? 0 : 1;
} catch (error) {
  // What does not even compile is said by the compiler, without the way that it came here.
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
} finally {
  await server.close();
}

function check(offering, checks, effort) {
  console.log(offering.id);
  let sound = true;
  for (const { title, run } of checks) {
    const began = performance.now();
    const seconds = () => `${((performance.now() - began) / 1000).toFixed(1)} s`;
    try {
      console.log(`  ok     ${title}: ${run(offering, effort)} (${seconds()})`);
    } catch (error) {
      sound = false;
      console.log(
        `  WRONG  ${title}: ${error instanceof Error ? error.message : String(error)} (${seconds()})`,
      );
    }
  }
  return sound;
}
