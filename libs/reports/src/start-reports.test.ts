// @vitest-environment jsdom
import type { ApiStore } from '@wallet/api-client';
import { createTestStore } from '@wallet/api-client/test-store';
import { withdrawAction } from '@wallet/api-client/wallet-actions';
import { moneyOf, targetPattern, type ReportBatch } from '@wallet/domain';
import { createMoneyActions } from '@wallet/money/engine';
import { createTabStore } from '@wallet/session';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MetricWithAttribution } from 'web-vitals/attribution';
import { startReports } from './start-reports.ts';
import { describeVital, targetOf } from './watch-vitals.ts';

/** What must never be sent, as it could come into errors, addresses and answers. */
const secrets = ['eyJhbGciOi-TOKEN', '0812345678', 'Somchai', 'สมชาย', '1,234.56', '123456', '123-4-56789-0', 'NAME_SOMCHAI'];
const secret = secrets.join(' ');

const script = `${location.origin}/assets/index-AbCd123.js`;
const modal = `${location.origin}/assets/DepositModal-AbCd124.js`;

let sent: string[];
let fail: (event: object) => void;
let openStore: (store: ApiStore) => void;

beforeEach(() => {
  history.replaceState(null, '', `/user/home?modal=deposit&token=${secrets.join('-')}`);
  document.head.innerHTML = `<script src="${script}"></script><link rel="modulepreload" href="${modal}">`;
  document.documentElement.lang = 'th';
  sent = [];
  sessionStorage.clear();
  vi.stubGlobal('performance', { getEntriesByName: () => [], now: () => 0 });
  vi.stubGlobal('navigator', { sendBeacon: (_url: string, body: string) => sent.push(body), onLine: true });
  startReports({
    settings: { url: '/reports', app: 'wallet-th', vitalsShare: 0 },
    version: '1.2.3',
    onStore: (listener) => (openStore = listener),
    onFailure: (listener) => (fail = listener as typeof fail),
  });
});
afterEach(() => vi.unstubAllGlobals());

function hide(): ReportBatch {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  dispatchEvent(new Event('visibilitychange'));
  const body = sent.pop() ?? '{"entries":[]}';
  for (const mark of secrets) expect(body).not.toContain(mark);
  return JSON.parse(body) as ReportBatch;
}

const errorWith = ({ name = 'TypeError', message = secret, stack = '' }): Error => Object.assign(new Error(message), { name, stack });

describe('an error', () => {
  it('is told by its class, its route and its positions in our scripts', () => {
    const stack = [`TypeError: ${secret}`, `    at pay (${script}:2:345)`, `    at async ${modal}:1:23456`].join('\n');
    fail({ error: errorWith({ stack }), target: window, message: secret, filename: secret });
    expect(hide()).toEqual({
      app: 'wallet-th',
      release: '1.2.3',
      language: 'th',
      connection: 'other',
      vitalsShare: 0,
      entries: [
        {
          kind: 'error',
          name: 'TypeError',
          code: null,
          frames: ['index-AbCd123.js:2:345', 'DepositModal-AbCd124.js:1:23456'],
          route: '/user/home',
          count: 1,
        },
      ],
    });
  });

  it('is read from the stacks of Firefox and Safari', () => {
    fail({ reason: errorWith({ stack: `pay@${script}:2:345\n@${modal}:1:9` }), target: window });
    expect(hide().entries).toMatchObject([{ frames: ['index-AbCd123.js:2:345', 'DepositModal-AbCd124.js:1:9'] }]);
  });

  it('of React has the number of its message', () => {
    fail({ error: errorWith({ name: 'Error', message: `Minified React error #418; visit https://react.dev/?args[]=${secret}` }), target: window });
    expect(hide().entries).toMatchObject([{ name: 'Error', code: 418 }]);
  });

  it('is counted, and so are only so many', () => {
    for (let time = 0; time < 3; time += 1) fail({ error: errorWith({}), target: window });
    for (let line = 0; line < 100; line += 1) fail({ error: errorWith({ stack: `@${script}:${String(line)}:1` }), target: window });
    const { entries } = hide();
    expect(entries[0]).toMatchObject({ count: 3 });
    expect(entries).toHaveLength(50);
    expect(hide().entries).toEqual([]);
  });

  const hostile: readonly [string, unknown][] = [
    ['a name', errorWith({ name: secret })],
    ['a stack without a message', errorWith({ message: '', stack: secrets.map((mark) => `    at ${mark} (${mark}:1:2)`).join('\n') })],
    ['a message that looks like a stack', ((message: string) => errorWith({ message, stack: `Error: ${message}\n` }))(`x\n at ${script}?${secret}:1:2`)],
    ['files of other names', errorWith({ stack: secrets.map((mark) => `@${location.origin}/assets/${mark}.js:1:2`).join('\n') })],
    ['files with parameters', errorWith({ stack: secrets.map((mark) => `@${script}?${mark}:1:2`).join('\n') })],
    ['files of other sites', errorWith({ stack: `@https://other.example/assets/index-AbCd123.js:1:2` })],
    ['positions', errorWith({ stack: `@${script}:1:0812345678` })],
    ['a text', secret],
    ['an object', { name: secret, message: secret, stack: `@${secret}:1:2` }],
    ['nothing', undefined],
  ];
  it.each(hostile)('tells nothing of %s', (_what, error) => {
    for (const event of [{ error }, { reason: error }]) fail({ ...event, target: window });
    for (const entry of hide().entries) expect(entry).toMatchObject({ kind: 'error', frames: [] });
  });

  it('tells nothing of an address that is no page', () => {
    history.replaceState(null, '', `/user/${secrets.map(encodeURIComponent).join('/')}`);
    fail({ error: errorWith({}), target: window });
    expect(hide().entries).toMatchObject([{ route: 'other' }]);
  });
});

