import { sep } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSandboxSettings } from '../src/sandbox-settings.ts';

describe('the settings of the sandbox', () => {
  it('are those of a start on this machine, unless the environment says otherwise', () => {
    expect(readSandboxSettings({})).toMatchObject({ port: 4000, host: '127.0.0.1', log: 'warn', faults: false });
    expect(readSandboxSettings({}).dataDir.endsWith(`${sep}.data`)).toBe(true);
    expect(
      readSandboxSettings({ SANDBOX_PORT: '5000', SANDBOX_HOST: '0.0.0.0', SANDBOX_LOG: 'info', SANDBOX_FAULTS: '1', DATA_DIR: '/tmp/x' }),
    ).toEqual({ port: 5000, host: '0.0.0.0', log: 'info', faults: true, dataDir: '/tmp/x' });
  });

  it('can name a PostgreSQL and a Redis', () => {
    const addresses = { DATABASE_URL: 'postgres://a:b@db/sandbox', REDIS_URL: 'redis://cache:6379' };
    expect(readSandboxSettings(addresses)).toMatchObject({ databaseUrl: addresses.DATABASE_URL, redisUrl: addresses.REDIS_URL });
    expect(readSandboxSettings({ DATABASE_URL: '', REDIS_URL: '' })).not.toHaveProperty('databaseUrl');
  });

  it('can name a scenario to begin with', () => {
    expect(readSandboxSettings({ SANDBOX_SCENARIO: 'wheel-ready' })).toMatchObject({ scenario: 'wheel-ready' });
    expect(readSandboxSettings({ SANDBOX_SCENARIO: '' })).not.toHaveProperty('scenario');
  });

  it('never show an address that may hold a password', () => {
    const read = () => readSandboxSettings({ DATABASE_URL: 'mysql://a:secret@db' });
    expect(read).toThrow('DATABASE_URL cannot be used, allowed is an address that begins with postgres:// or postgresql://.');
    expect(read).not.toThrow('secret');
  });

  it.each([
    [{ SANDBOX_PORT: 'http' }, 'SANDBOX_PORT is "http", allowed is a number from 0 to 65535.'],
    [{ SANDBOX_PORT: '70000' }, 'SANDBOX_PORT is "70000", allowed is a number from 0 to 65535.'],
    [{ SANDBOX_SCENARIO: 'rich' }, 'SANDBOX_SCENARIO is "rich", allowed is one of normal, new-member'],
    [{ SANDBOX_LOG: 'loud' }, 'SANDBOX_LOG is "loud", allowed is one of'],
  ])('are refused as %j, saying what is allowed', (env, line) => {
    expect(() => readSandboxSettings(env)).toThrow(line);
  });
});
