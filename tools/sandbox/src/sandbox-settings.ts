import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { SandboxCannotStart } from './store/open-store.ts';
import { scenarioNames } from './testers/scenarios/scenarios.ts';
import { largestSeed } from './testers/variants/random.ts';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

type Environment = Readonly<Record<string, string | undefined>>;

const workspaceRoot = resolve(import.meta.dirname, '../../..');

/** Reads the settings from the environment. Throws SandboxCannotStart on an invalid value. */
export function readSandboxSettings(env: Environment) {
  return {
    port:
      read(env, 'SANDBOX_PORT', 'a number from 0 to 65535', (text) =>
        /^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : undefined,
      ) ?? 4000,
    host: env.SANDBOX_HOST || '127.0.0.1',
    dataDir: resolve(env.DATA_DIR || resolve(workspaceRoot, '.data')),
    log: read(env, 'SANDBOX_LOG', `one of ${logLevels.join(', ')}`, (text) => logLevels.find((level) => level === text)) ?? 'warn',
    faults: env.SANDBOX_FAULTS === '1',
    /** Addresses and networks of trusted proxies. */
    trustedProxies: read(env, 'SANDBOX_TRUSTED_PROXIES', 'addresses and networks like 127.0.0.1, ::1, 10.0.0.0/8', readProxies),
    /** The scenario to start with. It also enables the testers' tools. */
    scenario: read(env, 'SANDBOX_SCENARIO', `one of ${scenarioNames.join(', ')}`, (text) => scenarioNames.find((name) => name === text)),
    variant: readVariant(env),
    /** A PostgreSQL database instead of the embedded one. */
    databaseUrl: readAddress(env, 'DATABASE_URL', ['postgres:', 'postgresql:']),
    /** Redis that several sandboxes on one database share. */
    redisUrl: readAddress(env, 'REDIS_URL', ['redis:', 'rediss:']),
  };
}

/** Reads SANDBOX_VARIANT, the seed of another backend that keeps the same specification. Throws SandboxCannotStart on an invalid value. */
function readVariant(env: Environment): number | undefined {
  return read(env, 'SANDBOX_VARIANT', `seed: and a whole number up to ${String(largestSeed)}, as in seed:42`, (text) => {
    const [, seed] = /^seed:(\d{1,10})$/.exec(text) ?? [];
    return seed !== undefined && Number(seed) <= largestSeed ? Number(seed) : undefined;
  });
}

/** Reads a variable, if it is set. `parse` returns undefined for an invalid value. */
function read<Value>(env: Environment, name: string, expected: string, parse: (text: string) => Value | undefined): Value | undefined {
  const text = env[name];
  if (text === undefined || text === '') return undefined;
  const value = parse(text);
  if (value === undefined) throw new SandboxCannotStart(`${name} is "${text}"; expected ${expected}.`);
  return value;
}

function readProxies(text: string): readonly string[] | undefined {
  const proxies = text.split(',').map((proxy) => proxy.trim());
  return proxies.every((proxy) => isIP(proxy.split('/')[0] ?? '') !== 0) ? proxies : undefined;
}

/** Never shows the URL, which may contain a password. */
function readAddress(env: Environment, name: string, protocols: readonly string[]): string | undefined {
  const address = env[name];
  if (address === undefined || address === '') return undefined;
  if (URL.canParse(address) && protocols.includes(new URL(address).protocol)) return address;
  throw new SandboxCannotStart(`${name} cannot be used; expected an address that begins with ${protocols.join('// or ')}//.`);
}
