import { markerHeader } from '@wallet/contract';
import { afterAll } from 'vitest';
import { type RunningSandbox, startSandbox, type StartOptions } from '../src/index.ts';
import { quickPasswords, useFolder } from '../test/helper.ts';
import { makeDatabase } from '../test/test-store.ts';

function addressOf(variable: 'DATABASE_URL' | 'REDIS_URL'): string {
  const address = process.env[variable];
  if (address === undefined || address === '') throw new Error(`${variable} is not set: run these tests with nx test-postgres sandbox`);
  return address;
}

export const redisUrl = (): string => addressOf('REDIS_URL');

/** The URL of a new, empty database. */
export const newDatabase = (): Promise<string> => makeDatabase(addressOf('DATABASE_URL'));

/** Starts sandboxes that share a data folder, and end after the tests of a file. `parts` ends with them. */
export function useSandboxes() {
  const dataDir = useFolder();
  const parts = new AsyncDisposableStack();
  afterAll(() => parts.disposeAsync());
  const start = async (servers: Pick<StartOptions, 'databaseUrl' | 'redisUrl'>): Promise<RunningSandbox> => {
    const options = { port: 0, host: '127.0.0.1', dataDir, passwords: quickPasswords, log: 'silent', ...servers } as const;
    const sandbox = await startSandbox(options);
    parts.defer(sandbox.close);
    return sandbox;
  };
  return { start, parts };
}

/** Sends a call as the app does. No response may wait for a server that is away. */
export async function post(url: string, path: string, body: object, token?: string) {
  const headers = {
    'content-type': 'application/json',
    [markerHeader.name]: markerHeader.value,
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  };
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    signal: AbortSignal.timeout(5_000),
    headers,
    body: JSON.stringify(body),
  });
  return {
    status: response.status,
    body: (await response.json()) as Readonly<Record<string, unknown>>,
    retryAfter: response.headers.get('retry-after'),
  };
}
