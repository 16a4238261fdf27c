import { moneyOf } from '@wallet/domain';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { bonusEndpoints } from '../endpoints/bonuses.ts';
import { sendJson, sendText, serverOfEachTest } from '../testing/misbehaving-server.ts';
import { goodWallet, startTestSession } from '../testing/test-session.ts';
import { walletEndpoints } from '../endpoints/wallet.ts';
import type { ExpectedChange } from '../money/expected-change.ts';
import {
  compare,
  describeSent,
  isWhole,
  readBalance,
  readBefore,
  readEvidence,
  readSent,
  readSnapshot,
  reconcile,
  refreshChanged,
  type SentAction,
} from './reconcile.ts';

const server = serverOfEachTest();
afterEach(() => void vi.useRealTimers());

const sentAt = Date.UTC(2026, 10, 21, 12);
const time = new Date(sentAt).toISOString();
const entry = (change: object = {}) => ({
  statementType: 'transfer',
  from: 'WALLET',
  to: 'G1',
  amount: 5,
  status: 'SUCCESS',
  createdAt: time,
  ...change,
});
const requestedPaths = () => server.seen.map(({ url }) => url.split('?')[0]);
const list = (...statements: object[]) => ({ total: statements.length, statements });
const transfer: ExpectedChange = { kind: 'transfer', from: 'WALLET', to: 'G1', amount: moneyOf(500, 'BAHT') };

/** The responses of the backend by path. */
type Responses = Readonly<Record<string, unknown>>;

const wallet = (change: object = {}) => ({ ...goodWallet, ...change });
const game = { ...goodWallet.slots[0] };
const inviteEntry = entry({ statementType: 'bonus', from: 'INVITE', to: 'WALLET', invite: { description: '' } });
const code = { hasQrcode: true, qrcodeId: 'q1', qrcode: '<svg></svg>', amount: 5, expireIn: Date.now() + 600_000 };
const bonus = (userBonus?: object) => [{ code: 'B1', type: 'limit', ...(userBonus && { userBonus }) }];

const active = { status: true, type: 'x' };
const used = (times: number) => bonus({ _id: 'u', isActive: true, received: Array(times).fill({ updatedAt: time }) });

const coupons = (amount: number) => [{ prize: { slice: 's1', name: '' }, amount }];
const wheel = (userCoin: number | null) => ({ name: '', slices: [], userCoin });

const noCode = { hasQrcode: false };
const refund = (result: number, refundAmount: number) => ({ result, bonus: false, refundAmount });
const refundEntry = entry({ statementType: 'bonus', from: 'REFUND', to: 'WALLET' });
const withdrawn = (change: object = {}) => entry({ statementType: 'withdraw', to: 'KBANK', ...change });
const inactive = { status: false };
const amount = moneyOf(500, 'BAHT');

