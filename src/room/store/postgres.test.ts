import { afterAll, beforeAll } from 'vitest';
import { openStore } from './open.ts';
import { storeContract } from './testing-contract.ts';
import { startPostgres, type TestPostgres } from './testing-postgres.ts';

let postgres: TestPostgres;
let url = '';
beforeAll(async () => {
  postgres = await startPostgres();
  url = await postgres.database();
});
afterAll(() => postgres.stop());

storeContract('PostgreSQL', () => openStore({ url }));
