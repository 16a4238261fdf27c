import { lookups } from '@wallet/contract/operations/lookups';
import { nextBackendOffset, type Currency, type Exchange } from '@wallet/domain';
import { requestTimeoutMs } from '@wallet/contract';
import { fetchBaseQuery, type BaseQueryApi, type BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type { StoreContext } from './api-context.ts';
import type { ApiError } from './api-error.ts';
import { callOptions } from './call-headers.ts';
import { fetchEarly, takeEarlyRead } from './early-read.ts';
import { limitBody } from './limit-body.ts';
import { noteAnswer, noteFailure } from './line.ts';
import { prepareCall, type ApiRequest } from './prepare-call.ts';
import { readResponse } from './read-response.ts';
import { backendClock, pageBeganAt, wasClockSet, type BackendClockState } from './backend-clock.ts';

const sendBy = (fetchFn: (request: Request) => Promise<Response>) =>
  fetchBaseQuery({
    ...callOptions,
    responseHandler: 'text',
    fetchFn: async (request) => limitBody(await noteAnswer(fetchFn(request as Request))),
  });

const send = sendBy((request) => fetch(request));

/** Metadata that is not part of a response. */
export interface ResponseMeta {
  /** The currency of amounts without one. */
  readonly currency: Currency;
  /** When the call was sent, by the device's clock in milliseconds. The page may have been suspended since. */
  readonly sentAtMs: number;
}

/**
 * Sends one call and converts its response into data or an `ApiError`. It reports that a session or the service has
 * ended. It never shows, navigates, translates or repeats anything.
 */
export const walletBaseQuery: BaseQueryFn<ApiRequest, unknown, ApiError, object, ResponseMeta> = async (request, api, extraOptions) => {
  const context = api.extra as StoreContext;
  const prepared = await prepareCall(request, context);
  if (prepared.error) return { error: prepared.error };
  const { url, headers, body, token } = prepared;
  const isAction = api.type === 'mutation';
  const call = {
    needsData: !isAction || request.needsData === true,
    isAction,
    hasToken: token !== null,
    asksForService: request.operation.path === lookups.getServiceActive.path,
  };
  const early = isAction ? null : takeEarlyRead(url, token);
  const sentAtMs = early?.sentAtMs ?? Date.now();
  const beganAt = pageBeganAt();
  let sendNext = early ? sendBy((sent) => fetchEarly(early, sent)) : send;
  const fetchOnce = async (signal: AbortSignal) => {
    const sendNow = sendNext;
    // A read that is restarted needs a new response.
    sendNext = send;
    return sendNow(
      { url, headers, method: request.operation.method, timeout: request.operation.timeoutMs ?? requestTimeoutMs, body },
      { ...api, signal },
      extraOptions,
    );
  };
  const sent = api.type === 'query' ? await context.reads.run(api.signal, fetchOnce) : await fetchOnce(api.signal);
  const header = (name: string) => sent.meta?.response?.headers.get(name) ?? null;
  const exchange = wasClockSet(beganAt) ? null : { sentAtMs, receivedAtMs: early?.receivedAtMs ?? Date.now() };
  keepBackendClock(header('Date'), exchange, api);
  const meta: ResponseMeta = { currency: context.currency, sentAtMs };
  if (!sent.error) return { ...readResponse({ status: sent.meta?.response?.status ?? 200, text: sent.data, header }, call, context), meta };
  const { status, data } = sent.error;
  if (status === 'TIMEOUT_ERROR') return { error: { kind: 'timeout' } };
  // Even if the device went offline in the meantime: what changes something was sent, so the backend may have acted.
  if (typeof status !== 'number') return { error: { kind: request.operation.effect === 'read' ? noteFailure() : 'unreachable' } };
  return readResponse({ status, text: data, header }, call, context);
};

/** Restarts the reads of the session that have been running for at least this long. */
export const restartReads =
  (minAgeMs?: number) =>
  (_dispatch: unknown, _getState: unknown, extra: unknown): void =>
    (extra as StoreContext).reads.restart(minAgeMs);

/** The session of the store has ended: nothing is sent from now on. */
export const endCalls = (_dispatch: unknown, _getState: unknown, extra: unknown): void => (extra as StoreContext).reads.end();

/** The known offset is wrong if the device's clock was set during the exchange, which is null then. */
function keepBackendClock(dateHeader: string | null, exchange: Exchange | null, { dispatch, getState }: BaseQueryApi): void {
  const { offsetMs: known, pageBeganAt: knownSince } = (getState() as BackendClockState).backendClock;
  const isOver = wasClockSet(knownSince);
  const next = exchange && nextBackendOffset(isOver ? null : known, dateHeader, exchange);
  if (next !== known || (isOver && next !== null)) dispatch(backendClock.actions.offsetRead(next));
}
