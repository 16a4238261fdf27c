import { randomInt } from 'node:crypto';
import type { Redis } from 'ioredis';
import { join } from 'node:path';
import { readBuildFlags } from '@wallet/domain';
import fastify, { LogController, type FastifyReply } from 'fastify';
import { logCalls } from './http/logging.ts';
import { addAnswerHeaders, responseHeaders, loopbackOrigins } from './http/response-headers.ts';
import { addChatSocket } from './chat/chat-socket.ts';
import { handleErrors } from './http/errors.ts';
import { readOperator, stripOperator } from './http/operator-path.ts';
import { keepRouteList } from './http/route-list.ts';
import { addSessions } from './sessions/session.ts';
import { guardStateChanges } from './http/state-guard.ts';
import { validateByWire, type ValibotTypes } from './http/validation.ts';
import { addVariants } from './testers/variants.ts';
import { addAccount } from './identity/account-routes.ts';
import { addAgent } from './chat/agent-routes.ts';
import { addGames } from './games/game-routes.ts';
import { addRewards } from './rewards/reward-routes.ts';
import { addChat } from './chat/chat-routes.ts';
import { addContract } from './contract/contract-page.ts';
import { addLookups } from './lookups/lookup-routes.ts';
import { addProviderPages } from './games/provider-pages.ts';
import { addScenarios } from './testers/scenario-routes.ts';
import { addDeposits } from './deposits/deposit-routes.ts';
import { addSlips } from './deposits/slip-routes.ts';
import { addWallet } from './wallet/wallet-routes.ts';
import { addTesterPages } from './testers/tester-pages.ts';
import { addTesterSwitches } from './testers/tester-routes.ts';
import { addWithdrawals } from './withdrawals/withdrawal-routes.ts';
import type { SandboxApp } from './http/sandbox-app.ts';
import type { SandboxContext } from './routing/sandbox-context.ts';
import type { LogLevel } from './sandbox-settings.ts';
import { createOwnLimits, liftedAllowances, usualAllowances, type Allowances, type Limits } from './http/limits.ts';
import { createChat } from './chat/chat.ts';
import { createClock } from './testers/clock.ts';
import { createPasswords, type Passwords } from './sessions/passwords.ts';
import { readSecret } from './store/secrets.ts';
import { createSessions } from './sessions/sessions.ts';
import { createSignedAddresses } from './files/signed-addresses.ts';
import type { RandomBelow } from './rewards/spin-wheel.ts';
import type { SlipHours } from './operators/operator.ts';
import { createUploads } from './files/uploads.ts';
import type { Store } from './store/database.ts';

export interface AppOptions {
  /** Open and seeded. The caller closes it after the app. */
  readonly db: Store;
  readonly now?: () => Date;
  readonly passwords?: Passwords;
  /** The default counts attempts in memory. */
  readonly limits?: Limits;
  /** Shared by the instances on one database: messages of one reach the sockets of all. */
  readonly redis?: Redis;
  /** The default is `warn`. */
  readonly log?: LogLevel;
  /** Where log lines are written. The default is standard output. */
  readonly logTo?: { readonly write: (line: string) => void };
  /** Enables the testers' switches under `/__`. */
  readonly faults?: boolean;
  /** Addresses and networks of trusted proxies. Only their forwarding headers are used. */
  readonly trustedProxies?: readonly string[];
  /** Seed of a variant: another backend that keeps the same specification. The default is the sandbox itself. */
  readonly variant?: number;
  /** Origins that may read responses. The default is pages on this machine. */
  readonly origins?: readonly (string | RegExp)[];
  /** Duration of a login. */
  readonly sessionMs?: number;
  /** A login ends this long after its last call. The default is `sessionMs` only. */
  readonly idleMs?: number;
  /** Minimum length of a new password. The default is eight. */
  readonly passwordLength?: number;
  /** Overrides of the default limits. */
  readonly allowances?: Partial<Allowances>;
  /** Passphrase of encrypted true-money links. The default is that of apps without a flag. */
  readonly truelinkPassphrase?: string;
  /** Folder for files of the chat, with slips below it. The default is a temporary folder. */
  readonly uploadsDir?: string;
  /** Overrides the operators' closing hours for slips, for tests that must not depend on the time of day. */
  readonly slipHours?: SlipHours;
  /** Where the wheel stops. The default is random. */
  readonly randomBelow?: RandomBelow;
}