/** What each list says before and after the change. Without a second answer, it cannot be read any more. */
const changes: [expected: ExpectedChange, lists: Readonly<Record<string, readonly [before: unknown, after?: unknown]>>][] = [
  [transfer, { statement: [list(), list(entry())], wallet: [wallet()] }],
  [
    { kind: 'transfer-all', to: 'G1' },
    {
      statement: [list(), list(entry())],
      wallet: [wallet({ wallet: { amount: 5 } }), wallet({ wallet: { amount: 0 }, slots: [{ ...game, amount: 30.5 }] })],
    },
  ],
  [
    { kind: 'withdrawal', amount },
    { statement: [list(), list(withdrawn({ status: 'PENDING' }))], wallet: [wallet()] },
  ],
  [{ kind: 'qr-code-created', bankCode: 'KBANK', amount }, { 'qrcode/KBANK': [{ ...code, qrcodeId: 'q0' }, code] }],
  [
    { kind: 'qr-code-cancelled', bankCode: 'KBANK', qrCodeId: 'q1' },
    { 'qrcode/KBANK': [code, noCode], statement: [list(), list()] },
  ],
  [
    { kind: 'invite-bonus-claimed' },
    { wallet: [wallet({ invite: { amount: 5 } }), wallet({ invite: { amount: 0 } })], statement: [list(), list(inviteEntry)] },
  ],
  [{ kind: 'refund-received' }, { 'refund/check': [refund(5, 1), refund(0, 6)], statement: [list()] }],
  [{ kind: 'refund-added' }, { 'refund/check': [refund(0, 5), refund(0, 0)], statement: [list(), list(refundEntry)], wallet: [wallet()] }],
  [
    { kind: 'bonus-activated', code: 'B1' },
    { bonus: [bonus(), used(0)], 'bonus/check/active': [inactive], statement: [list()] },
  ],
  [{ kind: 'bonus-cleared' }, { 'bonus/check/active': [active, inactive], bonus: [used(2)] }],
  [
    { kind: 'promotion-activated', code: 'P1' },
    { 'promotion/current': [{ promotion: null }, { promotion: { code: 'P1' } }], 'bonus/check/active': [inactive], statement: [list()] },
  ],
  [
    { kind: 'coupon-claimed', slice: 's1' },
    { 'spinwheel/coupon': [coupons(2), coupons(1)], 'spinwheel/setup': [wheel(3)], statement: [list()] },
  ],
  [{ kind: 'coin-spent' }, { 'spinwheel/setup': [wheel(3), wheel(2)], statement: [list()] }],
  [{ kind: 'game-account-opened', code: 'G1' }, { wallet: [wallet({ slots: [{ ...game, isActive: false }] }), wallet()] }],
];
const sides = (lists: (typeof changes)[number][1], side: 0 | 1): Responses =>
  Object.fromEntries(Object.entries(lists).map(([path, answers]) => [path, answers[side]]));

const qrPaid: ExpectedChange = { kind: 'qr-code-paid', bankCode: 'KBANK', qrCodeId: 'q1', amount };
const slipRow = { createdAt: time, amount: 5, status: 'SUCCESS', note: '', link: '', reference: 'S1' };
const tracked: [expected: ExpectedChange, responses: Responses][] = [
  [{ kind: 'slip-credited' }, { 'statement/slip': { total: 1, slips: [slipRow] } }],
  [{ kind: 'withdrawal-paid', amount }, { statement: list(withdrawn()) }],
  [qrPaid, { 'qrcode/KBANK': noCode, statement: list(entry({ statementType: 'deposit', to: 'WALLET' })) }],
];

const respondWith = (responses: Responses) =>
  server.answerWith((response) => {
    const answer = responses[response.req.url?.replace('/api/', '') ?? ''];
    (answer === undefined ? sendText(502, '<html>', 'text/html') : sendJson(200, answer))(response);
  });

