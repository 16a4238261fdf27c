import { commonErrors, fillPath, operations, type OperationId, type Operation, type ParamName } from '@wallet/contract/operations';
import { is } from 'valibot';
import type { ApiError } from '@wallet/api-client';
import type { AllowedLinks } from '@wallet/domain';
import { checkConsistency } from './check-consistency.ts';
import { checkResponse, checkClosed, checkRefusal, isDone, isWorded } from './check-response.ts';
import type { Client, Reply } from './client.ts';
import type { Findings } from './findings.ts';
import type { KnownValues } from './known-values.ts';
import { readAsApps } from './read-as-apps.ts';

export interface KitContext {
  readonly request: Client;
  readonly findings: Findings;
  readonly knownValues: KnownValues;
  /** null without a member to log in with. */
  readonly token: string | null;
  readonly allowWrites: boolean;
  /** What the build allows games and pictures of slips to open besides https. */
  readonly allowedLinks: AllowedLinks;
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
  checkClosed(findings, name, call, 'without a token', await request(common));
  checkClosed(findings, name, call, 'with a token that is none', await request({ ...common, token: 'contract.check' }));
}

/** A path parameter that is too long must be refused. */
async function checkInvalidPath({ request, findings, token }: KitContext, name: OperationId, call: Operation): Promise<void> {
  for (const [param, schema] of Object.entries(call.params ?? {})) {
    const value = tooLong.find((candidate): boolean => !is(schema, candidate));
    if (value === undefined) continue;
    const path = fillPath(call, { ...valuesFor(call, () => unknown), [param]: value });
    const reply = await request({ method: call.method, path, token });
    if (isTaken(call, reply)) findings.add(name, 'status', 'warned', `${String(value.length)} characters are taken for ${param}`);
    else checkRefusal(findings, name, call, reply, token !== null);
  }
}

/** An incomplete body and one that is no JSON must be refused. */
async function checkInvalidBody({ request, findings, token }: KitContext, name: OperationId, call: Operation): Promise<void> {
  if (call.request === undefined) return;
  const path = fillWith(call, unknown);
  for (const [body, what] of [
    [{}, 'an empty body'],
    ['{', 'a body that is no JSON'],
  ] as const) {
    const reply = await request({ method: call.method, path, token, body });
    // All fields are optional, so an empty body is valid.
    if (name === 'markChatRead' && isTaken(call, reply)) continue;
    if (isTaken(call, reply)) {
      const isHarmless = call.effect === 'read' && !expectsRefusal.has(name);
      findings.add(name, 'status', isHarmless ? 'warned' : 'failed', `${what} is taken with status ${String(reply.status)}`, {
        sees: isHarmless ? 'Nothing: something is read.' : 'Nothing, as long as the app is right. What a stranger sends is done.',
      });
    } else checkRefusal(findings, name, call, reply, token !== null);
  }
}

async function checkResult(context: KitContext, name: OperationId, call: Operation): Promise<void> {
  const { request, findings, knownValues, token, allowedLinks } = context;
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
    const detail = 'a GET that changes something has to be refused without the marker header';
    findings.judge(name, 'marker header', !isTaken(call, unmarked), detail, detail);
  }
  const reply = await request({ method: call.method, path, token: usedToken, ...(body && { body }), timeoutMs: call.timeoutMs });
  const { error } = readAsApps(call, reply, usedToken !== null);
  const status = `status ${String(reply.status)}`;
  if (error === undefined) {
    if (expectsRefusal.has(name)) {
      findings.add(name, 'status', 'failed', 'something that does not exist was answered as if it did');
      return;
    }
    findings.add(name, 'status', 'passed');
    checkResponse(findings, name, call, reply, { allowedLinks });
    await checkConsistency(context, name, reply, body);
  } else if (expectsRefusal.has(name)) {
    checkRefusal(findings, name, call, reply, usedToken !== null);
  } else if (error.kind === 'unauthenticated' && usedToken !== null) {
    findings.add(name, 'login', 'failed', 'a valid token is refused', { sees: 'Members are sent to the login page again and again.' });
  } else if (error.kind === 'terminated') {
    findings.add(name, 'status', 'failed', 'it is answered with "gone"', { sees: 'Members read that the service has ended.' });
  } else if (isDone(reply) && error.kind === 'unreadable') {
    checkResponse(findings, name, call, reply, { allowedLinks });
  } else if (mayRefuse(call, error)) {
    checkRefusal(findings, name, call, reply, usedToken !== null);
  } else {
    findings.add(name, 'status', 'failed', `${status} where an answer was due`);
    checkRefusal(findings, name, call, reply, usedToken !== null);
  }
}

/** Whether a call that was right may have been refused all the same, because of what this member has. */
function mayRefuse({ effect, errors }: Operation, error: ApiError): boolean {
  if (errors.length === 0) return false;
  const known: readonly string[] = [...errors, ...commonErrors];
  if (error.kind === 'refused') return error.code === null || known.includes(error.code);
  return effect !== 'read' && isWorded(error);
}

/** Whether the apps would take a response for a success. */
const isTaken = (call: Operation, reply: Reply) => readAsApps(call, reply, true).error === undefined;

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
