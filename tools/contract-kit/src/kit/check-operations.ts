import { fillPath, operations, type OperationId, type Operation, type ParamName } from '@wallet/contract/operations';
import { is } from 'valibot';
import { checkResponse, checkClosed, checkRefusal } from './check-response.ts';
import type { Client, Reply } from './client.ts';
import type { Findings } from './findings.ts';
import type { World } from './world.ts';

export interface KitContext {
  readonly ask: Client;
  readonly findings: Findings;
  readonly world: World;
  /** null: no member to log in with. */
  readonly token: string | null;
  readonly allowWrites: boolean;
}

const unknown = 'contract-check-none';
const tooLong = [65, 129, 257, 513].map((length) => 'x'.repeat(length));
const guestId = 'contract-check-guest-0001';

/** Bodies with which a reading call can be asked. */
const bodies: Partial<Record<OperationId, object>> = {
  getInvites: { page: 1, limit: 10 },
  getRefunds: { page: 1, limit: 10 },
  getStatement: { page: 1, limit: 10 },
  getSlips: { page: 1, limit: 10 },
  getChatHistory: { guestId, limit: 10, skip: 0 },
};

/** What asks for something that is not there, or lacks what it needs: refused by every backend, and harmless. */
const expectsRefusal: ReadonlySet<OperationId> = new Set([
  'findPromotion',
  'checkRegistration',
  'activateGame',
  'resetGamePassword',
  'activateBonus',
  'activatePromotion',
  'cancelQrCode',
]);

/** Done as they are when writing is allowed: they ask for what is due to the member, or for nothing. */
const doneWhenAllowed: ReadonlySet<OperationId> = new Set([
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

/** Looks at every call, one after the other. Uploads, the chat's messages and the log-out have checks of their own. */
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
  if (call.auth === 'required') await checkDoor(context, name, call);
  if (call.auth === 'required' && token === null) {
    findings.add(name, 'shape', 'skipped', 'needs --username and --password');
    return;
  }
  await checkFaultyPath(context, name, call);
  await checkFaultyBody(context, name, call);
  if (call.effect !== 'read' && !doneWhenAllowed.has(name) && !expectsRefusal.has(name)) {
    findings.add(name, 'shape', 'skipped', 'done by members only: asked with a faulty request, which has to be refused');
    return;
  }
  await checkAsked(context, name, call);
}

/** Nobody comes in without a token, or with one that is none. */
async function checkDoor({ ask, findings, world }: KitContext, name: OperationId, call: Operation): Promise<void> {
  const path = fill(call, world, expectsRefusal.has(name)) ?? fillWith(call, unknown);
  const body = call.request === undefined ? undefined : (bodies[name] ?? {});
  const common = { method: call.method, path, ...(body && { body }) };
  checkClosed(findings, name, 'without a token', await ask(common));
  checkClosed(findings, name, 'with a token that is none', await ask({ ...common, token: 'contract.check' }));
}

/** A path with a value that is too long for what it stands for is refused in the agreed way. */
async function checkFaultyPath({ ask, findings, token }: KitContext, name: OperationId, call: Operation): Promise<void> {
  for (const [param, schema] of Object.entries(call.params ?? {})) {
    const value = tooLong.find((candidate): boolean => !is(schema, candidate));
    if (value === undefined) continue;
    const path = fillPath(call, { ...valuesFor(call, () => unknown), [param]: value });
    const reply = await ask({ method: call.method, path, token });
    if (isDone(reply)) findings.add(name, 'status', 'warned', `${String(value.length)} characters are taken for ${param}`);
    else expectRefusal(findings, name, call, reply);
  }
}

/** A body that lacks what it needs, and one that is no JSON, are refused in the agreed way. */
async function checkFaultyBody({ ask, findings, token }: KitContext, name: OperationId, call: Operation): Promise<void> {
  if (call.request === undefined) return;
  const path = fillWith(call, unknown);
  for (const [body, what] of [
    [{}, 'an empty body'],
    ['{', 'a body that is no JSON'],
  ] as const) {
    const reply = await ask({ method: call.method, path, token, body });
    // Everything is optional in it, so that empty is no fault.
    if (name === 'markChatRead' && isDone(reply)) continue;
    if (isDone(reply)) findings.add(name, 'status', 'failed', `${what} is taken with status ${String(reply.status)}`);
    else expectRefusal(findings, name, call, reply);
  }
}

async function checkAsked({ ask, findings, world, token }: KitContext, name: OperationId, call: Operation): Promise<void> {
  const path = fill(call, world, expectsRefusal.has(name));
  if (path === null) {
    findings.add(name, 'shape', 'skipped', `this member has nothing to fill ${call.path} with`);
    return;
  }
  const body = name === 'markChatRead' ? { guestId } : bodies[name];
  if (call.request !== undefined && body === undefined) return;
  const usedToken = call.auth === 'required' || name === 'getWithdrawalLimits' ? token : null;
  if (call.method === 'GET' && call.effect !== 'read') {
    const unmarked = await ask({ method: call.method, path, token: usedToken, isUnmarked: true });
    findings.add(
      name,
      'marker header',
      isDone(unmarked) ? 'failed' : 'passed',
      'a GET that changes something has to be refused without the marker header',
    );
  }
  const reply = await ask({ method: call.method, path, token: usedToken, ...(body && { body }), timeoutMs: call.timeoutMs });
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

/** null: the world has nothing for one of the segments. */
function fill(call: Operation, world: World, withUnknown: boolean): string | null {
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
