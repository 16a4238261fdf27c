import type { BuildFlags } from '@wallet/domain';
import { operations } from '@wallet/contract/operations';
import { checkCalls, type KitContext } from './check-operations.ts';
import { checkClock } from './check-clock.ts';
import { checkCommon } from './check-common.ts';
import { checkQrDeposit } from './check-qr-code.ts';
import { checkRepeats, repeatRule } from './check-repeats.ts';
import { checkResponse, checkRefusal } from './check-response.ts';
import { checkLogOut } from './check-log-out.ts';
import { checkSocket } from './check-socket.ts';
import { checkUploads } from './check-uploads.ts';
import { createClient, type Client, type Reply } from './client.ts';
import { createFindings, inOrder, type Finding, type Findings } from './findings.ts';
import { readKnownValues } from './known-values.ts';
import { readAnswer } from './read-as-apps.ts';

export interface KitOptions {
  /** The URL before `/api`; may contain a path. */
  readonly base: string;
  readonly username?: string;
  readonly password?: string;
  readonly allowWrites: boolean;
  /** The app's origin if it differs from the backend's. */
  readonly origin?: string;
  /** Hears of every response. */
  readonly onReply?: Parameters<typeof createClient>[1];
  /** What the app was set to send. Not given: it is not known. */
  readonly flags?: Partial<Pick<BuildFlags, 'idempotencyHeader' | 'logoutCall' | 'allowedLinks'>>;
}

export interface KitReport {
  readonly base: string;
  readonly at: string;
  readonly allowWrites: boolean;
  readonly loggedIn: boolean;
  readonly passed: number;
  readonly failed: number;
  readonly warned: number;
  readonly skipped: number;
  /** Rules for operators that every report contains. */
  readonly rules: readonly string[];
  /** In the order in which they are to be changed. */
  readonly findings: readonly Finding[];
}

/** Checks a backend against the contract, call by call. It only reads unless writing is allowed. */
export async function runKit(options: KitOptions): Promise<KitReport> {
  const { allowWrites, password } = options;
  const base = options.base.replace(/\/$/, '');
  const secrets = new Set(password === undefined || password === '' ? [] : [password]);
  const findings = createFindings(secrets);
  const replies: Reply[] = [];
  const request = createClient(base, (call, reply) => {
    replies.push(reply);
    options.onReply?.(call, reply);
  });
  const token = await logIn(request, findings, options);
  if (token !== null) secrets.add(token);
  const knownValues = await readKnownValues(request, token);
  if (knownValues.launch !== null && knownValues.launch.password !== '') secrets.add(knownValues.launch.password);

  const { flags = {} } = options;
  const { allowedLinks = [] } = flags;
  const context: KitContext = { request, findings, knownValues, token, allowWrites, allowedLinks };
  const parts: Readonly<Record<string, () => Promise<void>>> = {
    'what holds for all': () => checkCommon(context, options.origin ?? null, flags),
    // Before the calls, which claim what the member is entitled to.
    repeats: () => checkRepeats(context, base),
    calls: () => checkCalls(context),
    createQrCode: () => checkQrDeposit(context),
    uploads: () => checkUploads(context),
    'live chat': () => checkSocket(context, base),
    // Last, because it invalidates the token.
    logOut: () => checkLogOut(context, flags),
  };
  for (const [part, check] of Object.entries(parts)) {
    try {
      await check();
    } catch (error) {
      findings.add(part, 'reachable', 'failed', error instanceof Error ? `no answer: ${error.name}` : 'no answer');
    }
  }
  checkClock(findings, replies);
  const count = (verdict: Finding['verdict']) => findings.list.filter((finding) => finding.verdict === verdict).length;
  const counts = { passed: count('passed'), failed: count('failed'), warned: count('warned'), skipped: count('skipped') };
  return {
    base,
    at: new Date().toISOString(),
    allowWrites,
    loggedIn: token !== null,
    ...counts,
    rules: [repeatRule],
    findings: inOrder(findings.list),
  };
}

async function logIn(request: Client, findings: Findings, { username, password }: KitOptions): Promise<string | null> {
  const call = operations.logIn;
  const refused = await request({ ...call, body: {} });
  checkRefusal(findings, 'logIn', call, refused);
  if (username === undefined || password === undefined) {
    findings.add('logIn', 'login', 'skipped', 'needs --username and --password');
    return null;
  }
  const reply = await request({ ...call, body: { username, password } });
  const answer = readAnswer('logIn', reply.json);
  findings.add('logIn', 'login', answer ? 'passed' : 'failed', `status ${String(reply.status)}`);
  if (answer) checkResponse(findings, 'logIn', call, reply);
  return answer?.token ?? null;
}
