import { describe, expect, it } from 'vitest';
import { startSandbox } from '../src/index.ts';
import { freePort } from '../src/servers.ts';
import { isUnavailable } from '../src/http/responses.ts';
import { useFolder } from './helper.ts';

const dataDir = useFolder();

describe('a sandbox with PostgreSQL or Redis', () => {
  it.each(['databaseUrl', 'redisUrl'] as const)(
    'fails with one line if its %s cannot be reached, and shows no password',
    async (setting) => {
      const protocol = setting === 'databaseUrl' ? 'postgres' : 'redis';
      const address = `${protocol}://sandbox:secret@127.0.0.1:${String(await freePort())}/0`;
      const started = startSandbox({ port: 0, host: '127.0.0.1', dataDir, log: 'silent', [setting]: address });
      const variable = setting === 'databaseUrl' ? 'DATABASE_URL' : 'REDIS_URL';
      await expect(started).rejects.toThrow(
        new RegExp(`^The (?:database|Redis) of ${variable} cannot be used.* Start it, or correct ${variable}[.]$`),
      );
      await expect(started).rejects.not.toThrow('secret');
    },
  );
});

describe('a database error', () => {
  it('is recognised as temporary or not', () => {
    for (const code of ['57P01', '57P03', '53300', '08006', '40001', '40P01', 'ECONNREFUSED', 'ECONNRESET']) {
      expect(isUnavailable(Object.assign(new Error('x'), { code })), code).toBe(true);
    }
    expect(isUnavailable(new Error('Connection terminated unexpectedly'))).toBe(true);
    expect(isUnavailable(Object.assign(new Error('no socket'), { code: 'ENOENT', syscall: 'connect' }))).toBe(true);
    for (const code of ['23505', 'ENOENT', 'ERR_ASSERTION']) {
      expect(isUnavailable(Object.assign(new Error('x'), { code })), code).toBe(false);
    }
  });
});
