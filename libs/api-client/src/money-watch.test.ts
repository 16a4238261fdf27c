import { moneyOf } from '@wallet/domain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bonusEndpoints } from './bonuses.endpoints.ts';
import { lookAfter, lookBefore, readBalance, refreshWatched } from './money-watch.ts';
import { sendJson, sendText, startMisbehavingServer, type MisbehavingServer } from './misbehaving-server.ts';
import { goodWallet, startTestSession } from './test-session.ts';
import type { WatchTarget } from './watch-target.ts';

let server: MisbehavingServer;

beforeEach(async () => {
  server = await startMisbehavingServer();
});
afterEach(() => server.stop());

const entry = (change: object = {}) => ({
  statementType: 'transfer', from: 'WALLET', to: 'G1', amount: 5, status: 'SUCCESS', createdAt: '2026-11-21T12:00:00.000Z', ...change,
});
const list = (...statements: object[]) => ({ total: statements.length, statements });
const later = { createdAt: '2026-11-21T12:01:00.000Z' };
const slip = { createdAt: '2026-11-21T12:00:00.000Z', status: 'PENDING', reference: 'r1' };
const refund = { result: 5, bonus: false, refundAmount: 1 };
const noCode = { hasQrcode: false };
const code = { hasQrcode: true, qrcodeId: 'q1', qrcode: '<svg></svg>', amount: 5 };
const bonus = (userBonus?: object) => [{ code: 'B1', type: 'limit', ...(userBonus && { userBonus }) }];
const coupons = (amount: number) => [{ prize: { slice: 's1', name: 'One' }, amount }, { prize: { slice: 's2', name: 'Two' }, amount: 9 }];
const wheel = (userCoin: number | null) => ({ name: '', slices: [], userCoin });
const walletWith = (change: object) => ({ ...goodWallet, ...change });
const games = (isActive: boolean) => walletWith({ slots: [{ ...goodWallet.slots[0], isActive }] });

const transfer: WatchTarget = { kind: 'statement-entry', type: 'transfer', from: 'WALLET', to: 'G1', amount: moneyOf(500, 'BAHT') };
const toWallet: WatchTarget = { kind: 'statement-entry', to: 'WALLET' };

const rows: [what: string, target: WatchTarget, before: unknown, after: unknown, finding: string][] = [
  ['a new entry', transfer, list(), list(entry()), 'done'],
  ['a second one like the first', transfer, list(entry()), list(entry(later), entry()), 'done'],
  ['two alike of one moment', transfer, list(entry()), list(entry(), entry()), 'done'],
  ['a new entry in progress', transfer, list(), list(entry({ status: 'PENDING' })), 'done'],
  ['a new entry that failed', transfer, list(), list(entry({ status: 'FAILED' })), 'refused'],
  ['an old entry that has just failed', transfer, list(entry({ status: 'PENDING' })), list(entry({ status: 'FAILED' })), 'unclear'],
  ['nothing new', transfer, list(entry()), list(entry()), 'unclear'],
  ['another amount', transfer, list(), list(entry({ amount: 6 })), 'unclear'],
  ['another target', transfer, list(), list(entry({ to: 'G2' })), 'unclear'],
  ['another type', transfer, list(), list(entry({ statementType: 'deposit' })), 'unclear'],
  ['any entry to a place', toWallet, list(), list(entry({ from: 'X', to: 'WALLET', amount: 77 })), 'done'],
  ['a new slip', { kind: 'slip' }, { slips: [] }, { slips: [slip] }, 'done'],
  ['the same slips', { kind: 'slip' }, { slips: [slip] }, { slips: [{ ...slip, status: 'SUCCESS' }] }, 'unclear'],
  ['a code where there was none', { kind: 'qr-code-made', bankCode: 'KBANK' }, noCode, code, 'done'],
  ['another code', { kind: 'qr-code-made', bankCode: 'KBANK' }, code, { ...code, qrcodeId: 'q2' }, 'done'],
  ['the same code', { kind: 'qr-code-made', bankCode: 'KBANK' }, code, code, 'unclear'],
  ['a code that is gone', { kind: 'qr-code-gone', bankCode: 'KBANK', qrCodeId: 'q1' }, code, noCode, 'done'],
  ['a code that is still there', { kind: 'qr-code-gone', bankCode: 'KBANK', qrCodeId: 'q1' }, code, code, 'unclear'],
  ['less of the invite bonus', { kind: 'invite-bonus' }, walletWith({ invite: { amount: 5 } }), walletWith({ invite: { amount: 0 } }), 'done'],
  ['as much of it as before', { kind: 'invite-bonus' }, walletWith({ invite: { amount: 5 } }), walletWith({ invite: { amount: 5 } }), 'unclear'],
  ['an invite bonus that is not known', { kind: 'invite-bonus' }, goodWallet, goodWallet, 'unclear'],
  ['a refund no longer available', { kind: 'refund-received' }, refund, { ...refund, result: 0 }, 'done'],
  ['more received', { kind: 'refund-received' }, refund, { ...refund, refundAmount: 6 }, 'done'],
  ['a refund as before', { kind: 'refund-received' }, refund, refund, 'unclear'],
  ['less received than before', { kind: 'refund-added' }, refund, { ...refund, refundAmount: 0 }, 'done'],
  ['as much received as before', { kind: 'refund-added' }, refund, refund, 'unclear'],
  ['a bonus that is active', { kind: 'bonus', code: 'B1' }, bonus(), bonus({ _id: 'u', isActive: true, received: [] }), 'done'],
  ['a bonus received once more', { kind: 'bonus', code: 'B1' }, bonus({ _id: 'u', isActive: false, received: [{}] }), bonus({ _id: 'u', isActive: false, received: [{}, {}] }), 'done'],
  ['a bonus as before', { kind: 'bonus', code: 'B1' }, bonus(), bonus(), 'unclear'],
  ['no active bonus', { kind: 'no-bonus' }, { status: true, type: 'x' }, { status: false }, 'done'],
  ['a bonus still active', { kind: 'no-bonus' }, { status: true, type: 'x' }, { status: true, type: 'x' }, 'unclear'],
  ['the promotion in use', { kind: 'promotion', code: 'P1' }, { promotion: null }, { promotion: { code: 'P1' } }, 'done'],
  ['the promotion in use before', { kind: 'promotion', code: 'P1' }, { promotion: { code: 'P1' } }, { promotion: { code: 'P1' } }, 'unclear'],
  ['a coupon less', { kind: 'coupon', slice: 's1' }, coupons(2), coupons(1), 'done'],
  ['the last coupon', { kind: 'coupon', slice: 's1' }, coupons(1), coupons(1).slice(1), 'done'],
  ['as many coupons', { kind: 'coupon', slice: 's1' }, coupons(2), coupons(2), 'unclear'],
  ['a coin less', { kind: 'coin' }, wheel(3), wheel(2), 'done'],
  ['as many coins', { kind: 'coin' }, wheel(3), wheel(3), 'unclear'],
  ['coins that are not known', { kind: 'coin' }, wheel(3), wheel(null), 'unclear'],
  ['an open game account', { kind: 'game-account', code: 'G1' }, games(false), games(true), 'done'],
  ['a closed game account', { kind: 'game-account', code: 'G1' }, games(false), games(false), 'unclear'],
];

