import { fillPath, operations, type Operation, type OperationId } from '@wallet/contract/operations';
import type { Reply, RequestOptions } from '../kit/client.ts';
import { readAsApps } from '../kit/read-as-apps.ts';
import { anonymise, type Answer } from './anonymise.ts';

/** A call that was made while the kit ran. */
export interface Exchange {
  readonly request: Pick<RequestOptions, 'method' | 'path' | 'token'>;
  readonly reply: Reply;
}

/** What may be recorded: what is read, and the two calls with which every visit begins. */
const others: ReadonlySet<string> = new Set(['logIn', 'refreshGameBalances']);
/** The longest known addresses first, so that a parameter does not stand for the name of another call. */
const recorded = Object.values<Operation>(operations)
  .filter(({ id, effect }) => effect === 'read' || others.has(id))
  .sort((one, other) => other.path.replace(/\{\w+\}/g, '').length - one.path.replace(/\{\w+\}/g, '').length);

const patternOf = ({ path }: Operation) => new RegExp(`^${path.replace(/\{\w+\}/g, '([^/]+)')}$`);

/**
 * Writes the first success of each call as an HTTP Archive, in which everything of members and operators is replaced. Browsers, Playwright
 * (`page.routeFromHAR`) and the stories read it. `kept` are the words and codes in it that were not replaced.
 */
export function toHar(exchanges: readonly Exchange[], base: string): { readonly archive: object; readonly kept: readonly string[] } {
  const answers = new Map<string, Answer>();
  for (const { request, reply } of exchanges) {
    const call = recorded.find((candidate) => candidate.method === request.method && patternOf(candidate).test(request.path));
    const address = `${request.method} ${request.path}`;
    if (call === undefined || answers.has(address) || reply.json === undefined) continue;
    if (readAsApps(call, reply, request.token != null).error !== undefined) continue;
    const values = patternOf(call).exec(request.path)?.slice(1) ?? [];
    answers.set(address, { operation: call.id as OperationId, json: reply.json, params: paramsOf(call, values) });
  }
  const { answers: anonymous, kept } = anonymise([...answers.values()]);
  const entries = anonymous.map(({ operation, json, params }) => {
    const call: Operation = operations[operation];
    return toEntry(call, `${base}${fillPath(call, params)}`, json);
  });
  return { archive: { log: { version: '1.2', creator: { name: '@wallet/contract-kit', version: '1' }, entries } }, kept };
}

const paramsOf = ({ params = {} }: Operation, values: readonly string[]) =>
  Object.fromEntries(Object.keys(params).map((name, index) => [name, decodeURIComponent(values[index] ?? '')]));

function toEntry({ method }: Operation, url: string, json: unknown): object {
  const text = JSON.stringify(json);
  const message = { httpVersion: 'HTTP/1.1', cookies: [], headersSize: -1, bodySize: -1 };
  return {
    startedDateTime: '2026-01-01T00:00:00.000Z',
    time: 0,
    request: { ...message, method, url, headers: [], queryString: [] },
    response: {
      ...message,
      status: 200,
      statusText: 'OK',
      headers: [{ name: 'content-type', value: 'application/json' }],
      content: { size: text.length, mimeType: 'application/json', text },
      redirectURL: '',
    },
    cache: {},
    timings: { send: 0, wait: 0, receive: 0 },
  };
}