describe('reconciliation', () => {
  it.each(changes)('settles %j after the change has happened, as long as the backend can be read', async (expected, lists) => {
    const { store } = startTestSession({ baseUrl: server.baseUrl });
    respondWith(sides(lists, 0));
    const sent = describeSent(expected, await readSnapshot(store.dispatch, expected), sentAt);
    expect(await reconcile(store.dispatch, sent)).toBe('unchanged');
    respondWith(sides(lists, 1));
    // The action was stored in the browser as JSON.
    expect(await reconcile(store.dispatch, JSON.parse(JSON.stringify(sent)) as SentAction)).toBe('settled');
    respondWith({});
    expect(await reconcile(store.dispatch, sent)).toBe('unknown');
  });

  it('does not take a code for cancelled that is paid while the lists are read', async () => {
    const { store } = startTestSession({ baseUrl: server.baseUrl });
    const expected: ExpectedChange = { kind: 'qr-code-cancelled', bankCode: 'KBANK', qrCodeId: 'q1' };
    respondWith({ 'qrcode/KBANK': code, statement: list() });
    const sent = describeSent(expected, await readSnapshot(store.dispatch, expected), sentAt);
    let isPaid = false;
    server.answerWith((response) => {
      const pay = () => {
        isPaid = true;
        sendJson(200, noCode)(response);
      };
      if (response.req.url?.includes('qrcode')) setTimeout(pay, 50);
      else sendJson(200, isPaid ? list(entry({ statementType: 'deposit', to: 'WALLET' })) : list())(response);
    });
    expect(await reconcile(store.dispatch, sent)).toBe('unknown');
  });

  it('does not take a claim for undone whose coupon a late spin has replaced while the lists were read', async () => {
    const { store } = startTestSession({ baseUrl: server.baseUrl });
    const expected: ExpectedChange = { kind: 'coupon-claimed', slice: 's1' };
    let coins = 3;
    server.answerWith((response) => {
      const { url = '' } = response.req;
      if (url.includes('setup')) setTimeout(() => sendJson(200, wheel(coins))(response), 50);
      else if (url.includes('coupon')) {
        sendJson(200, coupons(2))(response);
        coins = 2;
      } else sendJson(200, list())(response);
    });
    const sent = describeSent(expected, await readSnapshot(store.dispatch, expected), sentAt);
    expect(await reconcile(store.dispatch, sent)).toBe('unknown');
  });

  it.each(tracked)('settles the tracked change %j when all evidence can be read', async (expected, responses) => {
    const { store } = startTestSession({ baseUrl: server.baseUrl });
    const action = { expected, before: null, sentAt, doneBy: sentAt };
    respondWith({});
    const unread = await readEvidence(store.dispatch, action);
    expect(isWhole(unread.after, expected)).toBe(false);
    expect(compare(unread)).toBe('unknown');
    respondWith(responses);
    const read = await readEvidence(store.dispatch, action);
    expect(isWhole(read.after, expected)).toBe(true);
    expect(compare(read)).toBe('settled');
  });

  it.each([
    ['a snapshot before', { before: { entries: [] }, sentAt }],
    ['a time range', { before: null, sentAt, doneBy: sentAt + 600_000 }],
  ])('with %s reads the statement for a QR code when the bank no longer has the code', async (_evidence, known) => {
    const { store } = startTestSession({ baseUrl: server.baseUrl });
    const statement = list(entry({ statementType: 'deposit', from: 'KBANK', to: 'WALLET' }));
    respondWith({ 'qrcode/KBANK': code, statement });
    const waiting = await readEvidence(store.dispatch, { expected: qrPaid, ...known });
    expect(requestedPaths()).toEqual(['/api/qrcode/KBANK']);
    expect([isWhole(waiting.after, qrPaid), compare(waiting)]).toEqual([true, 'unknown']);

    respondWith({ 'qrcode/KBANK': noCode, statement });
    const paid = await readEvidence(store.dispatch, { expected: qrPaid, ...known });
    expect(requestedPaths()).toEqual(['/api/qrcode/KBANK', '/api/qrcode/KBANK', '/api/statement']);
    expect([isWhole(paid.after, qrPaid), compare(paid)]).toEqual([true, 'settled']);

    respondWith({ statement });
    const unread = await readEvidence(store.dispatch, { expected: qrPaid, ...known });
    expect([isWhole(unread.after, qrPaid), compare(unread)]).toEqual([false, 'unknown']);
  });

  it('reads the statement for a QR code at once without a snapshot before and a time range', async () => {
    const { store } = startTestSession({ baseUrl: server.baseUrl });
    respondWith({ 'qrcode/KBANK': code, statement: list() });
    expect((await readEvidence(store.dispatch, { expected: qrPaid, before: null, sentAt })).after.entries).toEqual([]);
  });

  it.each<ExpectedChange>([{ kind: 'slip' }, { kind: 'true-money-link' }, { kind: 'wallet-addition', amount: moneyOf(5, 'BAHT') }])(
    'reads nothing for %j, because no response can prove it',
    async (expected) => {
      const { store } = startTestSession({ baseUrl: server.baseUrl });
      const before = await readSnapshot(store.dispatch, expected);
      expect(before).toEqual({});
      expect(await reconcile(store.dispatch, describeSent(expected, before, sentAt))).toBe('unknown');
      expect(server.seen).toEqual([]);
    },
  );

  it('stores a snapshot without entries that are too old to match', async () => {
    const { store } = startTestSession({ baseUrl: server.baseUrl });
    const old = entry({ createdAt: new Date(sentAt - 61_000).toISOString() });
    respondWith({ statement: list(entry(), old) });
    const before = await readSnapshot(store.dispatch, transfer);
    expect(before.entries).toHaveLength(2);
    expect(describeSent(transfer, before, sentAt).before?.entries).toHaveLength(1);
    expect(describeSent(transfer, before, null).before?.entries).toHaveLength(2);
  });

  it.each([
    [5000, 'unknown'],
    [15_000, 'rejected'],
  ])('without a clock, %d ms after an equal action, finds a failed entry %s', async (sinceLastMs, settlement) => {
    const { store } = startTestSession({ baseUrl: server.baseUrl });
    const showWithoutClock = (...entries: object[]) =>
      server.answerWith((response) => {
        response.sendDate = false;
        sendJson(200, list(...entries))(response);
      });
    showWithoutClock();
    const sent = describeSent(transfer, await readBefore(store.dispatch, transfer, sinceLastMs), null);
    showWithoutClock(entry({ status: 'FAILED' }));
    expect(await reconcile(store.dispatch, sent)).toBe(settlement);
  });

  it('proves nothing by the statement if the clock was not known before the action was sent', async () => {
    const { store } = startTestSession({ baseUrl: server.baseUrl });
    respondWith({ statement: list() });
    const sent = describeSent(transfer, await readSnapshot(store.dispatch, transfer), null);
    respondWith({ statement: list(entry()) });
    expect(await reconcile(store.dispatch, sent)).toBe('unknown');
  });

  it('reads before an action what was asked for after the one before it', async () => {
    const { store } = startTestSession({ baseUrl: server.baseUrl });
    server.answerWith(() => undefined);
    void readSnapshot(store.dispatch, transfer);
    await vi.waitFor(() => expect(requestedPaths()).toContain('/api/statement'));
    respondWith({ statement: list(entry()) });
    expect((await readBefore(store.dispatch, transfer, 0)).entries).toHaveLength(1);
  });

  it.each([null, 5, {}, { expected: { kind: 'lottery' }, before: {}, sentAt }, { expected: transfer }])(
    'knows nothing of the stored action %j, which is not valid',
    (sent) => expect(readSent(sent)).toBeNull(),
  );

  it('settles a transfer even while an earlier read never ends', async () => {
    const { store } = startTestSession({ baseUrl: server.baseUrl });
    respondWith({ statement: list() });
    const sent = describeSent(transfer, await readSnapshot(store.dispatch, transfer), sentAt);
    server.answerWith(() => undefined);
    vi.useFakeTimers({ toFake: ['Date'] });
    const requestArrived = server.nextRequest();
    void reconcile(store.dispatch, sent);
    await requestArrived;
    respondWith({ statement: list(entry()) });
    vi.setSystemTime(Date.now() + 6000);
    expect(await reconcile(store.dispatch, sent)).toBe('settled');
  });

  it('reads the changed lists again afterwards', async () => {
    const { store } = startTestSession({ baseUrl: server.baseUrl });
    server.answerWith(sendJson(200, bonus()));
    const bonuses = store.dispatch(bonusEndpoints.endpoints.getBonuses.initiate());
    await bonuses;
    const requestArrived = server.nextRequest();
    refreshChanged(store.dispatch, { kind: 'bonus-activated', code: 'B1' });
    await requestArrived;
    expect(server.seen.map(({ url }) => url)).toEqual(['/api/bonus', '/api/bonus']);
    bonuses.unsubscribe();
  });
});

describe('readBalance', () => {
  it.each([
    ['true for a wallet', sendJson(200, goodWallet), true],
    ['false for an invalid response', sendJson(200, { profile: null }), false],
  ])('returns %s', async (_what, answer, wasRead) => {
    const { store } = startTestSession({ baseUrl: server.baseUrl });
    server.answerWith(answer);
    expect(await readBalance(store.dispatch)).toBe(wasRead);
    expect(walletEndpoints.endpoints.getWallet.select()(store.getState()).isSuccess).toBe(wasRead);
  });
});
