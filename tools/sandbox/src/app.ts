import { randomInt } from 'node:crypto';
import type { Redis } from 'ioredis';
import { join } from 'node:path';
import { readBuildFlags } from '@wallet/domain';
import fastify, { LogController, type FastifyReply } from 'fastify';
import { logCalls } from './http/logging.ts';
import { addAnswerHeaders, responseHeaders, loopbackOrigins } from './http/response-headers.ts';
import { limitBodyTime } from './http/body-time.ts';
import { addChatSocket } from './chat/chat-socket.ts';
import { handleErrors } from './http/errors.ts';
import { readOperator, stripOperator } from './http/operator-path.ts';
import { keepRouteList } from './http/route-list.ts';
import { addSessions } from './identity/session.ts';
import { guardStateChanges } from './http/state-guard.ts';
import { validateByWire, type ValibotTypes } from './http/validation.ts';
import { addVariants } from './testers/variants.ts';
import { addAccount } from './identity/account-routes.ts';
import { addAgent } from './chat/agent-routes.ts';
import { addAutoLogin } from './games/auto-login-routes.ts';
import { addGameAccounts } from './games/game-account-routes.ts';
import { addBonus } from './rewards/bonus-routes.ts';
import { addChat } from './chat/chat-routes.ts';
import { addContract } from './contract/contract-routes.ts';
import { addInvite } from './rewards/invite-routes.ts';
import { addLogin } from './identity/login-routes.ts';
import { addLookups } from './operators/lookup-routes.ts';
import { addOneTimeCodes } from './identity/otp-routes.ts';
import { addPromotion } from './rewards/promotion-routes.ts';
import { addProviderPages } from './games/provider-pages.ts';
import { addRefund } from './rewards/refund-routes.ts';
import { addScenarios } from './testers/scenario-routes.ts';
import { addSpinWheel } from './rewards/spin-wheel-routes.ts';
import { addQrCodes } from './deposits/qr-code-routes.ts';
import { addSlips } from './deposits/slip-routes.ts';
import { addStatements } from './ledger/statement-routes.ts';
import { addTesterPages } from './testers/tester-pages.ts';
import { addTesterSwitches } from './testers/tester-routes.ts';
import { addTrueMoney } from './deposits/true-money-routes.ts';
import { addWallet } from './ledger/wallet-routes.ts';
import { addWithdrawals } from './withdrawals/withdrawal-routes.ts';
import type { SandboxApp, SandboxContext } from './sandbox-app.ts';
import type { LogLevel } from './sandbox-settings.ts';
import { liftedAllowances, usualAllowances, type Allowances } from './http/allowances.ts';
import { createOwnLimits, type AttemptLimits } from './http/attempt-limit.ts';
import { createChat } from './chat/chat.ts';
import { createClock } from './clock.ts';
import { createLogin } from './identity/login.ts';
import { createPasswords, type Passwords } from './identity/passwords.ts';
import { readSecret } from './store/secrets.ts';
import { createSessions } from './identity/sessions.ts';
import { createSignedAddresses } from './files/signed-addresses.ts';
import type { RandomBelow } from './rewards/spin-wheel.ts';
import { trustProxies } from './http/trusted-proxies.ts';
import type { SlipHours } from './deposits/slips.ts';
import { createUploads } from './files/uploads.ts';
import type { Store } from './store/database.ts';

export interface AppOptions {
  /** Open and seeded. The caller closes it after the app. */
  readonly db: Store;
  readonly now?: () => Date;
  readonly passwords?: Passwords;
  /** Without it the app counts attempts by itself. */
  readonly limits?: AttemptLimits;
  /** Shared by the instances on one database: what is said on one reaches the sockets of all. */
  readonly redis?: Redis;
  /** `warn` without it. */
  readonly log?: LogLevel;
  /** Where log lines go. Without it: standard output. */
  readonly logTo?: { readonly write: (line: string) => void };
  /** Opens the testers' switches under `/__`. */
  readonly faults?: boolean;
  /** Addresses and networks of the proxies in front: only what they say of where a call comes from is believed. */
  readonly trustedProxies?: readonly string[];
  /** The seed of another backend of the same specification, as which the sandbox answers. Without it: as itself. */
  readonly variant?: number;
  /** Pages of these origins may read answers. Without it: pages on this machine. */
  readonly origins?: readonly (string | RegExp)[];
  /** How long a login lasts. */
  readonly sessionMs?: number;
  /** A login ends this long after its last call. Without it: only after `sessionMs`. */
  readonly idleMs?: number;
  /** How long a body that is no file may take to arrive. Without it: half a minute. */
  readonly bodyMs?: number;
  /** The least signs of a new password. Without it: eight. */
  readonly passwordLength?: number;
  /** How often somebody may try something, where it is not the usual. */
  readonly allowances?: Partial<Allowances>;
  /** With which the apps encrypt true-money links. Without it: as they do without a flag of their own. */
  readonly truelinkPassphrase?: string;
  /** Where files of the chat, and below it slips, are kept. Without it: in a folder that ends with the app. */
  readonly uploadsDir?: string;
  /** When no slips are taken, in place of the operators' own hours: for tests that must not depend on the time of day. */
  readonly slipHours?: SlipHours;
  /** Where the wheel stops. Without it: anywhere. */
  readonly randomBelow?: RandomBelow;
}