describe('a missing file', () => {
  it('is told once, by its name', () => {
    const payload = new TypeError(`Failed to fetch dynamically imported module: ${modal}`);
    fail({ payload });
    fail({ error: payload, target: window });
    fail({ target: document.querySelector('script') });
    expect(hide().entries).toEqual([
      { kind: 'missing', file: 'DepositModal-AbCd124.js', route: '/user/home', count: 1 },
      { kind: 'missing', file: 'index-AbCd123.js', route: '/user/home', count: 1 },
    ]);
  });

  it('has no name if the browser does not say which it is, or it is not of the build', () => {
    fail({ payload: new TypeError('Importing a module script failed.') });
    for (const mark of secrets) fail({ payload: new Error(`${location.origin}/assets/${mark}.css`) });
    expect(hide().entries).toMatchObject([{ kind: 'missing', file: 'other', count: secrets.length + 1 }]);
  });

  it('is not told if it is a picture from outside', () => {
    for (const mark of secrets) {
      fail({ target: Object.assign(document.createElement('img'), { src: `https://pictures.example/${mark}.png` }) });
    }
    expect(hide().entries).toEqual([]);
  });
});

describe('an action', () => {
  /** Runs a withdrawal against a backend. `answers` are what it says to the withdrawal, then to the reads after it. */
  async function withdraw(answer: () => Promise<Response>, statement: () => object[] = () => []) {
    vi.stubGlobal('fetch', async (request: Request) => {
      if (request.url.includes('/statement')) return Response.json({ total: statement().length, statements: statement() });
      if (request.method === 'POST' || request.url.includes('withdraw')) return answer();
      return Response.json({ profile: { _id: 'm1', name: 'Somchai', username: '0812345678', coin: 0 }, wallet: { amount: 1234.56 }, slots: [] });
    });
    const store = createTestStore({ token: () => 'eyJhbGciOi-TOKEN' });
    openStore(store);
    const actions = createMoneyActions({
      store,
      storage: createTabStore(),
      isCurrent: () => true,
      // The snapshot before the action is there in time.
      wait: (ms) => (ms < 1000 ? new Promise(() => undefined) : Promise.resolve()),
      untilOnline: () => Promise.resolve(),
      lock: (_intent, act) => act(),
    });
    await actions.run(withdrawAction, { amount: moneyOf(1234_56, 'BAHT') });
    return hide().entries;
  }
  const outcome = { kind: 'outcome', action: 'withdraw', route: '/user/home', count: 1 };

  it('is told as done', async () => {
    expect(await withdraw(() => Promise.resolve(Response.json({ message: 'SUCCESS' })))).toEqual([
      { ...outcome, outcome: 'done', code: null, foundAfterMs: null },
    ]);
  });

  it.each([
    [{ message: 'MONEY_NOT_ENOUGH' }, 'MONEY_NOT_ENOUGH'],
    [{ message: 'NAME_SOMCHAI' }, 'other'],
    [{ message: secret, errorCode: 'NAME_SOMCHAI' }, 'other'],
  ])('that is refused with %j is told with %s', async (answer, code) => {
    expect(await withdraw(() => Promise.resolve(Response.json(answer, { status: 400 })))).toEqual([
      { ...outcome, outcome: 'refused', code, foundAfterMs: null },
    ]);
  });

  it('is told as unknown', async () => {
    const answer = () => Promise.reject(new TypeError(secret));
    expect(await withdraw(answer)).toEqual([{ ...outcome, outcome: 'unknown', code: 'unreachable', foundAfterMs: null }]);
  });

  it('is told again when it is found out, with how long that took', async () => {
    let rows: object[] = [];
    const answer = () => {
      rows = [{ statementType: 'withdraw', from: 'WALLET', to: 'KTB', amount: 1234.56, status: 'SUCCESS', createdAt: Date.now() }];
      return Promise.reject(new TypeError(secret));
    };
    expect(await withdraw(answer, () => rows)).toEqual([
      { ...outcome, outcome: 'done', code: null, foundAfterMs: expect.any(Number) as number },
    ]);
  });
});

describe('a vital', () => {
  it('is told with its parts and the names of elements', () => {
    document.body.innerHTML = `<main id="${secret}"><section class="Somchai"><button data-x="${secret}">${secret}</button></section></main>`;
    const target = targetOf(document.querySelector('button'));
    expect(target).toBe('body>main>section>button');
    expect(target).toMatch(targetPattern);
    const metric = { name: 'INP', value: 123.4, rating: 'good', attribution: { interactionTarget: target, inputDelay: 1.6, loadState: 'complete' } };
    expect(describeVital(metric as MetricWithAttribution)).toEqual({
      kind: 'vital',
      name: 'INP',
      value: 123,
      target,
      parts: { inputDelay: 2 },
    });
  });

  it('has nothing else of its attribution', () => {
    const attribution = {
      target: `#${secret}>a`,
      url: `https://x.example/${secret}`,
      lcpEntry: { url: secret },
      timeToFirstByte: secret,
      [secret]: secret,
      resourceLoadDelay: 5,
    };
    const entry = describeVital({ name: 'LCP', value: 5, id: secret, attribution } as unknown as MetricWithAttribution);
    expect(entry).toEqual({ kind: 'vital', name: 'LCP', value: 5, target: '', parts: { resourceLoadDelay: 5 } });
  });

  it('of a change without a load has no first byte', () => {
    expect(describeVital({ name: 'TTFB', value: 0, navigationType: 'soft-navigation', attribution: {} } as MetricWithAttribution)).toBeNull();
  });
});
