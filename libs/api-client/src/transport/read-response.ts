import {
  endsService,
  endsSession,
  fromHttpDate,
  isConfirmation,
  isErrorCode,
  isRefusalCode,
  readRetryAfter,
  readWireFlag,
} from '@wallet/domain';
import { envelope, type Envelope } from '@wallet/contract';
import { safeParse } from 'valibot';
import type { ApiContext } from './api-context.ts';
import { toRefusal, type ApiError, type BusyHint } from './api-error.ts';
import { readSayings, readSuccessSayings } from './read-sayings.ts';

export type Reading = { readonly data: unknown; readonly error?: undefined } | { readonly error: ApiError; readonly data?: undefined };

/** An answer of which all has arrived. */
export interface RawResponse {
  readonly status: number;
  readonly text: unknown;
  /** null for a header that is absent, or that a backend on another origin does not let pages see. */
  readonly header: (name: string) => string | null;
}

/** What was asked. */
export interface AskedCall {
  /** Only what it brings counts, as of every read. */
  readonly needsData: boolean;
  /** It changes something: a no for a status is then no data. */
  readonly isAction: boolean;
  /** It was sent for a member who is logged in. */
  readonly hasToken: boolean;
}

/** Reads a whole answer, and reports what ends a session or the service. */
export function readResponse(response: RawResponse, call: AskedCall, context: ApiContext): Reading {
  const isGood = response.status >= 200 && response.status <= 299;
  return isGood ? readSuccess(response, call, context) : { error: readFailure(response, call, context) };
}

/** What was asked for is done, and there is nothing to say. No proxy answers so for a backend that it has lost. */
const noContent = 204;

function readSuccess({ status, text }: RawResponse, call: AskedCall, context: ApiContext): Reading {
  const body = status === noContent && !call.needsData ? {} : parseJson(text);
  if (body === undefined) return { error: { kind: 'unreadable' } };
  const said = readEnvelope(body);
  const sayings = readSuccessSayings(said);
  if (sayings.some(endsService)) {
    context.onSignal('service-ended');
    return { error: { kind: 'terminated' } };
  }
  if (endsThisSession(sayings, call)) return { error: sessionEnded(context) };
  return refusesAfterAll(body, said, call) || (call.isAction && deniesByStatus(body, said))
    ? { error: toUnreadable(body) }
    : { data: body };
}

/** A no for a status may mean that nothing was done. */
function deniesByStatus(body: unknown, { success }: Envelope): boolean {
  return success !== true && typeof body === 'object' && body !== null && 'status' in body && readWireFlag(body.status) === false;
}

/** Whether a good answer is none. A code beside data that were asked for says something about these only. */
function refusesAfterAll(body: unknown, said: Envelope, { needsData }: AskedCall): boolean {
  if (saysNo(said)) return true;
  if (needsData ? bringsData(body) : said.success === true) return false;
  const objections = objectionsIn(said);
  // What words mean that are no code, nobody here can tell: an action may have been done.
  return needsData ? objections.length > 0 : objections.some(isRefusalCode);
}

function saysNo({ success, error }: Envelope): boolean {
  if (success === true) return false;
  return success === false || error === true || objectionsIn({ error }).length > 0;
}

/** What an answer says of itself. A `status` of yes or no is data, as of the active bonus. */
const envelopeKeys: ReadonlySet<string> = new Set(['message', 'code', 'error', 'success', 'statusCode']);

function bringsData(body: unknown): boolean {
  return Object.entries(body ?? {}).some(
    ([name, value]) => value !== null && !envelopeKeys.has(name) && (name !== 'status' || typeof value === 'boolean'),
  );
}

/** The error of an answer that did not bring what was asked for: what it says instead is all that is known. */
export function toUnreadable(body: unknown): ApiError {
  const said = readEnvelope(body);
  const objections = objectionsIn(said);
  if (saysNo(said) || objections.some(isErrorCode)) return toRefusal(200, objections);
  return { kind: 'unreadable', ...(objections[0] !== undefined && { text: objections[0] }) };
}

/** What a success says, but for what confirms it. */
function objectionsIn(said: Partial<Envelope>): readonly string[] {
  return readSuccessSayings(said).filter((saying) => !isConfirmation(saying));
}

/** A bare text counts as a message. */
function readEnvelope(body: unknown): Envelope {
  const read = safeParse(envelope, typeof body === 'string' ? { message: body } : body);
  return read.success ? read.output : {};
}

function readFailure(response: RawResponse, call: AskedCall, context: ApiContext): ApiError {
  const body = parseJson(response.text);
  const sayings = readSayings(readEnvelope(body ?? plainText(response.text)));
  if (endsThisSession(sayings, call)) return sessionEnded(context);
  const hint = readBusyHint(response);
  // Words that are no JSON may be those of a proxy, which knows nothing of what the backend did.
  const isBackend = body !== undefined || sayings.some(isErrorCode);
  if (isBackend && sayings.length > 0) return toRefusal(response.status, sayings, hint);
  return { kind: 'unavailable', ...(sayings[0] !== undefined && { text: sayings[0] }), ...hint };
}

/** Longer than any sentence. */
const maxTextLength = 1000;

/** A failure's body that is neither JSON nor mark-up, but words. */
function plainText(text: unknown): string {
  return typeof text === 'string' && text.length <= maxTextLength && !/[<{[]/.test(text) ? text.trim() : '';
}

/** A code that a visitor is answered, who has no session, is a refusal like any other. */
function endsThisSession(sayings: readonly string[], { hasToken }: AskedCall): boolean {
  return sayings.some((saying) => endsSession(saying) && (hasToken || !isErrorCode(saying)));
}

/** A redirect's `Retry-After` means something else. */
function readBusyHint({ status, header }: RawResponse): BusyHint {
  if (status !== 429 && status !== 503) return {};
  // Its date is one of the backend's clock, not of the device's.
  const retryAfterMs = readRetryAfter(header('Retry-After'), fromHttpDate(header('Date') ?? '') ?? Date.now());
  return retryAfterMs === null ? {} : { retryAfterMs };
}

export function sessionEnded(context: ApiContext): ApiError {
  context.onSignal('session-ended');
  return { kind: 'unauthenticated' };
}

/** undefined for anything but JSON: no JSON text reads as undefined. */
function parseJson(text: unknown): unknown {
  try {
    return typeof text === 'string' ? (JSON.parse(text) as unknown) : undefined;
  } catch {
    // HTML, nothing, or an answer cut off: the caller names it.
    return undefined;
  }
}