const twelveHoursMs = 12 * 3_600_000;
/** A little more than an app waits for an upload. */
const maxCallMs = 320_000;

/** The operators' backend, ready to listen or to be asked by `inject`. The order of the parts is the order of their hooks. */
export async function buildApp(options: AppOptions): Promise<SandboxApp> {
  const { db, passwords = createPasswords(), faults = false } = options;
  const clock = createClock(options.now ?? (() => new Date()));
  const { now } = clock;
  const { limits = createOwnLimits(), sessionMs = twelveHoursMs } = options;
  const allowances = { ...(faults ? liftedAllowances : usualAllowances), ...options.allowances };

  const { origins = loopbackOrigins, redis } = options;

  const trusts = trustProxies(options.trustedProxies ?? []);
  const app: SandboxApp = fastify({
    logger: {
      level: options.log ?? 'warn',
      base: null,
      // What Fastify itself would add to a line: addresses, bodies, errors in full.
      // What the reader of forms adds: all headers of the call.
      redact: { paths: ['req', 'res', 'err', 'busboyOptions', 'headers', '*.headers'], remove: true },
      ...(options.logTo && { stream: options.logTo }),
    },
    // Its lines hold addresses; `logCalls` writes lines of our own.
    logController: new LogController({ disableRequestLogging: true }),
    // Never `true`: then any visitor could name the address by which attempts are counted.
    trustProxy: trusts,
    // No file takes longer; what is no file has a limit of its own.
    requestTimeout: maxCallMs,
    exposeHeadRoutes: false,
    rewriteUrl: ({ url = '/' }) => stripOperator(url),
    // An address that cannot be read reaches no hook.
    frameworkErrors: (_error, _request, reply: FastifyReply) => {
      void reply.status(400).headers(responseHeaders).send({ message: 'KEY_INVALID' });
    },
  }).withTypeProvider<ValibotTypes>();

  const sessions = await createSessions({ db, now, lifetimeMs: sessionMs, idleMs: options.idleMs });
  const logIn = createLogin({ db, limits, passwords, sessions, attemptsPerMinute: allowances.loginsPerMinute });
  const addresses = createSignedAddresses(await readSecret(db, 'file-secret'), now);
  const context: SandboxContext = {
    db,
    now,
    limits,
    passwords,
    sessions,
    logIn,
    allowances,
    addresses,
    passwordLength: options.passwordLength ?? 8,
    slipHours: options.slipHours,
  };
  const chat = createChat({ db, now, addresses });
  const uploads = createUploads(options.uploadsDir);

  keepRouteList(app);
  validateByWire(app);
  limitBodyTime(app, options.bodyMs ?? 30_000);
  handleErrors(app);
  readOperator(app);
  logCalls(app);
  await addAnswerHeaders(app, origins);
  // Before the faults, which have the last word.
  const variants = addVariants(app, options.variant ?? null);
  if (faults) {
    addTesterSwitches(app, context, variants);
    addScenarios(app, context);
  }
  guardStateChanges(app);
  addSessions(app);
  if (faults) addTesterPages(app, context, clock);

  addLogin(app, context);
  addLookups(app, context);
  addOneTimeCodes(app, context);
  addAccount(app, context);
  addWallet(app, context);
  addWithdrawals(app, context);
  addGameAccounts(app, context);
  addAutoLogin(app, context);
  addQrCodes(app, context);
  addTrueMoney(app, context, options.truelinkPassphrase ?? appsPassphrase());
  addStatements(app, context);
  addBonus(app, context);
  addPromotion(app, context);
  addRefund(app, context);
  addInvite(app, context);
  addSpinWheel(app, context, options.randomBelow ?? randomInt);
  addProviderPages(app, context);
  addContract(app);
  await addSlips(app, context, createUploads(options.uploadsDir === undefined ? undefined : join(options.uploadsDir, 'slips')));
  await addChat(app, context, { chat, uploads });
  addChatSocket(app, { chat, sessions, origins, trusts, allowances, ...(redis && { redis }) });
  if (faults) addAgent(app, chat, uploads);
  return app;
}

function appsPassphrase(): string {
  const reading = readBuildFlags({});
  if (!reading.ok) throw new Error(reading.problems.join(' '));
  return reading.flags.truelinkPassphrase;
}
