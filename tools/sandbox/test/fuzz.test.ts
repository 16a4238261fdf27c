import { errorCodes } from '@wallet/domain';
import { errorResponse, idempotencyHeader, markerHeader } from '@wallet/contract';
import { allOperations, commonErrors, type Operation, type OperationId } from '@wallet/contract/operations';
import * as fc from 'fast-check';
import { is, type GenericSchema } from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { parseJson, useSandbox } from './helper.ts';
import { brokenBodies, hostileBody, hostileParam, hostileSegment } from './hostile.ts';
import { rich, readTables } from './member-helper.ts';
import { operationAt } from './sample-request.ts';

/** `FUZZ_SEED` repeats a run, `FUZZ_REQUESTS` makes it longer. */
const seed = Number(process.env.FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 31));
const requests = Number(process.env.FUZZ_REQUESTS ?? 3000);
const longMs = 60_000 + requests * 40;

const sandbox = useSandbox({ faults: true, log: 'silent' });
let token: string;
let targets: readonly Target[];
const sentOperations = new Set<OperationId>();
beforeAll(async () => {
  console.info(`fuzz: FUZZ_SEED=${String(seed)} FUZZ_REQUESTS=${String(requests)}`);
  token = await sandbox.tokenOf(rich);
  targets = [...allOperations.map(targetOf), ...targetsOutsideContract()];
});

/** Something to send requests to: an operation of the contract or a route outside it. */
interface Target {
  readonly method: string;
  /** Its parameters are in braces. */
  readonly path: string;
  /** The schema of its body. */
  readonly body?: GenericSchema;
  readonly operation?: Operation & { readonly id: OperationId };
}

const targetOf = (operation: Operation & { readonly id: OperationId }): Target => ({
  method: operation.method,
  path: operation.path,
  ...(operation.request && { body: operation.request }),
  operation,
});

/** Routes that are not in the contract. */
const targetsOutsideContract = (): Target[] =>
  sandbox.app.routeList
    .filter(({ method, url }) => method !== 'OPTIONS' && method !== 'HEAD' && operationAt(method, url) === undefined)
    .map(({ method, url, body }) => ({
      method,
      path: url.replace(/:(\w+)/g, '{$1}'),
      ...(body !== undefined && { body: body as GenericSchema }),
    }));

