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

  it.each([
    [{ SANDBOX_PORT: 'http' }, 'SANDBOX_PORT is "http", allowed is a number from 0 to 65535.'],
    [{ SANDBOX_PORT: '70000' }, 'SANDBOX_PORT is "70000", allowed is a number from 0 to 65535.'],
    [{ SANDBOX_LOG: 'loud' }, 'SANDBOX_LOG is "loud", allowed is one of'],
  ])('are refused as %j, saying what is allowed', (env, line) => {
    expect(() => readSandboxSettings(env)).toThrow(line);
  });
});