describe('what shows whether an action was done', () => {
  it.each(rows)('%s of %j', async (_what, target, before, after, finding) => {
    const { store } = startTestSession({ baseUrl: server.baseUrl });
    server.answerWith(sendJson(200, before));
    const seen = await lookBefore(store.dispatch, target);
    server.answerWith(sendJson(200, after));
    // As it comes back from the browser's storage.
    expect(await lookAfter(store.dispatch, JSON.parse(JSON.stringify(seen)))).toBe(finding);
    expect(server.seen).toHaveLength(2);
  });

  it.each(rows.filter(([, , , , finding]) => finding !== 'unclear'))('%s cannot be told while the backend is broken', async (_what, target, before) => {
    const { store } = startTestSession({ baseUrl: server.baseUrl });
    server.answerWith(sendJson(200, before));
    const seen = await lookBefore(store.dispatch, target);
    server.answerWith(sendText(502, '<html>', 'text/html'));
    expect(await lookAfter(store.dispatch, seen)).toBe('unclear');
  });

  it('is unclear where what was true before is not known', async () => {
    const { store } = startTestSession({ baseUrl: server.baseUrl });
    server.answerWith(sendText(502, '<html>', 'text/html'));
    const seen = await lookBefore(store.dispatch, transfer);
    expect(seen).toEqual({ target: transfer, before: null });
    server.answerWith(sendJson(200, list(entry())));
    expect(await lookAfter(store.dispatch, seen)).toBe('unclear');
  });

  it.each([null, 5, {}, { target: { kind: 'lottery' }, before: [] }, { target: transfer }])('asks nothing for %j', async (seen) => {
    const { store } = startTestSession({ baseUrl: server.baseUrl });
    expect(await lookAfter(store.dispatch, seen)).toBe('unclear');
    expect(server.seen).toEqual([]);
  });

  it('is shown on the screens afterwards', async () => {
    const { store } = startTestSession({ baseUrl: server.baseUrl });
    server.answerWith(sendJson(200, bonus()));
    const bonuses = store.dispatch(bonusEndpoints.endpoints.getBonuses.initiate());
    await bonuses;
    const asked = server.nextRequest();
    refreshWatched(store.dispatch, { target: { kind: 'bonus', code: 'B1' }, before: null });
    await asked;
    expect(server.seen.map(({ url }) => url)).toEqual(['/api/bonus', '/api/bonus']);
    bonuses.unsubscribe();
  });
});

describe('the balance', () => {
  it.each([
    ['a wallet', sendJson(200, goodWallet), true],
    ['what is no wallet', sendJson(200, { profile: null }), false],
    ['a broken backend', sendText(502, '<html>', 'text/html'), false],
  ])('of %s', async (_what, answer, wasRead) => {
    const { store } = startTestSession({ baseUrl: server.baseUrl });
    server.answerWith(answer);
    expect(await readBalance(store.dispatch)).toBe(wasRead);
  });
});
