import { moneyOf } from '@wallet/domain';
import { describe, expect, it, vi } from 'vitest';
import { resetGamePasswordAction } from '../endpoints/game-accounts.ts';
import { sendJson, serverOfEachTest, type Respond } from './misbehaving-server.ts';
import { cancelQrCodeAction, createQrCodeAction } from '../endpoints/qr-codes.ts';
import { spinWheelEndpoints } from '../endpoints/spin-wheel.ts';
import { goodWallet, startTestSession, type TestSession } from './test-session.ts';
import { restartReads } from '../transport/base-query.ts';
import { isOutOfDate } from '../transport/last-change.ts';
import { transferAction } from '../endpoints/wallet-actions.ts';
import { refreshGameBalancesAction, walletEndpoints } from '../endpoints/wallet.ts';

const server = serverOfEachTest();

const amount = moneyOf(500, 'BAHT');
const transfer = { from: 'WALLET', to: 'G1', amount };
const walletOf = (balance: number) => sendJson(200, { ...goodWallet, wallet: { amount: balance } });
const hang: Respond = () => undefined;
const bank = { bankCode: 'KBANK' };
const code = { hasQrcode: true, qrcodeId: 'q1', qrcode: '<svg></svg>', amount: 5 };

/** Sets the responses by path. All other responses are a plain success. */
const answerBy = (responses: Readonly<Record<string, Respond>>) =>
  server.answerWith((response) => {
    const answer = responses[response.req.url?.replace('/api/', '') ?? ''] ?? sendJson(200, { message: 'SUCCESS' });
    answer(response);
  });

const requestsOf = (path: string) => server.seen.filter(({ url }) => url === `/api/${path}`).length;
const until = (path: string, times: number) => vi.waitFor(() => expect(requestsOf(path)).toBe(times));
const balanceIn = ({ store }: TestSession) => walletEndpoints.endpoints.getWallet.select()(store.getState()).data?.balance?.minor;
const readWallet = ({ store }: TestSession) => store.dispatch(walletEndpoints.endpoints.getWallet.initiate());
const send = ({ store }: TestSession) => transferAction.send(store.dispatch, transfer, 'intent-1');
const isWalletOutOfDate = ({ store }: TestSession) => {
  const state = store.getState();
  return isOutOfDate(state, walletEndpoints.endpoints.getWallet.select()(state).fulfilledTimeStamp);
};

describe('balances after an action', () => {
  it('are read again even while another read never ends', async () => {
    const session = startTestSession({ baseUrl: server.baseUrl });
    answerBy({ wallet: walletOf(100), 'spinwheel/active': hang });
    await readWallet(session);
    void session.store.dispatch(spinWheelEndpoints.endpoints.getSpinActive.initiate());
    await until('spinwheel/active', 1);
    answerBy({ wallet: walletOf(95), 'spinwheel/active': hang });
    await send(session);
    await vi.waitFor(() => expect(balanceIn(session)).toBe(9500));
  });

  it.each([
    ['done', sendJson(200, { message: 'SUCCESS' })],
    ['refused', sendJson(400, { message: 'MONEY_NOT_ENOUGH' })],
  ])('do not come from a read that started before the action was %s', async (_what, answer) => {
    const session = startTestSession({ baseUrl: server.baseUrl });
    answerBy({ wallet: hang });
    const reading = readWallet(session);
    await until('wallet', 1);
    answerBy({ wallet: walletOf(95), 'wallet/transfer': answer });
    await send(session);
    await until('wallet', 2);
    expect((await reading).data?.balance?.minor).toBe(9500);
  });

  it('are out of date even if the clock of the device was set back, and no longer than until they are read', async () => {
    const now = vi.spyOn(Date, 'now');
    const session = startTestSession({ baseUrl: server.baseUrl });
    answerBy({ wallet: walletOf(100) });
    await readWallet(session);
    now.mockReturnValue(Date.now() - 600_000);
    answerBy({ wallet: hang });
    await send(session);
    expect(isWalletOutOfDate(session)).toBe(true);
    now.mockReturnValue(Date.now() - 600_000);
    answerBy({ wallet: walletOf(95) });
    session.store.dispatch(restartReads());
    await vi.waitFor(() => expect(isWalletOutOfDate(session)).toBe(false));
    now.mockRestore();
  });

  it.each<[string, (session: TestSession) => Promise<unknown>, Respond]>([
    ['a refused action', send, sendJson(400, { message: 'MONEY_NOT_ENOUGH' })],
    ['an action that moves no money', ({ store }) => refreshGameBalancesAction.send(store.dispatch, undefined, ''), sendJson(200, {})],
    ['the creation of a QR code', ({ store }) => createQrCodeAction.send(store.dispatch, { ...bank, amount }, 'i1'), sendJson(200, code)],
    ['its cancellation', ({ store }) => cancelQrCodeAction.send(store.dispatch, { ...bank, qrCodeId: 'q1' }, 'i1'), sendJson(200, {})],
    ['a new game password', ({ store }) => resetGamePasswordAction.send(store.dispatch, { code: 'G1' }, 'i1'), sendJson(200, {})],
  ])('are not out of date after %s', async (_what, act, answer) => {
    const session = startTestSession({ baseUrl: server.baseUrl });
    answerBy({ wallet: walletOf(100) });
    await readWallet(session);
    server.answerWith(answer);
    await act(session);
    expect(isWalletOutOfDate(session)).toBe(false);
  });

  it('are out of date after an action with an unknown outcome', async () => {
    const session = startTestSession({ baseUrl: server.baseUrl });
    answerBy({ wallet: walletOf(100) });
    await readWallet(session);
    server.answerWith(sendJson(500, { message: 'Provider is under maintenance' }));
    await send(session);
    expect(isWalletOutOfDate(session)).toBe(true);
  });
});
