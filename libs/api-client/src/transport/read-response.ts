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

export type Reading = { readonly data: unknown; readonly error?: undefined } | { readonly error: ApiError; readonly data?: undefined };

/** A response that has arrived completely. */
export interface RawResponse {
  readonly status: number;
  readonly text: unknown;
  /** Null for a header that is absent, or hidden from pages because the backend is on another origin. */
  readonly header: (name: string) => string | null;
}

/** The request. */
export interface AskedCall {
  /** Only the data counts, as for every read. */
  readonly needsData: boolean;
  /** The request changes something, so `status: false` is not data. */
  readonly isAction: boolean;
  /** The request was sent for a logged-in member. */
  readonly hasToken: boolean;
  /** The request asks whether the service is active, so that status 410 says that it is closed. */
  readonly asksForService?: boolean;
}

/** Reads a complete response, and reports that a session or the service has ended. */
export function readResponse(response: RawResponse, call: AskedCall, context: ApiContext): Reading {
  if (response.status === 410 && call.asksForService === true) return { error: serviceEnded(context) };
  const isGood = response.status >= 200 && response.status <= 299;
  return isGood ? readSuccess(response, call, context) : { error: readFailure(response, call, context) };
}

/** Status 204: the action was done and there is no message. Proxies do not respond like this for a backend that is gone. */
const noContent = 204;

function readSuccess({ status, text }: RawResponse, call: AskedCall, context: ApiContext): Reading {
  const body = status === noContent && !call.needsData ? {} : readBody(text, call);
  const said = readEnvelope(body === undefined ? plainText(text) : body);
  const sayings = readSuccessSayings(said);
  if (sayings.some(endsService)) return { error: serviceEnded(context) };
  if (body === undefined) return { error: { kind: 'unreadable' } };
  if (endsThisSession(sayings, call)) return { error: sessionEnded(context) };
  if (call.isAction && said.success !== true) {
    const denial = readDenial(body);
    if (denial !== null) return { error: toRefusal(denial, objectionsIn(said)) };
  }
  return refusesAfterAll(body, said, call) ? { error: toUnreadable(body) } : { data: body };
}

/** The body of a successful response. An action may be answered by text alone, which is the backend's message. */
function readBody(text: unknown, { needsData }: AskedCall): unknown {
  const body = parseJson(text);
  if (needsData) return body;
  const message = body === undefined ? plainText(text) : body;
  return typeof message === 'string' ? (message === '' ? undefined : { message }) : body;
}

const denials: ReadonlySet<unknown> = new Set([false, 'false', 'error', 'fail', 'failed', 'failure']);

/**
 * The HTTP status of a failure in the body of a successful response to an action: 200 if the body only says that the
 * action failed, 500 if that is not certain. Null if it does not say so.
 */
function readDenial(body: unknown): number | null {
  const { status, result, ok, statusCode } = fieldsOf(body);
  if ([status, result, ok].some((ending) => denials.has(typeof ending === 'string' ? ending.trim().toLowerCase() : ending))) return 200;
  // The number 0 may be a flag, or the code of a success.
  if (readWireFlag(status) === false) return 500;
  return [status, statusCode].find((ending): ending is number => typeof ending === 'number' && ending >= 400 && ending <= 599) ?? null;
}

const fieldsOf = (body: unknown): Readonly<Record<string, unknown>> =>
  typeof body === 'object' ? ((body ?? {}) as Record<string, unknown>) : {};

/** Whether a successful response is in fact a refusal. A code next to requested data only describes the data. */
function refusesAfterAll(body: unknown, said: Envelope, { needsData }: AskedCall): boolean {
  if (saysNo(said)) return true;
  const objections = objectionsIn(said);
  if (needsData ? bringsData(body, objections.some(isErrorCode)) : said.success === true) return false;
  // A message that is not a known code may mean anything: an action may have been done.
  return needsData ? objections.length > 0 : objections.some(isRefusalCode);
}

function saysNo({ success, error }: Envelope): boolean {
  if (success === true) return false;
  return success === false || error === true || objectionsIn({ error }).length > 0;
}

/** The fields that describe a response. A boolean `status` may be data, for example of the active bonus. */
const envelopeKeys: ReadonlySet<string> = new Set(['message', 'code', 'error', 'success', 'statusCode']);

