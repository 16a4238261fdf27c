import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { SandboxCannotStart } from './store/sandbox-cannot-start.ts';
import { scenarioNames, type ScenarioName } from './testers/scenarios/scenarios.ts';
import { largestSeed } from './testers/variants/random.ts';

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** The settings from the environment. */
export interface SandboxSettings {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly log: LogLevel;
  readonly faults: boolean;
  /** A login ends this long after its last call. */
  readonly idleMs?: number;
  /** Minimum length of a new password. */
  readonly passwordLength?: number;
  /** Addresses and networks of trusted proxies. */
  readonly trustedProxies?: readonly string[];
  /** The scenario to start with. It also enables the testers' switches. */
  readonly scenario?: ScenarioName;
  /** Seed of a variant: another backend that keeps the same specification. */
  readonly variant?: number;
  /** A PostgreSQL database instead of the embedded one. */
  readonly databaseUrl?: string;
  /** Redis that several sandboxes on one database share. */
  readonly redisUrl?: string;
}

const workspaceRoot = resolve(import.meta.dirname, '../../..');

/**
 * Reads SANDBOX_PORT, SANDBOX_HOST, DATA_DIR, SANDBOX_LOG, SANDBOX_FAULTS, SANDBOX_SCENARIO, SANDBOX_VARIANT,
 * DATABASE_URL and REDIS_URL. Throws SandboxCannotStart on an invalid value.
 */
export function readSandboxSettings(env: Readonly<Record<string, string | undefined>>): SandboxSettings {
  const text = (name: string, preset: string) => (env[name] === undefined || env[name] === '' ? preset : env[name]);
  return {
    port: readPort(text('SANDBOX_PORT', '4000')),
    host: text('SANDBOX_HOST', '127.0.0.1'),
    dataDir: resolve(text('DATA_DIR', resolve(workspaceRoot, '.data'))),
    log: readLogLevel(env),
    faults: env['SANDBOX_FAULTS'] === '1',
    ...readIdle(env['SANDBOX_IDLE_MINUTES']),
    ...readPasswordLength(env['SANDBOX_PASSWORD_LENGTH']),
    ...readProxies(env['SANDBOX_TRUSTED_PROXIES']),
    ...readScenario(env['SANDBOX_SCENARIO']),
    ...readVariant(env),
    ...readAddress(env, 'DATABASE_URL', 'databaseUrl', ['postgres:', 'postgresql:']),
    ...readAddress(env, 'REDIS_URL', 'redisUrl', ['redis:', 'rediss:']),
  };
}

/** Never shows the URL, which may contain a password. */
function readAddress(
  env: Readonly<Record<string, string | undefined>>,
  variable: string,
  key: 'databaseUrl' | 'redisUrl',
  protocols: readonly string[],
): Partial<Record<typeof key, string>> {
  const address = env[variable];
  if (address === undefined || address === '') return {};
  if (URL.canParse(address) && protocols.includes(new URL(address).protocol)) return { [key]: address };
  throw new SandboxCannotStart(`${variable} cannot be used; expected an address that begins with ${protocols.join('// or ')}//.`);
}

function readScenario(text: string | undefined): { scenario?: ScenarioName } {
  if (text === undefined || text === '') return {};
  const scenario = scenarioNames.find((known) => known === text);
  if (scenario !== undefined) return { scenario };
  throw new SandboxCannotStart(`SANDBOX_SCENARIO is "${text}"; expected one of ${scenarioNames.join(', ')}.`);
}

function readIdle(text: string | undefined): { idleMs?: number } {
  if (text === undefined || text === '') return {};
  const minutes = Number(text);
  if (/^\d{1,4}$/.test(text) && minutes > 0) return { idleMs: minutes * 60_000 };
  throw new SandboxCannotStart(`SANDBOX_IDLE_MINUTES is "${text}"; expected a number from 1 to 9999.`);
}

function readPasswordLength(text: string | undefined): { passwordLength?: number } {
  if (text === undefined || text === '') return {};
  const passwordLength = Number(text);
  if (/^\d{1,2}$/.test(text) && passwordLength >= 1 && passwordLength <= 64) return { passwordLength };
  throw new SandboxCannotStart(`SANDBOX_PASSWORD_LENGTH is "${text}"; expected a number from 1 to 64.`);
}

function readProxies(text: string | undefined): { trustedProxies?: readonly string[] } {
  const trustedProxies = (text ?? '')
    .split(',')
    .map((proxy) => proxy.trim())
    .filter((proxy) => proxy !== '');
  const bad = trustedProxies.find((proxy) => !isNetwork(proxy));
  if (bad === undefined) return trustedProxies.length === 0 ? {} : { trustedProxies };
  throw new SandboxCannotStart(`SANDBOX_TRUSTED_PROXIES holds "${bad}"; expected addresses and networks like 127.0.0.1, ::1, 10.0.0.0/8.`);
}

/** An address, or a network that does not contain everything. */
function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}

/** Reads SANDBOX_VARIANT, if it is set. Throws SandboxCannotStart on an invalid value. */
export function readVariant(env: Readonly<Record<string, string | undefined>>): { variant?: number } {
  const text = env['SANDBOX_VARIANT'];
  if (text === undefined || text === '') return {};
  const [, seed] = /^seed:(\d{1,10})$/.exec(text) ?? [];
  if (seed !== undefined && Number(seed) <= largestSeed) return { variant: Number(seed) };
  throw new SandboxCannotStart(
    `SANDBOX_VARIANT is "${text}"; expected seed: and a whole number up to ${String(largestSeed)}, as in seed:42.`,
  );
}

function readPort(text: string): number {
  const port = Number(text);
  if (/^\d{1,5}$/.test(text) && port <= 65_535) return port;
  throw new SandboxCannotStart(`SANDBOX_PORT is "${text}"; expected a number from 0 to 65535.`);
}

/** Reads SANDBOX_LOG. The default is `warn`. Throws SandboxCannotStart on an invalid value. */
export function readLogLevel(env: Readonly<Record<string, string | undefined>>): LogLevel {
  const text = env['SANDBOX_LOG'] || 'warn';
  const level = logLevels.find((known) => known === text);
  if (level !== undefined) return level;
  throw new SandboxCannotStart(`SANDBOX_LOG is "${text}"; expected one of ${logLevels.join(', ')}.`);
}