interface Sent {
  readonly target: Target;
  /** Returns the segment for each path parameter, encoded or impossible to decode; `pg` by default. */
  readonly fill?: (name: string) => string;
  readonly query?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

const json = { 'content-type': 'application/json' };
const known: ReadonlySet<string> = new Set([...errorCodes, 'invalid-token']);

const urlOf = ({ target, fill = () => 'pg', query = '' }: Sent) =>
  `${target.path.replace(/\{(\w+)\}/g, (_braced, name: string) => fill(name))}${query}`;

function send(sent: Sent) {
  const { target, headers = {}, body } = sent;
  if (target.operation) sentOperations.add(target.operation.id);
  return sandbox.ask(target.method as 'GET', urlOf(sent), { token, headers, body });
}

/** Describes a request and its wrong response. */
const describeWrong = (sent: Sent, { status, text }: { status: number; text: string }) =>
  `${sent.target.method} ${urlOf(sent).slice(0, 200)} ${JSON.stringify(sent.headers ?? {}).slice(0, 200)} ${(sent.body ?? '').slice(0, 300)} -> ${String(status)} ${text.slice(0, 200)}`;

/** Sends all requests and returns a description of each one whose response is not fine. */
async function sendAll(all: readonly Sent[], isFine: (status: number, text: string, sent: Sent) => boolean): Promise<string[]> {
  const wrong: string[] = [];
  for (const sent of all) {
    const response = await send(sent);
    if (!isFine(response.status, response.text, sent)) wrong.push(describeWrong(sent, response));
  }
  return wrong;
}

/** A refusal as the contract describes it, with a code that the contract lists for the operation. */
const isRefusal = (status: number, text: string, { target: { path, operation } }: Sent): boolean => {
  if (status < 400 || status > 499) return false;
  const body = parseJson(text);
  // The pages outside the API respond with HTML.
  if (!path.startsWith('/api/') && body === undefined) return true;
  if (!is(errorResponse, body)) return false;
  return operation === undefined ? known.has(body.message) : [...operation.errors, ...commonErrors, 'invalid-token'].includes(body.message);
};
const isNoFailure = (status: number) => status < 500;

const isForm = ({ path }: Target) => path.startsWith('/__provider/') || path === '/__scenarios';
/** The targets that accept JSON, with their schemas. */
const jsonTargets = () =>
  targets.flatMap((target) => (target.body === undefined || isForm(target) ? [] : [{ target, schema: target.body }]));
/** The operations of the contract for which `matches` is true. */
const operationsThat = (matches: (operation: Operation) => boolean) =>
  targets.filter(({ operation }) => operation !== undefined && matches(operation));

/** Draws this many values, determined by the seed. */
function draw<Value>(arbitrary: fc.Arbitrary<Value>, count: number, salt: number): Value[] {
  return fc.sample(arbitrary, { numRuns: count, seed: seed + salt });
}

/** Expects that each request is refused, and that no table changes. */
async function expectRefusals(all: readonly Sent[], isFine: Parameters<typeof sendAll>[1] = isRefusal): Promise<void> {
  const before = await readTables(sandbox);
  expect(await sendAll(all, isFine)).toEqual([]);
  expect(await readTables(sandbox)).toBe(before);
}

describe('every route', { timeout: longMs }, () => {
  it('refuses a body that does not match its schema, and changes nothing', async () => {
    const each = Math.ceil(requests / 2 / jsonTargets().length);
    const all = jsonTargets().flatMap(({ target, schema }, index): Sent[] =>
      draw(hostileBody(schema), each * 2, index)
        .map((value) => JSON.stringify(value) as string | undefined)
        .filter((text): text is string => text !== undefined && !is(schema, JSON.parse(text)))
        .slice(0, each)
        .map((text) => ({ target, headers: json, body: text })),
    );
    await expectRefusals(all);
  });

  it('refuses a body that is not JSON, contains __proto__ or is too large, and changes nothing', async () => {
    const all = jsonTargets().flatMap(({ target, schema }): Sent[] =>
      brokenBodies.filter((text) => !is(schema, parseJson(text))).map((text) => ({ target, headers: json, body: text })),
    );
    await expectRefusals(all);
  });

  it('refuses other content types, and changes nothing', async () => {
    // The first three need no preflight.
    const types = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/xml', ''];
    const all = operationsThat(({ request, upload }) => request !== undefined || upload !== undefined).flatMap((target) =>
      types.map((type): Sent => ({ target, headers: { 'content-type': type }, body: 'amount=1&to=pg' })),
    );
    await expectRefusals(all);
  });

  it('refuses a form that is cut off or broken, and changes nothing', async () => {
    const part = (headers: string) => `--x\r\n${headers}\r\n\r\n`;
    const file = 'Content-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png';
    const forms = [
      '',
      '--x--',
      `${part(file)}abc`,
      `${part(file)}abc\r\n--x`,
      `${part('X: 1')}abc\r\n--x--`,
      `${part('Content-Disposition: form-data')}a\r\n--x--`,
      `${part('Content-Disposition: form-data; name="__proto__"')}a\r\n--x--`,
      `${part('Content-Disposition: form-data; name="file"')}text\r\n--x--`,
      `${part(file.replace('a.png', '../../\0.png'))}GIF89a\r\n--x--`,
      `${part(`${file}\r\nX-Long: ${'x'.repeat(100_000)}`)}abc\r\n--x--`,
    ];
    const all = operationsThat(({ upload }) => upload !== undefined).flatMap((target) =>
      forms.map((body): Sent => ({ target, headers: { 'content-type': 'multipart/form-data; boundary=x' }, body })),
    );
    await expectRefusals(all);
  });

  it('refuses hostile path parameters, those that do not match their schema by a code of the request, and changes nothing', async () => {
    const named = targets
      .filter(({ path }) => path.startsWith('/api/'))
      .flatMap((target) =>
        [...target.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({ target, name, schema: target.operation?.params?.[name] })),
      );
    const each = Math.ceil(requests / 4 / named.length);
    const all = named.flatMap(({ target, name, schema }, index) =>
      [...draw(schema ? hostileParam(schema) : hostileSegment, each, 1_000 + index), '%20', 'x'.repeat(1_000)]
        .filter((segment) => !/^(?:pg|KBANK|WALLET)$/.test(segment))
        .map((segment) => ({
          target,
          fill: (other: string) => (other === name ? segment : 'pg'),
          isValid: isValidSegment(schema, segment),
        })),
    );
    // Some of the valid ones lead to no route or to another one.
    await expectRefusals(all.filter(({ isValid }) => isValid));
    const codes = /^{"message":"(?:KEY_MISSING|KEY_INVALID|NO_DATA)"}$/;
    await expectRefusals(
      all.filter(({ isValid }) => !isValid),
      (status, text) => status >= 400 && status < 500 && codes.test(text),
    );
  });

  it('that changes something and takes no JSON refuses an invalid idempotency key, and what links, forms and prefetches of other sites send', async () => {
    const keys = ['', ' ', 'ü', 'a b', 'x'.repeat(201), 'a\tb'];
    const all = operationsThat(({ effect, request }) => effect !== 'read' && request === undefined).flatMap((target): Sent[] => [
      ...(target.operation?.effect === 'money' ? keys : []).map((key) => ({ target, headers: { [idempotencyHeader]: key } })),
      { target, headers: { [markerHeader.name]: 'other' } },
      { target, headers: { 'sec-fetch-site': 'cross-site' } },
      { target, headers: { 'sec-purpose': 'prefetch' } },
    ]);
    await expectRefusals(all);
  });

  it('never responds with a server error, even to valid bodies with hostile values and to hostile queries', async () => {
    const open = jsonTargets().filter(({ target: { path } }) => !path.startsWith('/__'));
    const each = Math.ceil(requests / 4 / open.length);
    const bodies = open.flatMap(({ target, schema }, index) =>
      draw(hostileBody(schema), each, 3_000 + index).map((value): Sent => ({
        target,
        headers: json,
        body: value === undefined ? '' : JSON.stringify(value),
      })),
    );
    const reading = targets.filter(({ method, path }) => method === 'GET' && path.startsWith('/api/'));
    const queries = reading.flatMap((target) =>
      draw(hostileSegment, 4, 4_000).map((segment): Sent => ({ target, query: `?${segment}=${segment}&__proto__[a]=1` })),
    );
    expect(await sendAll([...bodies, ...queries], isNoFailure)).toEqual([]);
  });

  it('of the contract was requested by the tests above', () => {
    expect(allOperations.map(({ id }) => id).filter((id) => !sentOperations.has(id))).toEqual([]);
  });
});

/** Whether the decoded segment matches the schema; a segment that cannot be decoded does not. */
function isValidSegment(schema: GenericSchema | undefined, segment: string): boolean {
  try {
    return schema === undefined || is(schema, decodeURIComponent(segment));
  } catch {
    return false;
  }
}
