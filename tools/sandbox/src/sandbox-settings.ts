import { resolve } from 'node:path';
import { SandboxCannotStart } from './sandbox-cannot-start.ts';

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** What the environment sets. */
export interface SandboxSettings {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly log: LogLevel;
  readonly faults: boolean;
}

const workspaceRoot = resolve(import.meta.dirname, '../../..');

/** Reads SANDBOX_PORT, SANDBOX_HOST, DATA_DIR, SANDBOX_LOG and SANDBOX_FAULTS. Throws SandboxCannotStart on a bad one. */
export function readSandboxSettings(env: Readonly<Record<string, string | undefined>>): SandboxSettings {
  const text = (name: string, preset: string) => (env[name] === undefined || env[name] === '' ? preset : env[name]);
  return {
    port: readPort(text('SANDBOX_PORT', '4000')),
    host: text('SANDBOX_HOST', '127.0.0.1'),
    dataDir: resolve(text('DATA_DIR', resolve(workspaceRoot, '.data'))),
    log: readLogLevel(env),
    faults: env['SANDBOX_FAULTS'] === '1',
  };
}

function readPort(text: string): number {
  const port = Number(text);
  if (/^\d{1,5}$/.test(text) && port <= 65_535) return port;
  throw new SandboxCannotStart(`SANDBOX_PORT is "${text}", allowed is a number from 0 to 65535.`);
}

/** Reads SANDBOX_LOG; `warn` without it. Throws SandboxCannotStart on a bad one. */
export function readLogLevel(env: Readonly<Record<string, string | undefined>>): LogLevel {
  const text = env['SANDBOX_LOG'] || 'warn';
  const level = logLevels.find((known) => known === text);
  if (level !== undefined) return level;
  throw new SandboxCannotStart(`SANDBOX_LOG is "${text}", allowed is one of ${logLevels.join(', ')}.`);
}
