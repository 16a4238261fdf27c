import type { ApiError } from '@wallet/api-client';
import { fromHttpDate, isErrorCode, readWireFlag, type AllowedLinks } from '@wallet/domain';
import { errorResponse } from '@wallet/contract';
import { commonErrors, type Operation, type OperationId } from '@wallet/contract/operations';
import { is, safeParse } from 'valibot';
import type { Reply } from './client.ts';
import { consequences, type FieldRow } from './consequences.ts';
import { fieldKinds, type FieldKind, type Surroundings } from './field-kinds.ts';
import type { Findings } from './findings.ts';
import { readAsApps } from './read-as-apps.ts';
import { findViolations, listFields, type ArrivedField } from './shape.ts';

export const isDone = ({ status }: Pick<Reply, 'status'>) => status >= 200 && status < 300;

/** The backend's clock when it answered. */
export const clockOf = ({ headers, receivedAtMs }: Reply): number => fromHttpDate(headers.get('date') ?? '') ?? receivedAtMs;

/** Checks that a success has the agreed shape, that every field of it can be used, and that it is not cached. */
export function checkResponse(
  findings: Findings,
  subject: OperationId,
  call: Operation,
  reply: Reply,
  { allowedLinks = [] }: { readonly allowedLinks?: AllowedLinks | undefined } = {},
): void {
  const violations = findViolations(call.response, reply.json);
  findings.add(subject, 'shape', violations.length > 0 ? 'failed' : 'passed', few(violations));
  checkFields(findings, subject, listFields(call.response, reply.json), { nowMs: clockOf(reply), allowedLinks });
  const caching = reply.headers.get('cache-control') ?? '';
  findings.add(subject, 'caching', caching.includes('no-store') ? 'passed' : 'warned', `Cache-Control is "${caching}", "no-store" is safe`);
}

const isNothing = (value: unknown) => value === undefined || value === null || value === '';

/** Checks each field of a response. The same fault in several entries of a list is one finding. */
function checkFields(findings: Findings, subject: OperationId, fields: readonly ArrivedField[], around: Surroundings): void {
  const { fields: rows, onlyIf } = consequences[subject];
  const isThere = onlyIf === undefined || readWireFlag(fields.find(({ path }) => path === onlyIf)?.value) !== false;
  const seen = new Set<string>();
  for (const { path, place, value } of fields) {
    const row = rows[path];
    if (row === undefined || seen.has(path) || row.isUnused?.(entryAt(fields, place))) continue;
    const judged = judge({ ...row, isNeeded: row.isNeeded && isThere }, value, around);
    if (judged === null) continue;
    seen.add(path);
    const [verdict, what] = judged;
    findings.add(subject, verdict === 'failed' ? 'field' : 'agreed form', verdict, `${place || 'the answer'}: ${what}`, {
      field: place,
      row,
      change: `Send ${fieldKinds[row.kind].form}.`,
    });
  }
  if (seen.size === 0) findings.add(subject, 'field', 'passed');
}

/** The fields beside one of an entry, by their names. */
function entryAt(fields: readonly ArrivedField[], place: string): Readonly<Record<string, unknown>> {
  const entry = place.slice(0, place.lastIndexOf('.') + 1);
  const beside = fields.filter((field) => field.place.startsWith(entry));
  return Object.fromEntries(beside.map((field) => [field.place.slice(entry.length), field.value]));
}

/** The verdict of a field and the reason; null when nothing is wrong. */
export function judge(
  { kind: name, isNeeded, isExpected }: FieldRow,
  value: unknown,
  around: Surroundings,
): readonly ['failed' | 'warned', string] | null {
  const kind: FieldKind = fieldKinds[name];
  if (isNothing(value)) {
    const what = `it is ${value === undefined ? 'absent' : value === null ? 'null' : 'empty'}`;
    if (isNeeded) return ['failed', what];
    return value === undefined && isExpected ? ['warned', what] : null;
  }
  if (kind.read(value) === null) return ['failed', `it cannot be read: ${nameOfType(value)} instead of ${kind.form}`];
  const fault = kind.findFault?.(value, around) ?? null;
  if (fault !== null) return ['failed', fault];
  const note = kind.findNote?.(value, around) ?? null;
  if (note !== null) return ['warned', note];
  return kind.isForm(value) ? null : ['warned', `${nameOfType(value)} instead of ${kind.form}, which the apps read too`];
}

