import { fillPath, operations, type OperationId, type Operation, type ParamName } from '@wallet/contract/operations';
import { is } from 'valibot';
import { checkResponse, checkClosed, checkRefusal } from './check-response.ts';
import type { Client, Reply } from './client.ts';
import type { Findings } from './findings.ts';
import type { KnownValues } from './known-values.ts';

export interface KitContext {
  readonly request: Client;
  readonly findings: Findings;
  readonly knownValues: KnownValues;
  /** null without a member to log in with. */
  readonly token: string | null;
  readonly allowWrites: boolean;
}

const unknown = 'contract-check-none';
const tooLong = [65, 129, 257, 513].map((length) => 'x'.repeat(length));
const guestId = 'contract-check-guest-0001';

/** Request bodies of the reading calls. */
const bodies: Partial<Record<OperationId, object>> = {
  getInvites: { page: 1, limit: 10 },
  getRefunds: { page: 1, limit: 10 },
  getStatement: { page: 1, limit: 10 },
  getSlips: { page: 1, limit: 10 },
  getChatHistory: { guestId, limit: 10, skip: 0 },
};

/** Calls made with unknown ids or incomplete bodies: every backend refuses them, and they are harmless. */
const expectsRefusal: ReadonlySet<OperationId> = new Set([
  'findPromotion',
  'checkRegistration',
  'activateGame',
  'resetGamePassword',
  'activateBonus',
  'activatePromotion',
  'cancelQrCode',
]);

/** Calls that are really made when writing is allowed: they claim what the member is entitled to, or nothing. */
const madeWhenAllowed: ReadonlySet<OperationId> = new Set([
  'refreshGameBalances',
  'claimInviteBonus',
  'receiveRefund',
  'addRefund',
  'spin',
  'clearBonus',
  'launchGame',
  'launchGameWithPassword',
  'markChatRead',
]);

/** Checks every call in sequence. Uploads, chat messages and logout have their own checks. */
export async function checkCalls(context: KitContext): Promise<void> {
  for (const [name, call] of Object.entries(operations) as [OperationId, Operation][]) {
    try {
      await checkCall(context, name, call);
    } catch (error) {
      context.findings.add(name, 'reachable', 'failed', error instanceof Error ? `no answer: ${error.name}` : 'no answer');
    }
  }
}

async function checkCall(context: KitContext, name: OperationId, call: Operation): Promise<void> {
  const { findings, allowWrites, token } = context;
  if (call.upload !== undefined || name === 'sendChatMessage' || name === 'logIn' || name === 'logOut') return;
  if (call.effect !== 'read' && !allowWrites) {
    findings.add(name, 'reachable', 'skipped', 'it changes something: asked with --allow-writes only');
    return;
  }
  if (call.auth === 'required') await checkAuthentication(context, name, call);
  if (call.auth === 'required' && token === null) {
    findings.add(name, 'shape', 'skipped', 'needs --username and --password');
    return;
  }
  await checkInvalidPath(context, name, call);
  await checkInvalidBody(context, name, call);
  if (call.effect !== 'read' && !madeWhenAllowed.has(name) && !expectsRefusal.has(name)) {
    findings.add(name, 'shape', 'skipped', 'done by members only: asked with a faulty request, which has to be refused');
    return;
  }
  await checkResult(context, name, call);
}

/** A member's call must be refused without a token and with an invalid one. */
async function checkAuthentication({ request, findings, knownValues }: KitContext, name: OperationId, call: Operation): Promise<void> {
  const path = fill(call, knownValues, expectsRefusal.has(name)) ?? fillWith(call, unknown);
  const body = call.request === undefined ? undefined : (bodies[name] ?? {});
  const common = { method: call.method, path, ...(body && { body }) };
  checkClosed(findings, name, 'without a token', await request(common));
  checkClosed(findings, name, 'with a token that is none', await request({ ...common, token: 'contract.check' }));
}

