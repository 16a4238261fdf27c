import { join, resolve } from 'node:path';
import { type AppOptions, buildApp } from './app.ts';
import { createOwnLimits, createSharedLimits } from './http/limits.ts';
import { describeError } from './http/responses.ts';
import type { SandboxApp } from './http/sandbox-app.ts';
import { seed } from './seed/seed.ts';
import { createPasswords } from './sessions/passwords.ts';
import { openPostgres, openRedis } from './store/open-postgres.ts';
import { openStore, SandboxCannotStart } from './store/open-store.ts';
import type { ScenarioLogin } from './testers/scenarios/run-scenario.ts';
import type { ScenarioName } from './testers/scenarios/scenarios.ts';

export interface StartOptions extends Omit<AppOptions, 'db' | 'limits' | 'redis'> {
  /** 0 takes any free port. */
  readonly port: number;
  readonly host: string;
  /** Created if it does not exist. One sandbox at a time, unless `databaseUrl` is set. */
  readonly dataDir: string;
  /** PostgreSQL instead of the database in `dataDir`. Files of the chat stay in `dataDir`. */
  readonly databaseUrl?: string | undefined;
  /** Redis that all sandboxes on `databaseUrl` share. */
  readonly redisUrl?: string | undefined;
  /** The scenario to start with. It enables the testers' tools. */
  readonly scenario?: ScenarioName | undefined;
}

export interface RunningSandbox {
  readonly url: string;
  /** The scenario's member. Null without a scenario. */
  readonly login: ScenarioLogin | null;
  /** Finishes running requests, then closes the database. Can be called twice. */
  readonly close: () => Promise<void>;
}

/** Starts a sandbox with its demo members. Throws SandboxCannotStart with a one-line reason. */
export async function startSandbox({
  port,
  host,
  dataDir,
  databaseUrl,
  redisUrl,
  scenario,
  ...options
}: StartOptions): Promise<RunningSandbox> {
  const { now = () => new Date(), passwords = createPasswords(), log = 'warn' } = options;
  const onTrouble = (error: Error) => {
    if (log !== 'silent') console.error(describeError(error));
  };
  const parts = new AsyncDisposableStack();
  try {
    const redis = redisUrl === undefined ? undefined : await openRedis(redisUrl, onTrouble);
    parts.defer(() => redis?.disconnect());
    const store = databaseUrl === undefined ? await openStore(dataDir) : await openPostgres(databaseUrl, onTrouble);
    parts.defer(store.close);
    await seed(store.db, passwords, now);
    const app = await buildApp({
      uploadsDir: join(resolve(dataDir), 'uploads'),
      ...options,
      ...(scenario && { faults: true }),
      now,
      passwords,
      log,
      redis,
      limits: redis === undefined ? createOwnLimits() : createSharedLimits(redis),
      db: store.db,
    });
    parts.defer(() => app.close());
    const url = await listen(app, port, host);
    const login = scenario === undefined ? null : await beginWith(app, scenario);
    return { url, login, close: () => parts.disposeAsync() };
  } catch (error) {
    await parts.disposeAsync();
    throw error;
  }
}

async function beginWith(app: SandboxApp, name: ScenarioName): Promise<ScenarioLogin> {
  const response = await app.inject({ method: 'POST', url: '/__scenario', payload: { name } });
  if (response.statusCode !== 200) throw new SandboxCannotStart(`The scenario ${name} could not be made.`);
  return response.json<ScenarioLogin>();
}

async function listen(app: SandboxApp, port: number, host: string): Promise<string> {
  try {
    return await app.listen({ port, host });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    throw new SandboxCannotStart(
      `Port ${host}:${String(port)} is taken by another program. End that one, or set SANDBOX_PORT to another port.`,
    );
  }
}
