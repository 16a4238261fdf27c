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

  it.each<[Record<string, string>, object]>([
    [{ DATABASE_URL: 'postgres://a:b@db/sandbox' }, { databaseUrl: 'postgres://a:b@db/sandbox' }],
    [{ REDIS_URL: 'redis://cache:6379' }, { redisUrl: 'redis://cache:6379' }],
    [{ SANDBOX_SCENARIO: 'wheel-ready' }, { scenario: 'wheel-ready' }],
    [{ SANDBOX_TRUSTED_PROXIES: '127.0.0.1, ::1,10.0.0.0/8' }, { trustedProxies: ['127.0.0.1', '::1', '10.0.0.0/8'] }],
    [{ SANDBOX_VARIANT: 'seed:42' }, { variant: 42 }],
  ])('can be %j, or empty', (env, settings) => {
    expect(readSandboxSettings(env)).toMatchObject(settings);
    const empty = Object.fromEntries(Object.keys(env).map((name) => [name, '']));
    expect(readSandboxSettings(empty)).toEqual(readSandboxSettings({}));
  });

  it('are refused without showing a database URL, which may contain a password', () => {
    const read = () => readSandboxSettings({ DATABASE_URL: 'mysql://a:secret@db' });
    expect(read).toThrow('DATABASE_URL cannot be used; expected an address that begins with postgres:// or postgresql://.');
    expect(read).not.toThrow('secret');
  });

  it.each([
    [{ SANDBOX_PORT: '70000' }, 'SANDBOX_PORT is "70000"; expected a number from 0 to 65535.'],
    [{ SANDBOX_SCENARIO: 'rich' }, 'SANDBOX_SCENARIO is "rich"; expected one of normal, new-member'],
    [
      { SANDBOX_TRUSTED_PROXIES: '127.0.0.1, proxy' },
      'SANDBOX_TRUSTED_PROXIES is "127.0.0.1, proxy"; expected addresses and networks like',
    ],
    [{ SANDBOX_VARIANT: '42' }, 'SANDBOX_VARIANT is "42"; expected seed: and a whole number up to 4294967295, as in seed:42.'],
    [{ SANDBOX_VARIANT: 'seed:4294967296' }, 'SANDBOX_VARIANT is "seed:4294967296"; expected seed:'],
    [{ SANDBOX_LOG: 'loud' }, 'SANDBOX_LOG is "loud"; expected one of'],
  ])('are refused for %j with the allowed values', (env, line) => {
    expect(() => readSandboxSettings(env)).toThrow(line);
  });
});