/** A path parameter that is too long must be refused in the agreed way. */
async function checkInvalidPath({ request, findings, token }: KitContext, name: OperationId, call: Operation): Promise<void> {
  for (const [param, schema] of Object.entries(call.params ?? {})) {
    const value = tooLong.find((candidate): boolean => !is(schema, candidate));
    if (value === undefined) continue;
    const path = fillPath(call, { ...valuesFor(call, () => unknown), [param]: value });
    const reply = await request({ method: call.method, path, token });
    if (isDone(reply)) findings.add(name, 'status', 'warned', `${String(value.length)} characters are taken for ${param}`);
    else expectRefusal(findings, name, call, reply);
  }
}

/** An incomplete body and one that is no JSON must be refused in the agreed way. */
async function checkInvalidBody({ request, findings, token }: KitContext, name: OperationId, call: Operation): Promise<void> {
  if (call.request === undefined) return;
  const path = fillWith(call, unknown);
  for (const [body, what] of [
    [{}, 'an empty body'],
    ['{', 'a body that is no JSON'],
  ] as const) {
    const reply = await request({ method: call.method, path, token, body });
    // All fields are optional, so an empty body is valid.
    if (name === 'markChatRead' && isDone(reply)) continue;
    if (isDone(reply)) findings.add(name, 'status', 'failed', `${what} is taken with status ${String(reply.status)}`);
    else expectRefusal(findings, name, call, reply);
  }
}

async function checkResult({ request, findings, knownValues, token }: KitContext, name: OperationId, call: Operation): Promise<void> {
  const path = fill(call, knownValues, expectsRefusal.has(name));
  if (path === null) {
    findings.add(name, 'shape', 'skipped', `this member has nothing to fill ${call.path} with`);
    return;
  }
  const body = name === 'markChatRead' ? { guestId } : bodies[name];
  if (call.request !== undefined && body === undefined) return;
  const usedToken = call.auth === 'required' || name === 'getWithdrawalLimits' ? token : null;
  if (call.method === 'GET' && call.effect !== 'read') {
    const unmarked = await request({ method: call.method, path, token: usedToken, isUnmarked: true });
    findings.add(
      name,
      'marker header',
      isDone(unmarked) ? 'failed' : 'passed',
      'a GET that changes something has to be refused without the marker header',
    );
  }
  const reply = await request({ method: call.method, path, token: usedToken, ...(body && { body }), timeoutMs: call.timeoutMs });
  if (!isDone(reply)) {
    const mayRefuse = expectsRefusal.has(name) || call.errors.length > 0;
    if (!mayRefuse) findings.add(name, 'status', 'failed', `status ${String(reply.status)}`);
    expectRefusal(findings, name, call, reply);
  } else if (expectsRefusal.has(name)) {
    findings.add(name, 'status', 'failed', 'something that does not exist was answered as if it did');
  } else {
    findings.add(name, 'status', 'passed');
    checkResponse(findings, name, call, reply);
  }
}

function expectRefusal(findings: Findings, name: OperationId, call: Operation, reply: Reply): void {
  const isRefusal = reply.status >= 400 && reply.status < 500;
  findings.add(name, 'status', isRefusal ? 'passed' : 'failed', `status ${String(reply.status)}`);
  checkRefusal(findings, name, call, reply);
}

const isDone = ({ status }: Reply) => status >= 200 && status < 300;

/** Returns null when the backend has no value for one of the parameters. */
function fill(call: Operation, world: KnownValues, withUnknown: boolean): string | null {
  const known: Readonly<Record<ParamName, string | null>> = {
    slotCode: withUnknown ? unknown : world.slotCode,
    code: unknown,
    qrcodeId: unknown,
    bankCode: world.bankCode,
    reference: world.reference,
    provider: world.launch?.provider ?? null,
    username: world.launch?.username ?? null,
    password: world.launch?.password ?? null,
  };
  const values = valuesFor(call, (name) => known[name]);
  return Object.values(values).includes(null) ? null : fillPath(call, values as Readonly<Record<string, string>>);
}

const fillWith = (call: Operation, value: string): string =>
  fillPath(
    call,
    valuesFor(call, () => value),
  );

function valuesFor<Value>({ params = {} }: Operation, valueOf: (name: ParamName) => Value): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.keys(params).map((name) => [name, valueOf(name as ParamName)]));
}