const twelveHoursMs = 12 * 3_600_000;

/** Creates the operators' backend, ready to listen or for `inject`. The parts are in the order of their hooks. */
export async function buildApp(options: AppOptions): Promise<SandboxApp> {
  const { db, passwords = createPasswords(), faults = false } = options;
  const clock = createClock(options.now ?? (() => new Date()));
  const { now } = clock;
  const { limits = createOwnLimits(), sessionMs = twelveHoursMs } = options;
  const allowances = { ...(faults ? liftedAllowances : usualAllowances), ...options.allowances };

  const { origins = loopbackOrigins, redis } = options;

  const app: SandboxApp = fastify({
    logger: {
      level: options.log ?? 'warn',
      base: null,
      // Fastify would add addresses, bodies and full errors to a log line. The multipart plugin would add all headers.
      redact: { paths: ['req', 'res', 'err', 'busboyOptions', 'headers', '*.headers'], remove: true },
      ...(options.logTo && { stream: options.logTo }),
    },
    // Its lines contain addresses. `logCalls` writes our own lines.
    logController: new LogController({ disableRequestLogging: true }),
    // Never `true`: any visitor could then choose the address by which attempts are counted.
    trustProxy: [...(options.trustedProxies ?? [])],
    exposeHeadRoutes: false,
    rewriteUrl: ({ url = '/' }) => stripOperator(url),
    // A malformed URL reaches no hook.
    frameworkErrors: (_error, _request, reply: FastifyReply) => {
      void reply.status(400).headers(responseHeaders).send({ message: 'KEY_INVALID' });
    },
  }).withTypeProvider<ValibotTypes>();

  const sessions = await createSessions({ db, now, lifetimeMs: sessionMs, idleMs: options.idleMs });
  const addresses = createSignedAddresses(await readSecret(db, 'file-secret'), now);
  const context: SandboxContext = {
    db,
    now,
    limits,
    passwords,
    sessions,
    allowances,
    addresses,
    passwordLength: options.passwordLength ?? 8,
    slipHours: options.slipHours,
  };
  const chat = createChat({ db, now, addresses });
  const uploads = createUploads(options.uploadsDir);

  keepRouteList(app);
  validateByWire(app);
  handleErrors(app);
  readOperator(app);
  logCalls(app);
  await addAnswerHeaders(app, origins);
  // Before the faults, which run last.
  const variants = addVariants(app, options.variant ?? null);
  if (faults) {
    addTesterSwitches(app, context, variants);
    addScenarios(app, context);
  }
  guardStateChanges(app);
  addSessions(app);
  if (faults) addTesterPages(app, context, clock);

  addLookups(app, context);
  addAccount(app, context);
  addWallet(app, context);
  addWithdrawals(app, context);
  addGames(app, context);
  addDeposits(app, context, options.truelinkPassphrase ?? appsPassphrase());
  addRewards(app, context, options.randomBelow ?? randomInt);
  addProviderPages(app, context);
  addContract(app);
  await addSlips(app, context, createUploads(options.uploadsDir === undefined ? undefined : join(options.uploadsDir, 'slips')));
  await addChat(app, context, { chat, uploads });
  addChatSocket(app, { chat, sessions, origins, ...(redis && { redis }) });
  if (faults) addAgent(app, chat, uploads);
  return app;
}

function appsPassphrase(): string {
  const reading = readBuildFlags({});
  if (!reading.ok) throw new Error(reading.problems.join(' '));
  return reading.flags.truelinkPassphrase;
}