/** Null is an empty list, but not beside a known code: numbers and texts next to it are then fields of the backend's own. */
function bringsData(body: unknown, hasCode: boolean): boolean {
  const fields = Object.entries(body ?? {}).filter(
    ([name, value]) => !envelopeKeys.has(name) && (name !== 'status' || typeof value === 'boolean'),
  );
  const isEmpty = hasCode && fields.some(([, value]) => value === null);
  return fields.some(([, value]) => value !== null && (!isEmpty || typeof value === 'object' || typeof value === 'boolean'));
}

/** The error for a response without the requested data. Its message is all that is known. */
export function toUnreadable(body: unknown): ApiError {
  const said = readEnvelope(body);
  const objections = objectionsIn(said);
  if (saysNo(said) || objections.some(isErrorCode)) return toRefusal(200, objections);
  return { kind: 'unreadable', ...(objections[0] !== undefined && { text: objections[0] }) };
}

/** Matches a whole HTML page, whatever its content type. It is never shown to a member. */
const page = /^\s*<(?:!doctype|html|\?xml)/i;

/** The codes and texts of an error response, the most important first. */
function readSayings({ message, code, error }: Partial<Envelope>): readonly string[] {
  const inner = typeof error === 'object' ? [error.message, error.code] : [error];
  return [message, ...inner, code].filter(isSaying);
}

/** The codes and texts of a successful response, apart from its data. Here `code` may mean anything, such as a prize. */
function readSuccessSayings({ code = '', ...said }: Partial<Envelope>): readonly string[] {
  return readSayings(isErrorCode(code) ? { ...said, code } : said);
}

function isSaying(said: unknown): said is string {
  return typeof said === 'string' && said.trim() !== '' && !page.test(said);
}

/** The message of a successful response, unless it is a confirmation. */
function objectionsIn(said: Partial<Envelope>): readonly string[] {
  return readSuccessSayings(said).filter((saying) => !isConfirmation(saying));
}

/** A response that is plain text counts as a message. */
function readEnvelope(body: unknown): Envelope {
  const read = safeParse(envelope, typeof body === 'string' ? { message: body } : body);
  return read.success ? read.output : {};
}

function readFailure(response: RawResponse, call: AskedCall, context: ApiContext): ApiError {
  const body = parseJson(response.text);
  const sayings = readSayings(readEnvelope(body ?? plainText(response.text)));
  if (endsThisSession(sayings, call)) return sessionEnded(context);
  const hint = readBusyHint(response);
  // Text that is not JSON may come from a proxy, which does not know what the backend did.
  const isBackend = body !== undefined || sayings.some(isErrorCode);
  if (isBackend && sayings.length > 0) return toRefusal(response.status, sayings, hint);
  return { kind: 'unavailable', ...(sayings[0] !== undefined && { text: sayings[0] }), ...hint };
}

/** Longer than any message. */
const maxTextLength = 1000;

/** A body that is plain text, neither JSON nor HTML. */
function plainText(text: unknown): string {
  return typeof text === 'string' && text.length <= maxTextLength && !/[<{["]/.test(text) ? text.trim() : '';
}

/** A session code in a response to a visitor, who has no session, is an ordinary refusal. */
function endsThisSession(sayings: readonly string[], { hasToken }: AskedCall): boolean {
  return sayings.some((saying) => endsSession(saying) && (hasToken || !isErrorCode(saying)));
}

/** `Retry-After` of a redirect has another meaning. */
function readBusyHint({ status, header }: RawResponse): BusyHint {
  if (status !== 429 && status !== 503) return {};
  // The date is from the backend's clock, not from the device's.
  const retryAfterMs = readRetryAfter(header('Retry-After'), fromHttpDate(header('Date') ?? '') ?? Date.now());
  return retryAfterMs === null ? {} : { retryAfterMs };
}

function serviceEnded(context: ApiContext): ApiError {
  context.onSignal('service-ended');
  return { kind: 'terminated' };
}

export function sessionEnded(context: ApiContext): ApiError {
  context.onSignal('session-ended');
  return { kind: 'unauthenticated' };
}

/** Undefined if the text is not JSON. */
function parseJson(text: unknown): unknown {
  try {
    return typeof text === 'string' ? (JSON.parse(text) as unknown) : undefined;
  } catch {
    // HTML, an empty body, or a truncated response: the caller decides.
    return undefined;
  }
}
