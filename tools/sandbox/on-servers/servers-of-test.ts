import { makeDatabase } from '../test/test-store.ts';

function addressOf(variable: 'DATABASE_URL' | 'REDIS_URL'): string {
  const address = process.env[variable];
  if (address === undefined || address === '') throw new Error(`${variable} is not set: run these tests with nx test-postgres sandbox`);
  return address;
}

export const redisUrl = (): string => addressOf('REDIS_URL');

/** The URL of a new, empty database. */
export const newDatabase = (): Promise<string> => makeDatabase(addressOf('DATABASE_URL'));
