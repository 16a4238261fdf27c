import { QueryStatus } from '@reduxjs/toolkit/query/react';
import { moneyOf } from '@wallet/domain';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { activateBonusAction, bonusEndpoints, clearBonusAction } from './bonuses.ts';
import { launchGame } from './launches.ts';
import { sendJson, serverOfEachTest, type Respond } from '../testing/misbehaving-server.ts';
import { claimInviteBonusAction } from './invites.ts';
import type { MoneyAction } from '../money/money-action.ts';
import { cancelQrCodeAction, createQrCodeAction, qrCodeEndpoints } from './qr-codes.ts';
import { addRefundToWalletAction, receiveRefundAction, refundEndpoints } from './refunds.ts';
import { claimCouponAction, spinAction, spinWheelEndpoints } from './spin-wheel.ts';
import { statementEndpoints } from './statement.ts';
import { startTestSession, type TestSession } from '../testing/test-session.ts';
import { transferAction, withdrawAllAction } from './wallet-actions.ts';
import { walletEndpoints } from './wallet.ts';
import { allRows } from '../testing/rows/all-rows.ts';

const server = serverOfEachTest();
afterEach(() => void vi.useRealTimers());

const amount = moneyOf(500, 'BAHT');
const list = { page: 1, limit: 10, currency: 'BAHT' } as const;

/** Responds to each read with its good response and to every action as given. */
const answerReads = (action: Respond) => {
  const reads = new Map(
    allRows.filter(({ kind }) => kind === 'read').map(({ call, good }) => [call.replace(' ', ' /api/'), good.response]),
  );
  server.answerWith((response) => {
    const { method, url } = response.req;
    const read = reads.get(`${method ?? ''} ${url ?? ''}`);
    (read === undefined ? action : sendJson(200, read))(response);
  });
};

/** Reads everything that an action could change. */
async function showAll({ store }: TestSession) {
  await Promise.all([
    store.dispatch(walletEndpoints.endpoints.getWallet.initiate()),
    store.dispatch(statementEndpoints.endpoints.getStatement.initiate(list)),
    store.dispatch(bonusEndpoints.endpoints.getBonuses.initiate()),
    store.dispatch(bonusEndpoints.endpoints.getActiveBonus.initiate()),
    store.dispatch(refundEndpoints.endpoints.getRefundState.initiate('BAHT')),
    store.dispatch(refundEndpoints.endpoints.getRefunds.initiate(list)),
    store.dispatch(qrCodeEndpoints.endpoints.getQrCode.initiate({ bankCode: 'KBANK', currency: 'BAHT' })),
    store.dispatch(spinWheelEndpoints.endpoints.getCoupons.initiate()),
    store.dispatch(spinWheelEndpoints.endpoints.getSpinWheel.initiate()),
  ]);
}

interface Case {
  readonly action: MoneyAction<never, unknown>;
  readonly arg: unknown;
  readonly answer?: unknown;
  readonly readsAgain: readonly string[];
  /** The page offered the action, so a refusal means that the page is out of date. */
  readonly isOffer?: true;
}

const bonusReads = ['bonus', 'bonus/check/active', 'statement', 'wallet'];
const cases: readonly Case[] = [
  { action: transferAction, arg: { from: 'WALLET', to: 'G1', amount }, readsAgain: ['statement', 'wallet'] },
  { action: withdrawAllAction, arg: { amount }, readsAgain: ['statement', 'wallet'] },
  { action: activateBonusAction, arg: { code: 'B1' }, readsAgain: bonusReads },
  { action: clearBonusAction, arg: undefined, readsAgain: bonusReads },
  { action: receiveRefundAction, arg: undefined, readsAgain: ['refund', 'refund/check'], isOffer: true },
  { action: claimInviteBonusAction, arg: undefined, readsAgain: ['statement', 'wallet'], isOffer: true },
  { action: addRefundToWalletAction, arg: undefined, readsAgain: ['refund/check', 'statement', 'wallet'], isOffer: true },
  {
    action: createQrCodeAction,
    arg: { bankCode: 'SCB', amount },
    answer: { hasQrcode: true, qrcode: '<svg/>' },
    readsAgain: ['qrcode/KBANK'],
  },
  { action: cancelQrCodeAction, arg: { bankCode: 'SCB', qrCodeId: 'q1' }, readsAgain: ['qrcode/KBANK'] },
  { action: spinAction, arg: undefined, answer: { success: true, code: 's1' }, readsAgain: ['spinwheel/coupon', 'wallet'] },
  {
    action: claimCouponAction,
    arg: { code: 's1' },
    answer: { success: true },
    readsAgain: ['spinwheel/coupon', 'spinwheel/setup', 'statement', 'wallet'],
  },
];

/** Waits until no query is pending. */
const settled = ({ store }: TestSession) =>
  new Promise<void>((resolve) => {
    const check = () => {
      const { queries } = store.getState().api;
      if (Object.values(queries).every((query) => query?.status !== QueryStatus.pending)) resolve();
      else store.subscribe(check);
    };
    check();
  });

