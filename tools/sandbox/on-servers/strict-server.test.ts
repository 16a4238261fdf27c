import pg from 'pg';
import { beforeAll, expect, it } from 'vitest';
import type { RunningSandbox } from '../src/index.ts';
import { readPostgresBooks } from './books.ts';
import { newDatabase, post, useSandboxes } from './servers-of-test.ts';

const { start } = useSandboxes();
/** Fewer than the connections of the pool, so that no request waits for one. */
const racers = 15;
let databaseUrl: string;
let sandbox: RunningSandbox;
beforeAll(async () => {
  databaseUrl = await newDatabase();
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query(`alter database ${new URL(databaseUrl).pathname.slice(1)} set default_transaction_isolation to 'serializable'`);
  await client.end();
  sandbox = await start({ databaseUrl });
});

it('accepts all racing transfers if the default isolation of the server is serializable', async () => {
  const { body } = await post(sandbox.url, '/th/api/login', { username: '0812345678', password: 'demo-1234' });
  const responses = await Promise.all(
    Array.from({ length: racers }, () =>
      post(sandbox.url, '/th/api/wallet/transfer', { from: 'WALLET', to: 'pg', amount: 1 }, String(body.token)),
    ),
  );
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await readPostgresBooks(databaseUrl, new Set())).toMatchObject({ isClean: true });
});
