import { randomInt } from 'node:crypto';
import { uploadTimeoutMs } from '@wallet/contract';
import fastify, { type FastifyReply, LogController } from 'fastify';
import type { Redis } from 'ioredis';
import { join } from 'node:path';
import { addChat } from './chat/chat-routes.ts';
import { addChatSocket } from './chat/chat-socket.ts';
import { createChat } from './chat/chat.ts';
import { addContract } from './contract/openapi.ts';
import { addDeposits, addSlips } from './deposits/deposit-routes.ts';
import { createSignedAddresses } from './files/signed-addresses.ts';
import { createUploads } from './files/uploads.ts';
import { addGames } from './games/game-accounts.ts';
import { addProviderPages } from './games/provider-pages.ts';
import { type Allowances, createOwnLimits, liftedAllowances, type Limits, usualAllowances } from './http/limits.ts';
import { closeIdleAtEnd, guardStateChanges, readRequests, stripOperator } from './http/requests.ts';
import { responseHeaders, writeResponses } from './http/responses.ts';
import type { SandboxApp, ValibotTypes } from './http/sandbox-app.ts';
import { addAccount } from './identity/account-routes.ts';
import { addLookups } from './lookups/lookup-routes.ts';
import type { SlipHours } from './operators/operator.ts';
import { addRewards } from './rewards/reward-routes.ts';
import { addReports } from './reports/receive-reports.ts';
import type { RandomBelow } from './rewards/spin-wheel.ts';
import type { SandboxContext } from './routing/route.ts';
import type { LogLevel } from './sandbox-settings.ts';
import { createPasswords, type Passwords } from './sessions/passwords.ts';
import { createSessions } from './sessions/sessions.ts';
import type { Store } from './store/database.ts';
import type { Clock } from './testers/tester-pages.ts';
import { addTesters } from './testers/tester-routes.ts';
import { addVariants } from './testers/variants.ts';
import { addWallet } from './wallet/wallet-routes.ts';
import { addWithdrawals } from './withdrawals/withdrawals.ts';

export interface AppOptions {
  /** Open and seeded. The caller closes it after the app. */
  readonly db: Store;
  readonly now?: () => Date;
  readonly passwords?: Passwords;
  /** The default counts attempts in memory. */
  readonly limits?: Limits;
  /** Shared by the instances on one database: messages of one reach the sockets of all. */
  readonly redis?: Redis | undefined;
  /** The default is `warn`. */
  readonly log?: LogLevel;
  /** Where log lines are written. The default is standard output. */
  readonly logTo?: { readonly write: (line: string) => void };
  /** Enables the testers' tools under `/__`. */
  readonly faults?: boolean;
  /** Addresses and networks of trusted proxies. Only their forwarding headers are used. */
  readonly trustedProxies?: readonly string[] | undefined;
  /** Seed of a variant: another backend that keeps the same specification. The default is the sandbox itself. */
  readonly variant?: number | undefined;
  /** Overrides of the default limits. */
  readonly allowances?: Partial<Allowances>;
  /** Folder for files of the chat, with slips below it. The default is a temporary folder. */
  readonly uploadsDir?: string;
  /** Overrides the operators' closing hours for slips, for tests that must not depend on the time of day. */
  readonly slipHours?: SlipHours;
  /** Where the wheel stops. The default is random. */
  readonly randomBelow?: RandomBelow;
}

/** Creates the operators' backend, ready to listen or for `inject`. The parts are in the order of their hooks. */
export async function buildApp(options: AppOptions): Promise<SandboxApp> {
  const { db, passwords = createPasswords(), limits = createOwnLimits(), faults = false, uploadsDir } = options;
  const { now: realNow = () => new Date() } = options;
  const now = () => new Date(realNow().getTime() + clock.aheadMs);
  const clock: Clock = { now, aheadMs: 0 };

  const app: SandboxApp = fastify({
    logger: {
      level: options.log ?? 'warn',
      base: null,
      // Fastify would add addresses, bodies and full errors to a log line. The multipart plugin would add all headers.
      redact: { paths: ['req', 'res', 'err', 'busboyOptions', 'headers', '*.headers'], remove: true },
      ...(options.logTo && { stream: options.logTo }),
    },
    // Its lines contain addresses. `writeResponses` writes our own lines.
    logController: new LogController({ disableRequestLogging: true }),
    // Never `true`: any visitor could then choose the address by which attempts are counted.
    trustProxy: [...(options.trustedProxies ?? [])],
    // The slowest upload that the contract waits for. Node itself looks for late requests each half minute only.
    requestTimeout: uploadTimeoutMs,
    http: { headersTimeout: 30_000, connectionsCheckingInterval: 1_000 },
    exposeHeadRoutes: false,
    rewriteUrl: ({ url = '/' }) => stripOperator(url),
    // A malformed URL reaches no hook.
    frameworkErrors: (_error, _request, reply: FastifyReply) => {
      void reply.status(400).headers(responseHeaders).send({ message: 'KEY_INVALID' });
    },
  }).withTypeProvider<ValibotTypes>();

  const sessions = createSessions(db, now);
  const addresses = await createSignedAddresses(db, now);
  const context: SandboxContext = {
    db,
    now,
    limits,
    passwords,
    sessions,
    allowances: { ...(faults ? liftedAllowances : usualAllowances), ...options.allowances },
    addresses,
    slipHours: options.slipHours,
  };
  const chat = createChat(db, now, addresses);
  const uploads = createUploads(uploadsDir);
  const slipUploads = createUploads(uploadsDir === undefined ? undefined : join(uploadsDir, 'slips'));

  readRequests(app);
  closeIdleAtEnd(app);
  await writeResponses(app);
  // Before the faults, which run last.
  const variants = addVariants(app, options.variant ?? null);
  app.decorateRequest('member', null);
  if (faults) addTesters(app, context, clock, variants, chat, uploads);
  guardStateChanges(app);

  addLookups(app, context);
  addAccount(app, context);
  addWallet(app, context);
  addWithdrawals(app, context);
  addGames(app, context);
  addDeposits(app, context);
  addRewards(app, context, options.randomBelow ?? randomInt);
  addProviderPages(app, context);
  addContract(app);
  addReports(app, context);
  await addSlips(app, context, slipUploads);
  await addChat(app, context, chat, uploads);
  addChatSocket(app, chat, sessions, options.redis);
  return app;
}
