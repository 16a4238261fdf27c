import { resolve } from 'node:path';
import { SandboxCannotStart } from './sandbox-cannot-start.ts';
import { scenarioNames, type ScenarioName } from './scenarios/scenarios.ts';

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** What the environment sets. */
export interface SandboxSettings {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly log: LogLevel;
  readonly faults: boolean;
  /** What to begin with; it opens the testers' switches too. */
  readonly scenario?: ScenarioName;
  /** A PostgreSQL database instead of the sandbox's own. */
  readonly databaseUrl?: string;
  /** What several sandboxes on one database share. */
  readonly redisUrl?: string;
}

const workspaceRoot = resolve(import.meta.dirname, '../../..');

/** Reads SANDBOX_PORT, SANDBOX_HOST, DATA_DIR, SANDBOX_LOG, SANDBOX_FAULTS, SANDBOX_SCENARIO, DATABASE_URL and REDIS_URL. Throws SandboxCannotStart on a bad one. */
export function readSandboxSettings(env: Readonly<Record<string, string | undefined>>): SandboxSettings {
  const text = (name: string, preset: string) => (env[name] === undefined || env[name] === '' ? preset : env[name]);
  return {
    port: readPort(text('SANDBOX_PORT', '4000')),
    host: text('SANDBOX_HOST', '127.0.0.1'),
    dataDir: resolve(text('DATA_DIR', resolve(workspaceRoot, '.data'))),
    log: readLogLevel(env),
    faults: env['SANDBOX_FAULTS'] === '1',
    ...readScenario(env['SANDBOX_SCENARIO']),
    ...readAddress(env, 'DATABASE_URL', 'databaseUrl', ['postgres:', 'postgresql:']),
    ...readAddress(env, 'REDIS_URL', 'redisUrl', ['redis:', 'rediss:']),
  };
}

/** Never shows the address: it can hold a password. */
function readAddress(
  env: Readonly<Record<string, string | undefined>>,
  variable: string,
  key: 'databaseUrl' | 'redisUrl',
  protocols: readonly string[],
): Partial<Record<typeof key, string>> {
  const address = env[variable];
  if (address === undefined || address === '') return {};
  if (URL.canParse(address) && protocols.includes(new URL(address).protocol)) return { [key]: address };
  throw new SandboxCannotStart(`${variable} cannot be used, allowed is an address that begins with ${protocols.join('// or ')}//.`);
}

function readScenario(text: string | undefined): { scenario?: ScenarioName } {
  if (text === undefined || text === '') return {};
  const scenario = scenarioNames.find((known) => known === text);
  if (scenario !== undefined) return { scenario };
  throw new SandboxCannotStart(`SANDBOX_SCENARIO is "${text}", allowed is one of ${scenarioNames.join(', ')}.`);
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
