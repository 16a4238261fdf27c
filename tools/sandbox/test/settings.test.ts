import { sep } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSandboxSettings } from '../src/sandbox-settings.ts';

describe('the settings of the sandbox', () => {
  it('have defaults for this machine, which the environment overrides', () => {
    expect(readSandboxSettings({})).toMatchObject({ port: 4000, host: '127.0.0.1', log: 'warn', faults: false });
    expect(readSandboxSettings({}).dataDir.endsWith(`${sep}.data`)).toBe(true);
    expect(
      readSandboxSettings({ SANDBOX_PORT: '5000', SANDBOX_HOST: '0.0.0.0', SANDBOX_LOG: 'info', SANDBOX_FAULTS: '1', DATA_DIR: '/tmp/x' }),
    ).toEqual({ port: 5000, host: '0.0.0.0', log: 'info', faults: true, dataDir: '/tmp/x' });
  });

  it('can contain a PostgreSQL and a Redis URL', () => {
    const addresses = { DATABASE_URL: 'postgres://a:b@db/sandbox', REDIS_URL: 'redis://cache:6379' };
    expect(readSandboxSettings(addresses)).toMatchObject({ databaseUrl: addresses.DATABASE_URL, redisUrl: addresses.REDIS_URL });
    expect(readSandboxSettings({ DATABASE_URL: '', REDIS_URL: '' }).databaseUrl).toBeUndefined();
  });

  it('can contain a scenario', () => {
    expect(readSandboxSettings({ SANDBOX_SCENARIO: 'wheel-ready' })).toMatchObject({ scenario: 'wheel-ready' });
    expect(readSandboxSettings({ SANDBOX_SCENARIO: '' }).scenario).toBeUndefined();
  });

  it('can contain trusted proxies', () => {
    expect(readSandboxSettings({ SANDBOX_TRUSTED_PROXIES: '127.0.0.1, ::1,10.0.0.0/8' })).toMatchObject({
      trustedProxies: ['127.0.0.1', '::1', '10.0.0.0/8'],
    });
    expect(readSandboxSettings({ SANDBOX_TRUSTED_PROXIES: '' }).trustedProxies).toBeUndefined();
  });

  it('can contain the seed of a variant', () => {
    expect(readSandboxSettings({ SANDBOX_VARIANT: 'seed:42' })).toMatchObject({ variant: 42 });
    expect(readSandboxSettings({ SANDBOX_VARIANT: '' }).variant).toBeUndefined();
  });

  it('are refused without showing a database URL, which may contain a password', () => {
    const read = () => readSandboxSettings({ DATABASE_URL: 'mysql://a:secret@db' });
    expect(read).toThrow('DATABASE_URL cannot be used; expected an address that begins with postgres:// or postgresql://.');
    expect(read).not.toThrow('secret');
  });

  it.each([
    [{ SANDBOX_PORT: 'http' }, 'SANDBOX_PORT is "http"; expected a number from 0 to 65535.'],
    [{ SANDBOX_PORT: '70000' }, 'SANDBOX_PORT is "70000"; expected a number from 0 to 65535.'],
    [{ SANDBOX_SCENARIO: 'rich' }, 'SANDBOX_SCENARIO is "rich"; expected one of normal, new-member'],
    [{ SANDBOX_TRUSTED_PROXIES: 'true' }, 'SANDBOX_TRUSTED_PROXIES is "true"; expected addresses and networks like'],
    [{ SANDBOX_TRUSTED_PROXIES: '127.0.0.1, proxy' }, 'SANDBOX_TRUSTED_PROXIES is "127.0.0.1, proxy"; expected'],
    [{ SANDBOX_VARIANT: '42' }, 'SANDBOX_VARIANT is "42"; expected seed: and a whole number up to 4294967295, as in seed:42.'],
    [{ SANDBOX_VARIANT: 'seed:4294967296' }, 'SANDBOX_VARIANT is "seed:4294967296"; expected seed:'],
    [{ SANDBOX_LOG: 'loud' }, 'SANDBOX_LOG is "loud"; expected one of'],
  ])('are refused for %j with the allowed values', (env, line) => {
    expect(() => readSandboxSettings(env)).toThrow(line);
  });
});
