import { errorCodes } from '@wallet/domain';
import { errorResponse, idempotencyHeader, markerHeader } from '@wallet/contract';
import { commonErrors } from '@wallet/contract/operations';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { is, type GenericSchema } from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ListedRoute } from '../src/http/route-list.ts';
import { openSandbox, type TestSandbox } from './helper.ts';
import { brokenBodies, hostileBody, hostileSegment, hostileValue } from './hostile.ts';
import { rich } from './money-helper.ts';
import { expectCleanBooks, openingMs, readBooks } from './rewards-helper.ts';
import { wireRow } from './wire-row.ts';

/** `FUZZ_SEED` repeats a run, `FUZZ_REQUESTS` makes it longer. */
const seed = Number(process.env['FUZZ_SEED'] ?? Math.floor(Math.random() * 2 ** 31));
const requests = Number(process.env['FUZZ_REQUESTS'] ?? 3000);
const longMs = 60_000 + requests * 40;

let sandbox: TestSandbox;
let token: string;
let routes: readonly ListedRoute[];
beforeAll(async () => {
  console.info(`fuzz: FUZZ_SEED=${String(seed)} FUZZ_REQUESTS=${String(requests)}`);
  sandbox = await openSandbox({ faults: true, log: 'silent' });
  token = await sandbox.tokenOf(rich);
  routes = sandbox.app.routeList.filter(({ method }) => method !== 'OPTIONS' && method !== 'HEAD');
}, openingMs);
afterAll(async () => {
  await expectCleanBooks(sandbox);
  await sandbox.close();
});