/** Sends the action. Returns its error, and what is read afterwards. */
async function sendAndRead({ action, arg }: Case, session: TestSession) {
  await showAll(session);
  const before = server.seen.length;
  const { error } = await action.send(session.store.dispatch, arg as never, 'intent-1');
  await settled(session);
  const after = server.seen.slice(before + 1).map(({ url }) => url.replace('/api/', ''));
  return { error, reads: after.toSorted() };
}

describe.each(cases)('$action.intent', (testCase) => {
  const { answer = { message: 'SUCCESS' }, readsAgain } = testCase;

  it('reads exactly the changed data again after a success', async () => {
    const session = startTestSession({ baseUrl: server.baseUrl });
    answerReads(sendJson(200, answer));
    const { error, reads } = await sendAndRead(testCase, session);
    expect(error).toBeUndefined();
    expect(reads).toEqual(readsAgain);
  });

  it('reads again after a refusal only if the page offered the action', async () => {
    const session = startTestSession({ baseUrl: server.baseUrl });
    answerReads(sendJson(400, { message: 'BONUS_REMAINING' }));
    const { error, reads } = await sendAndRead(testCase, session);
    expect(error).toMatchObject({ kind: 'refused', code: 'BONUS_REMAINING' });
    expect(reads).toEqual(testCase.isOffer ? readsAgain : []);
  });
});

it.each([true, false])('an action sends the id of its intent only when the backend supports it (%s)', async (sendsIntentIds) => {
  const { store } = startTestSession({ baseUrl: server.baseUrl, sendsIntentIds });
  await transferAction.send(store.dispatch, { from: 'WALLET', to: 'G1', amount }, 'intent-1');
  expect(server.seen.map(({ headers }) => headers['idempotency-key'])).toEqual([sendsIntentIds ? 'intent-1' : undefined]);
});

describe('a new QR code', () => {
  const bank = { bankCode: 'SCB', currency: 'BAHT' } as const;
  const code = (qrcodeId: string, expireIn?: string) => sendJson(200, { hasQrcode: true, qrcodeId, qrcode: '<svg/>', amount: 5, expireIn });
  const none = sendJson(200, { hasQrcode: false });
  const { getQrCode } = qrCodeEndpoints.endpoints;

  const suspended =
    (answer: Respond): Respond =>
    (response) => {
      vi.setSystemTime(Date.now() + 15_000);
      answer(response);
    };

  it.each([
    ['stays while the list of its bank is behind', [none], 0, 'q1'],
    ['is gone if the list still lacks it after a while', [none], 15_000, undefined],
    ['is gone if the list has shown it before', [code('q1'), none], 0, undefined],
    ['is replaced by another one in the list', [code('q2')], 0, 'q2'],
    ['stays while the list shows the one before it', [code('q0')], 0, 'q1'],
    ['stays while the list shows one that was made elsewhere before it', [code('q9', '2026-01-05T09:05:00Z')], 0, 'q1'],
    ['stays if a list of before comes late, because the page was suspended', [suspended(none)], 0, 'q1'],
    ['stays when its list cannot be read', [sendJson(500, {})], 0, 'q1'],
  ])('%s', async (_what, answers, laterMs, id) => {
    const { store } = startTestSession({ baseUrl: server.baseUrl });
    server.answerWith(code('q0'));
    await store.dispatch(getQrCode.initiate(bank));
    server.answerWith(code('q1', '2026-01-05T09:10:00Z'));
    await createQrCodeAction.send(store.dispatch, { bankCode: 'SCB', amount }, 'intent-1');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + laterMs });
    for (const answer of answers) {
      server.answerWith(answer);
      await store.dispatch(getQrCode.initiate(bank, { forceRefetch: true }));
    }
    expect(getQrCode.select(bank)(store.getState()).data?.id).toBe(id);
  });
});

describe('launchGame', () => {
  it('leaves neither username, password nor link in the store', async () => {
    const { store } = startTestSession({ baseUrl: server.baseUrl });
    server.answerWith(sendJson(200, { link: 'https://play.example/?ticket=secret-ticket' }));
    const states: string[] = [];
    store.subscribe(() => states.push(JSON.stringify(store.getState())));
    const launch = { provider: 'betflix', username: 'secret-name', password: 'secret password/1' };
    expect(await launchGame(store.dispatch, launch)).toEqual({ link: 'https://play.example/?ticket=secret-ticket' });
    expect(server.seen.map(({ url }) => url)).toEqual(['/api/autoLogin/betflix/secret-name/secret%20password%2F1']);
    for (const state of [...states, JSON.stringify(store.getState())]) expect(state).not.toContain('secret');
  });

  it.each(['', '.', '..'])('sends nothing for the username %j, which is not valid in a path', async (username) => {
    const { store } = startTestSession({ baseUrl: server.baseUrl });
    expect(await launchGame(store.dispatch, { provider: 'pg', username })).toEqual({
      error: { kind: 'refused', status: 400, code: 'KEY_INVALID', text: 'KEY_INVALID' },
    });
    expect(server.seen).toEqual([]);
  });
});
