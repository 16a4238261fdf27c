import { markerHeader } from '@wallet/contract';
import { makeDatabase } from '../test/test-store.ts';

function addressOf(variable: 'DATABASE_URL' | 'REDIS_URL'): string {
  const address = process.env[variable];
  if (address === undefined || address === '') throw new Error(`${variable} is not set: run these tests with nx test-postgres sandbox`);
  return address;
}

export const redisUrl = (): string => addressOf('REDIS_URL');

/** The URL of a new, empty database. */
export const newDatabase = (): Promise<string> => makeDatabase(addressOf('DATABASE_URL'));

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