interface Sent {
  readonly method: string;
  /** As it was registered; without it the address itself. */
  readonly route?: string;
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

const json = { 'content-type': 'application/json' };
const known: ReadonlySet<string> = new Set([...errorCodes, 'invalid-token']);

async function send({ method, url, headers = {}, body }: Sent) {
  const common = { authorization: `Bearer ${token}`, [markerHeader.name]: markerHeader.value };
  const answer = await sandbox.app.inject({ method: method as 'GET', url, headers: { ...common, ...headers }, ...(body !== undefined && { payload: body }) });
  return { status: answer.statusCode, text: answer.body };
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** What an answer is to be told by, when it is not what it should be. */
const tell = ({ method, url, headers, body }: Sent, { status, text }: { status: number; text: string }) =>
  `${method} ${url.slice(0, 200)} ${JSON.stringify(headers ?? {}).slice(0, 200)} ${(body ?? '').slice(0, 300)} -> ${String(status)} ${text.slice(0, 200)}`;

/** Sends each, and returns those whose answer is not a refusal in the wire's shape. */
async function sendAll(all: readonly Sent[], isFine: (status: number, text: string, sent: Sent) => boolean): Promise<string[]> {
  const wrong: string[] = [];
  for (const sent of all) {
    const answer = await send(sent);
    if (!isFine(answer.status, answer.text, sent)) wrong.push(tell(sent, answer));
  }
  return wrong;
}

/** A refusal in the wire's shape, with a code that the wire names for the call. */
const isRefusal = (status: number, text: string, { method, url, route = url }: Sent): boolean => {
  if (status < 400 || status > 499) return false;
  const body = parse(text);
  // The games' own pages answer people.
  if (!url.startsWith('/api/') && body === undefined) return true;
  if (!is(errorResponse, body)) return false;
  const row = wireRow(method, route);
  return row === undefined ? known.has(body.message) : [...row.errors, ...commonErrors, 'invalid-token'].includes(body.message);
};
const isNoFailure = (status: number) => status < 500;

const withBody = () => routes.filter(({ body }) => body !== undefined);
const isForm = ({ url }: ListedRoute) => url.startsWith('/__provider/') || url === '/__scenarios';
const fill = (url: string, segment: string) => url.replace(/:\w+/g, segment);

/** So many of each, from the seed. */
function draw<Value>(arbitrary: fc.Arbitrary<Value>, count: number, salt: number): Value[] {
  return fc.sample(arbitrary, { numRuns: count, seed: seed + salt });
}

async function countRows(): Promise<unknown> {
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`.execute(sandbox.db);
  const counts: Record<string, number> = {};
  for (const { name } of rows) {
    const { rows: counted } = await sql<{ count: number }>`select count(*) as count from ${sql.table(name)}`.execute(sandbox.db);
    counts[name] = counted[0]?.count ?? -1;
  }
  return counts;
}

/** Runs `act` and demands that it leaves every table as it was. */
async function expectUnchanged(act: () => Promise<void>): Promise<void> {
  const before = [await countRows(), await readBooks(sandbox)];
  await act();
  expect([await countRows(), await readBooks(sandbox)]).toEqual(before);
}

describe('every call', () => {
  it('refuses a body that its schema does not take, with nothing changed', async () => {
    const taking = withBody().filter((route) => !isForm(route));
    expect(taking.length).toBeGreaterThan(20);
    const each = Math.ceil(requests / 2 / taking.length);
    const all = taking.flatMap(({ method, url, body }, index): Sent[] => {
      const schema = body as GenericSchema;
      return draw(hostileBody(schema), each * 2, index)
        .map((value) => JSON.stringify(value) as string | undefined)
        .filter((text): text is string => text !== undefined && !is(schema, JSON.parse(text)))
        .slice(0, each)
        .map((text) => ({ method, route: url, url: fill(url, 'pg'), headers: json, body: text }));
    });
    await expectUnchanged(async () => {
      expect(await sendAll(all, isRefusal)).toEqual([]);
    });
  }, longMs);

  it('refuses what is no JSON, hides something in it, or is too large, with nothing changed', async () => {
    const all = withBody().filter((route) => !isForm(route)).flatMap(({ method, url, body }): Sent[] =>
      brokenBodies
        .filter((text) => !is(body as GenericSchema, parse(text)))
        .flatMap((text) => [{ method, route: url, url: fill(url, 'pg'), headers: json, body: text }]),
    );
    await expectUnchanged(async () => {
      expect(await sendAll(all, isRefusal)).toEqual([]);
    });
  }, longMs);

  it('refuses another type of content, with nothing changed', async () => {
    const types = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/xml', 'text/html; charset=utf-7', '*/*', ''];
    const all = routes.filter((route) => route.method !== 'GET' && !isForm(route) && route.url.startsWith('/api/') && (route.body !== undefined || route.url.includes('upload')))
      .flatMap(({ method, url }) => types.map((type): Sent => ({ method, route: url, url: fill(url, 'pg'), headers: { 'content-type': type }, body: 'amount=1&to=pg' })));
    await expectUnchanged(async () => {
      expect(await sendAll(all, isRefusal)).toEqual([]);
    });
  }, longMs);

  it('refuses a form that is cut off or broken, with nothing changed', async () => {
    const part = (headers: string) => `--x\r\n${headers}\r\n\r\n`;
    const file = 'Content-Disposition: form-data; name="file"; filename="a.png"\r\nContent-Type: image/png';
    const forms = [
      '', '--x', '--x--', part(file), `${part(file)}abc`, `${part(file)}abc\r\n--x`, `${part(file)}abc\r\n--y--`, `${part('X: 1')}abc\r\n--x--`, `${part('Content-Disposition: form-data')}a\r\n--x--`,
      `${part(file)}not a picture\r\n--x--`, `${part('Content-Disposition: form-data; name="__proto__"')}a\r\n--x--`, `${part('Content-Disposition: form-data; name="file"')}text\r\n--x--`,
      `${part(file.replace('a.png', '../../\0.png'))}GIF89a\r\n--x--`, `${part(`${file}\r\nX-Long: ${'x'.repeat(100_000)}`)}abc\r\n--x--`,
    ];
    const taking = routes.filter(({ method, url }) => method === 'POST' && /\/(?:upload-\w+|slip)$/.test(url) && !url.includes('statement'));
    const all = taking.flatMap(({ method, url }) => forms.map((body): Sent => ({ method, url, headers: { 'content-type': 'multipart/form-data; boundary=x' }, body })));
    await expectUnchanged(async () => {
      expect(await sendAll(all, isRefusal)).toEqual([]);
    });
  }, longMs);

  it('refuses a path that names nothing, with nothing changed', async () => {
    const named = routes.filter(({ url }) => url.startsWith('/api/') && url.includes(':'));
    expect(named.length).toBeGreaterThan(5);
    const each = Math.ceil(requests / 4 / named.length);
    const segments = draw(hostileSegment, each, 1_000).filter((segment) => !/^(?:pg|KBANK|WALLET|%20)$/.test(segment));
    const all = named.flatMap(({ method, url }) => segments.map((segment): Sent => ({ method, route: url, url: fill(url, segment) })));
    await expectUnchanged(async () => {
      // An address that is none leads elsewhere than to the route.
      expect(await sendAll(all, isRefusal)).toEqual([]);
    });
  }, longMs);

  it('that changes something refuses a key that is none, and whoever does not carry the marker', async () => {
    const keys = ['', ' ', 'ü', 'a b', 'x'.repeat(201), 'a\tb'];
    const changing = routes.filter(({ method, url }) => url.startsWith('/api/') && method === 'GET' && /activate|clear|receive|addWallet|invite\/bonus|resetpassword|refresh/.test(url));
    expect(changing.length).toBeGreaterThan(7);
    const all = changing.flatMap(({ method, url }): Sent[] => [
      ...keys.map((key) => ({ method, route: url, url: fill(url, 'pg'), headers: { [idempotencyHeader]: key } })).filter(() => !url.includes('refresh')),
      { method, route: url, url: fill(url, 'pg'), headers: { [markerHeader.name]: 'other' } },
      { method, route: url, url: fill(url, 'pg'), headers: { 'sec-fetch-site': 'cross-site' } },
      { method, route: url, url: fill(url, 'pg'), headers: { 'sec-purpose': 'prefetch' } },
    ]);
    await expectUnchanged(async () => {
      expect(await sendAll(all, isRefusal)).toEqual([]);
    });
  }, longMs);

  it('refuses a token that is none, with nothing changed', async () => {
    const tokens = [...draw(hostileValue, 20, 2_000).map((value) => JSON.stringify(value) ?? ''), token.slice(0, -1), `${token}a`, token.split('.')[0] ?? '', '.', 'a.b'];
    // A header cannot hold more.
    const plain = tokens.map((text) => text.replace(/[^\x20-\x7e]/g, '?').slice(0, 2_000));
    const closed = routes.filter(({ url }) => /^\/api\/(?:wallet|statement|bonus|promotion|refund|invite|spinwheel)/.test(url) && !url.includes('slip'));
    const all = closed.flatMap(({ method, url, body }) =>
      plain.slice(0, Math.ceil(requests / 4 / closed.length)).map((text): Sent => ({
        method, route: url, url: fill(url, 'pg'), headers: { ...(body !== undefined && json), authorization: `Bearer ${text}` }, ...(body !== undefined && { body: '{}' }),
      })),
    );
    await expectUnchanged(async () => {
      expect(await sendAll(all, (status, text) => status === 401 && text === '{"message":"invalid-token"}' || status === 403)).toEqual([]);
    });
  }, longMs);

  it('answers whatever its schema does take, and whatever is asked besides, without failing', async () => {
    const taking = withBody().filter(({ url }) => !url.startsWith('/__'));
    const each = Math.ceil(requests / 4 / taking.length);
    const bodies = taking.flatMap(({ method, url, body }, index) =>
      draw(hostileBody(body as GenericSchema), each, 3_000 + index).map((value): Sent => ({ method, route: url, url: fill(url, 'pg'), headers: json, body: JSON.stringify(value) ?? '' })),
    );
    const reading = routes.filter(({ method, url }) => method === 'GET' && url.startsWith('/api/'));
    const queries = reading.flatMap(({ method, url }) =>
      draw(hostileSegment, 4, 4_000).map((segment): Sent => ({ method, url: `${fill(url, 'pg')}?${segment}=${segment}&__proto__[a]=1` })),
    );
    expect(await sendAll([...bodies, ...queries], isNoFailure)).toEqual([]);
  }, longMs);
});