function nameOfType(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  return { string: 'a text', number: 'a number', boolean: 'a switch' }[typeof value as string] ?? 'an object';
}

/** Checks that a refusal says why in a way that the apps can tell members. */
export function checkRefusal(findings: Findings, subject: string, call: Operation, reply: Reply, hasToken = false): void {
  const { error } = readAsApps(call, reply, hasToken);
  const status = `status ${String(reply.status)}`;
  if (error === undefined) {
    findings.add(subject, 'status', 'failed', `a refusal with ${status} reads like a success`, {
      sees: call.effect === 'read' ? 'Members see data that is none.' : 'Members read that it was done, although it was refused.',
    });
    return;
  }
  if (!isWorded(error) && error.kind !== 'unauthenticated') {
    findings.add(subject, 'error shape', 'failed', `a refusal with ${status} is not {"message": text}`);
    return;
  }
  const isAgreed = (is(errorResponse, reply.json) && reply.status >= 400 && reply.status < 500) || isOwnRefusal(call, reply);
  findings.add(
    subject,
    'error shape',
    isAgreed ? 'passed' : 'warned',
    isAgreed ? '' : `a refusal with ${status} in another form than {"message": code}, which the apps read too`,
  );
  checkCode(findings, subject, call, isWorded(error) ? (error.kind === 'refused' ? (error.code ?? error.text) : error.text) : null);
}

/** The wheel refuses in its own responses. */
function isOwnRefusal({ response }: Operation, { json }: Reply): boolean {
  const read = safeParse(response, json);
  return read.success && (read.output as { readonly success?: unknown }).success === false;
}

/** Whether the backend itself says why it did not do something, so that members can read it. */
export function isWorded(error: ApiError): error is Extract<ApiError, { text?: string }> {
  return error.kind === 'refused' || ((error.kind === 'unavailable' || error.kind === 'unreadable') && error.text !== undefined);
}

function checkCode(findings: Findings, subject: string, { errors }: Operation, said: string | null | undefined): void {
  if (said === null || said === undefined) {
    findings.add(subject, 'error code', 'passed', 'the session has ended');
    return;
  }
  const known: readonly string[] = [...errors, ...commonErrors];
  if (known.includes(said)) findings.add(subject, 'error code', 'passed', said);
  else if (isErrorCode(said)) findings.add(subject, 'error code', 'warned', `${said} is not one of this call's codes`);
  else if (/^[A-Z][A-Z\d]*(?:_[A-Z\d]+)+$/.test(said)) findings.add(subject, 'error code', 'failed', `${said} is no code of the catalogue`);
  else findings.add(subject, 'error code', 'warned', 'the refusal is a text in one language, not a code');
}

/** Checks that a member's call without a valid token is refused in a way that ends the session in the apps. */
export function checkClosed(findings: Findings, subject: string, call: Operation, how: string, reply: Reply): void {
  // As the apps read it when they had a token.
  const { error } = readAsApps(call, reply, true);
  const isClosed = error?.kind === 'unauthenticated';
  const isAgreed = reply.status === 401 && is(errorResponse, reply.json) && reply.json.message === 'invalid-token';
  findings.add(
    subject,
    'login',
    isAgreed ? 'passed' : isClosed ? 'warned' : 'failed',
    isAgreed ? how : `${how}: expected 401 {"message":"invalid-token"}, got ${String(reply.status)} in another form`,
    error === undefined
      ? { sees: 'Strangers read or do what is for members only.' }
      : { sees: 'Members whose session has ended are not asked to log in again: they see errors.' },
  );
}

function few(problems: readonly string[]): string {
  return problems.length > 3 ? `${problems.slice(0, 3).join('; ')} and ${String(problems.length - 3)} more` : problems.join('; ');
}
