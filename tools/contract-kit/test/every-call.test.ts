import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApiStore, otpEndpoints, type ApiStore } from '@wallet/api-client';
import { accountEndpoints } from '@wallet/api-client/account';
import { bonusEndpoints } from '@wallet/api-client/bonuses';
import { chatEndpoints } from '@wallet/api-client/chat';
import { gameAccountEndpoints } from '@wallet/api-client/game-accounts';
import { inviteEndpoints } from '@wallet/api-client/invites';
import { launchGame } from '@wallet/api-client/launches';
import { lookupEndpoints } from '@wallet/api-client/lookups';
import { moneyLookupEndpoints } from '@wallet/api-client/money-lookups';
import { profileEndpoints } from '@wallet/api-client/profile';
import { promotionEndpoints } from '@wallet/api-client/promotions';
import { qrCodeEndpoints } from '@wallet/api-client/qr-codes';
import { refundEndpoints } from '@wallet/api-client/refunds';
import { slipEndpoints } from '@wallet/api-client/slips';
import { spinWheelEndpoints } from '@wallet/api-client/spin-wheel';
import { statementEndpoints } from '@wallet/api-client/statement';
import { tellLogOut } from '@wallet/api-client/tell-log-out';
import { stubUploads } from '@wallet/api-client/testing';
import { encryptLink } from '@wallet/api-client/encrypt-link';
import { trueMoneyEndpoints } from '@wallet/api-client/true-money';
import { walletEndpoints } from '@wallet/api-client/wallet';
import { walletActionEndpoints } from '@wallet/api-client/wallet-actions';
import { moneyOf } from '@wallet/domain';
import { createPasswords, startSandbox, type RunningSandbox } from '@wallet/sandbox';
import { operations } from '@wallet/contract/operations';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

const dataDir = mkdtempSync(join(tmpdir(), 'wallet-calls-'));
const requests: string[] = [];
let sandbox: RunningSandbox;

beforeAll(async () => {
  const passwords = createPasswords({ N: 2048, r: 8, p: 1 });
  sandbox = await startSandbox({ port: 0, host: '127.0.0.1', dataDir, log: 'silent', faults: true, passwords });
  recordRequests();
  // Slips are refused around midnight in Bangkok.
  await control('/__clock', { minutes: minutesToNoonInBangkok() });
}, 60_000);
afterAll(async () => {
  vi.unstubAllGlobals();
  await sandbox.close();
  rmSync(dataDir, { recursive: true, force: true });
}, 30_000);

/** Records the requests to the backend, including uploads through XMLHttpRequest. */
function recordRequests(): void {
  stubUploads(sandbox.url);
  class NotedRequest extends XMLHttpRequest {
    override open(method: string, url: string | URL): void {
      requests.push(`${method} ${new URL(url).pathname}`);
      super.open(method, url);
    }
  }
  vi.stubGlobal('XMLHttpRequest', NotedRequest);
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (request: RequestInfo | URL, options?: RequestInit) => {
    const { method = 'GET', url } = request instanceof Request ? request : { ...options, url: String(request) };
    requests.push(`${method} ${new URL(url).pathname}`);
    return fetch(request, options);
  });
}

function minutesToNoonInBangkok(): number {
  const hour = 60;
  const inBangkok = (Math.floor(Date.now() / 60_000) + 7 * hour) % (24 * hour);
  return (36 * hour - inBangkok) % (24 * hour);
}

async function control<Answer>(path: string, body?: object): Promise<Answer> {
  const response = await fetch(`${sandbox.url}${path}`, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: { 'Content-Type': 'application/json' },
  });
  return (await response.json()) as Answer;
}

/** The apps' store, for a visitor until `logIn`. */
function open(): {
  readonly store: ApiStore;
  readonly logIn: (username: string, password: string) => Promise<void>;
  readonly token: () => string;
} {
  let token: string | null = null;
  const store = createApiStore({
    baseUrl: sandbox.url,
    token: () => token,
    currency: 'BAHT',
    sendsIntentIds: true,
    onSignal: () => undefined,
  });
  const logIn = async (username: string, password: string) => {
    token = (await store.dispatch(accountEndpoints.endpoints.logIn.initiate({ username, password })).unwrap()).token;
  };
  return { store, logIn, token: () => token ?? '' };
}

async function memberIn(scenario: string): Promise<ApiStore> {
  const { phone, password } = await control<{ phone: string; password: string }>('/__scenario', { name: scenario });
  const { store, logIn } = open();
  await logIn(phone, password);
  return store;
}

const intent = () => ({ intentId: crypto.randomUUID() });
const baht = (minor: number) => moneyOf(minor, 'BAHT');
const page = { page: 1, limit: 10, currency: 'BAHT' } as const;
const fresh = { forceRefetch: true } as const;
const { endpoints: wallets } = walletEndpoints;
const { endpoints: actions } = walletActionEndpoints;
const balanceOf = async (store: ApiStore) =>
  (await store.dispatch(wallets.getWallet.initiate(undefined, fresh)).unwrap()).balance?.minor ?? NaN;

describe('the apps’ store against the sandbox, through all member actions', { timeout: 60_000 }, () => {
  it('reads what visitors may see', async () => {
    const { store } = open();
    const lookups = lookupEndpoints.endpoints;
    const money = moneyLookupEndpoints.endpoints;
    expect(await store.dispatch(lookups.getServiceActive.initiate()).unwrap()).toBe(false);
    expect((await store.dispatch(lookups.getInfo.initiate()).unwrap()).name).not.toBe('');
    expect((await store.dispatch(lookups.getContact.initiate()).unwrap()).contactText).not.toBe('');
    for (const list of [lookups.getConditions, lookups.getAgreements]) {
      expect(await store.dispatch(list.initiate()).unwrap()).not.toEqual([]);
    }
    expect(await store.dispatch(lookups.getBanks.initiate()).unwrap()).not.toEqual([]);
    expect(await store.dispatch(lookups.getSources.initiate()).unwrap()).not.toEqual([]);
    expect((await store.dispatch(money.getDepositAccounts.initiate()).unwrap()).banks).not.toEqual([]);
    expect((await store.dispatch(money.getWithdrawalLimits.initiate('BAHT')).unwrap()).minimum?.minor).toBeGreaterThan(0);
    expect((await store.dispatch(money.getSlipRules.initiate()).unwrap()).closedFrom).toMatch(/^\d\d:\d\d$/);
    expect(await store.dispatch(money.getNotice.initiate()).unwrap()).toContain('%percentFail%');
  });

  it('registers with a code from the phone, logs in, and changes the profile', async () => {
    await control('/__lookup', { name: 'registerOTP', isOn: true, operator: 'th' });
    const { store, logIn } = open();
    const username = '0654321098';
    expect(await store.dispatch(lookupEndpoints.endpoints.getRegisterOtp.initiate()).unwrap()).toBe(true);
    const { otpToken } = await store.dispatch(otpEndpoints.endpoints.sendOtp.initiate({ phoneNumber: username })).unwrap();
    const [message] = await control<{ body: string }[]>(`/__messages/th/${username}`);
    const otpCode = /OTP (\d+)/.exec(message?.body ?? '')?.[1] ?? '';
    expect(await store.dispatch(otpEndpoints.endpoints.verifyOtp.initiate({ otpToken, otpCode })).unwrap()).toMatchObject({
      message: 'OTP_CODE_VALID',
    });
    const registration = {
      name: 'Somying',
      username,
      password: 'first-1234',
      sourceCode: '',
      inviteCode: '',
      bankCode: 'KTB',
      bankAccountName: 'SOMYING DEE',
      bankAccountNo: '9876501234',
      otpToken,
    };
    await store.dispatch(accountEndpoints.endpoints.checkRegistration.initiate(registration)).unwrap();
    await store.dispatch(accountEndpoints.endpoints.register.initiate({ ...registration, currency: 'BAHT' })).unwrap();
    await logIn(username, 'first-1234');

    const profile = profileEndpoints.endpoints;
    const account = { bankCode: 'KTB', bankAccountName: 'SOMYING DEEJAI' };
    await store.dispatch(profile.changeAccountName.initiate(account)).unwrap();
    await store.dispatch(profile.changeProfile.initiate({ ...account, name: 'Somying D.', bankAccountNo: '9876501234' })).unwrap();
    await store.dispatch(profile.changePassword.initiate({ oldPassword: 'first-1234', newPassword: 'second-1234' })).unwrap();
    expect(await store.dispatch(profile.getProfile.initiate(undefined, fresh)).unwrap()).toMatchObject({
      name: 'Somying D.',
      username,
      bankAccount: { bankAccountName: 'SOMYING DEEJAI', bankAccountNo: '9876501234', bankCode: 'KTB' },
    });
    await logIn(username, 'second-1234');
  });

  it('deposits by slip, code and link', async () => {
    const store = await memberIn('new-member');
    const { memberId } = await store.dispatch(wallets.getWallet.initiate()).unwrap();
    const { slip } = await control<{ slip: string }>('/__bank/transfer', { memberId, to: 'SCB 4051234567 BAHT', amount: 300 });
    const picture = await (await fetch(`${sandbox.url}${slip}`)).arrayBuffer();
    const file = new File([new Uint8Array(picture)], 'slip.png', { type: 'image/png' });
    await store.dispatch(slipEndpoints.endpoints.sendSlip.initiate({ file, bankCode: 'SCB', ...intent() })).unwrap();
    const readSlips = async () => (await store.dispatch(statementEndpoints.endpoints.getSlips.initiate(page, fresh)).unwrap()).rows;
    await expect.poll(async () => (await readSlips())[0]?.status, { timeout: 20_000 }).toBe('success');
    const [judged] = await readSlips();
    expect(judged?.amount).toEqual(baht(300_00));
    const image = await store.dispatch(statementEndpoints.endpoints.getSlipImage.initiate(judged?.reference ?? '')).unwrap();
    expect((await fetch(new URL(image, sandbox.url))).status).toBe(200);

    const codes = qrCodeEndpoints.endpoints;
    const bank = { bankCode: 'KBANK', currency: 'BAHT' } as const;
    const code = await store.dispatch(codes.createQrCode.initiate({ bankCode: 'KBANK', amount: baht(150_25), ...intent() })).unwrap();
    expect(await store.dispatch(codes.getQrCode.initiate(bank, fresh)).unwrap()).toEqual(code);
    await store.dispatch(codes.cancelQrCode.initiate({ qrCodeId: code.id, ...intent() })).unwrap();
    expect(await store.dispatch(codes.getQrCode.initiate(bank, fresh)).unwrap()).toBeNull();

    const { link } = await control<{ link: string }>('/__bank/gift', { amount: 50 });
    const gift = { link: encryptLink(link, 'wallet-sandbox') };
    await store.dispatch(trueMoneyEndpoints.endpoints.sendTrueLink.initiate({ ...gift, ...intent() })).unwrap();
    const { error } = await store.dispatch(trueMoneyEndpoints.endpoints.sendTrueLink.initiate({ ...gift, ...intent() }));
    expect(error).toMatchObject({ kind: 'refused', code: 'TRUELINK_DUPLICATE' });
    expect(await balanceOf(store)).toBe(350_00);
  });

  it('activates games, transfers in both directions, and withdraws', async () => {
    const store = await memberIn('normal');
    const games = gameAccountEndpoints.endpoints;
    const { gameAccounts } = await store.dispatch(wallets.getWallet.initiate()).unwrap();
    const closed = gameAccounts.find(({ isActive }) => !isActive)?.code ?? '';
    await store.dispatch(games.activateGame.initiate({ code: closed, ...intent() })).unwrap();
    await store.dispatch(games.resetGamePassword.initiate({ code: closed, ...intent() })).unwrap();
    for (const [provider, takesPassword] of [
      ['pg', false],
      ['betflix', true],
    ] as const) {
      const { username, password } = await store.dispatch(games.getGameCredentials.initiate(provider, fresh)).unwrap();
      const opened = await launchGame(store.dispatch, { provider, username, ...(takesPassword && { password }) });
      expect(opened).toMatchObject({ link: expect.stringMatching(/^http/) as string });
    }

    const before = await balanceOf(store);
    await store.dispatch(actions.transfer.initiate({ from: 'WALLET', to: closed, amount: baht(10_25), ...intent() })).unwrap();
    expect(await balanceOf(store)).toBe(before - 10_25);
    await store.dispatch(wallets.refreshGameBalances.initiate()).unwrap();
    await store.dispatch(actions.transferAll.initiate({ to: 'WALLET', ...intent() })).unwrap();
    const whole = await balanceOf(store);
    expect(whole).toBeGreaterThanOrEqual(before);
    await store.dispatch(actions.withdraw.initiate({ amount: baht(200_00), ...intent() })).unwrap();
    expect(await balanceOf(store)).toBe(whole - 200_00);
    await store.dispatch(actions.withdrawAll.initiate({ amount: baht(whole - 200_00), ...intent() })).unwrap();
    expect(await balanceOf(store)).toBe(0);
    const { rows } = await store.dispatch(statementEndpoints.endpoints.getStatement.initiate(page, fresh)).unwrap();
    expect(rows[0]).toMatchObject({ type: 'withdraw', amount: baht(whole - 200_00) });
  });

  it('transfers once per intent, to the hundredth, and reports a refusal', async () => {
    const store = await memberIn('normal');
    const before = await balanceOf(store);
    const transfer = { from: 'WALLET', to: 'pg', amount: baht(1_25), ...intent() };
    for (let sent = 0; sent < 2; sent += 1) await store.dispatch(actions.transfer.initiate(transfer)).unwrap();
    expect(await balanceOf(store)).toBe(before - 1_25);
    const { rows } = await store.dispatch(statementEndpoints.endpoints.getStatement.initiate(page, fresh)).unwrap();
    expect(rows.filter(({ amount }) => amount?.minor === 1_25)).toHaveLength(1);
    const { error } = await store.dispatch(actions.transfer.initiate({ ...transfer, amount: baht(1_000_000_00), ...intent() }));
    expect(error).toMatchObject({ kind: 'refused', code: 'MONEY_NOT_ENOUGH' });
    expect(await balanceOf(store)).toBe(before - 1_25);
  });

  it('claims the invite bonus and a refund', async () => {
    const inviter = await memberIn('invite-ready');
    const invites = inviteEndpoints.endpoints;
    expect((await inviter.dispatch(invites.getInvites.initiate(page)).unwrap()).rows.length).toBeGreaterThan(0);
    expect(await inviter.dispatch(invites.getInviteBanners.initiate()).unwrap()).not.toEqual([]);
    const before = await balanceOf(inviter);
    await inviter.dispatch(invites.claimInviteBonus.initiate(intent())).unwrap();
    expect(await balanceOf(inviter)).toBeGreaterThan(before);
    const { error } = await inviter.dispatch(actions.addInviteBonus.initiate({ amount: baht(1_00), ...intent() }));
    expect(error).toMatchObject({ kind: 'refused', code: 'MONEY_NOT_ENOUGH' });

    const loser = await memberIn('refund-ready');
    const refunds = refundEndpoints.endpoints;
    expect(await loser.dispatch(refunds.getRefundBanners.initiate()).unwrap()).not.toEqual([]);
    await loser.dispatch(refunds.receiveRefund.initiate(intent())).unwrap();
    const { received } = await loser.dispatch(refunds.getRefundState.initiate('BAHT', fresh)).unwrap();
    const wallet = await balanceOf(loser);
    await loser.dispatch(refunds.addRefund.initiate(intent())).unwrap();
    expect(await balanceOf(loser)).toBe(wallet + (received?.minor ?? NaN));
    expect((await loser.dispatch(refunds.getRefunds.initiate(page)).unwrap()).rows.length).toBeGreaterThan(0);
  });

  it('activates bonuses and promotions, and reads why one cannot be ended yet', async () => {
    const bonuses = bonusEndpoints.endpoints;
    const promotions = promotionEndpoints.endpoints;
    const store = await memberIn('new-member');
    expect(await store.dispatch(bonuses.getBonuses.initiate()).unwrap()).not.toEqual([]);
    expect(await store.dispatch(bonuses.getActiveBonus.initiate()).unwrap()).toMatchObject({ isActive: false });
    await store.dispatch(bonuses.activateBonus.initiate({ code: 'DAILY20', ...intent() })).unwrap();
    expect(await store.dispatch(bonuses.getActiveBonus.initiate(undefined, fresh)).unwrap()).toMatchObject({ isActive: true });
    expect(await store.dispatch(bonuses.getBonusMinimum.initiate()).unwrap()).toBeGreaterThan(0);
    const { error } = await store.dispatch(bonuses.clearBonus.initiate(intent()));
    expect(error).toMatchObject({ kind: 'refused', code: 'BONUS_CONDITION' });

    const other = await memberIn('new-member');
    expect(await other.dispatch(promotions.findPromotion.initiate('LUCKY50')).unwrap()).toMatchObject({ code: 'LUCKY50' });
    expect(await other.dispatch(promotions.getCurrentPromotion.initiate()).unwrap()).toBeNull();
    await other.dispatch(promotions.activatePromotion.initiate({ code: 'LUCKY50', ...intent() })).unwrap();
    expect(await other.dispatch(promotions.getCurrentPromotion.initiate(undefined, fresh)).unwrap()).toMatchObject({ code: 'LUCKY50' });
  });

  it('spins the wheel and claims a coupon', async () => {
    const wheel = spinWheelEndpoints.endpoints;
    const store = await memberIn('wheel-ready');
    expect(await store.dispatch(wheel.getSpinActive.initiate()).unwrap()).toBe(true);
    const { slices, userCoin } = await store.dispatch(wheel.getSpinWheel.initiate()).unwrap();
    const { code, remainingCoin } = await store.dispatch(wheel.spin.initiate(intent())).unwrap();
    expect(slices.map((slice) => slice.code)).toContain(code);
    expect(remainingCoin).toBe((userCoin ?? NaN) - 1);
    const coupons = await store.dispatch(wheel.getCoupons.initiate(undefined, fresh)).unwrap();
    const claims = await Promise.all(coupons.map(({ slice }) => store.dispatch(wheel.claimCoupon.initiate({ code: slice, ...intent() }))));
    expect(claims.filter(({ error }) => error === undefined)).not.toEqual([]);
    const { error } = await store.dispatch(wheel.claimCoupon.initiate({ code: 'NO-SUCH-SLICE', ...intent() }));
    expect(error).toMatchObject({ kind: 'refused', code: 'INVALID_CODE' });
  });

  it('chats with support, including files', async () => {
    const chat = chatEndpoints.endpoints;
    await control('/__lookup', { name: 'enableChatWidget', isOn: true });
    const { store } = open();
    const guest = { userId: '', guestId: 'guest-0123456789abcdef' };
    expect(await store.dispatch(chat.getChatEnabled.initiate()).unwrap()).toBe(true);
    expect(await store.dispatch(chat.getChatConfig.initiate()).unwrap()).not.toBe('');
    const message = { message_type: 'text' as const, payload: { text: 'hello' } };
    const chatMessage = { ...guest, sender: 'customer' as const, message, session_id: '', username: '', name: '', deviceToken: '' };
    await store.dispatch(chat.sendChatMessage.initiate(chatMessage)).unwrap();
    const image = new File([Uint8Array.from(onePixel)], 'pixel.png', { type: 'image/png' });
    expect(await store.dispatch(chat.uploadChatFile.initiate({ kind: 'image', file: image })).unwrap()).not.toBe('');
    const video = new File([Uint8Array.from(shortFilm)], 'film.mp4', { type: 'video/mp4' });
    expect(await store.dispatch(chat.uploadChatFile.initiate({ kind: 'video', file: video })).unwrap()).not.toBe('');
    await store.dispatch(chat.markChatRead.initiate(guest)).unwrap();
    const [latest] = await store.dispatch(chat.getChatHistory.initiate({ ...guest, limit: 10, skip: 0 })).unwrap();
    expect(latest?.message).toMatchObject(message);
  });

  it('ends the session when the member logs out', async () => {
    const { phone, password } = await control<{ phone: string; password: string }>('/__scenario', { name: 'new-member' });
    const { store, logIn, token } = open();
    await logIn(phone, password);
    expect(await balanceOf(store)).toBe(0);
    tellLogOut(sandbox.url, token());
    await expect
      .poll(async () => (await store.dispatch(wallets.getWallet.initiate(undefined, fresh))).error)
      .toMatchObject({ kind: 'unauthenticated' });
  });

  it('has made every call of the contract', () => {
    const wasMade = ({ method, path }: { readonly method: string; readonly path: string }) => {
      const pattern = new RegExp(`^${method} ${path.replace(/\{\w+\}/g, '[^/]+')}$`);
      return requests.some((call) => pattern.test(call));
    };
    expect(
      Object.values(operations)
        .filter((call) => !wasMade(call))
        .map(({ method, path }) => `${method} ${path}`),
    ).toEqual([]);
  });
});

const onePixel = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
const shortFilm = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypisom'),
  Buffer.alloc(12),
  Buffer.from([0, 0, 0, 8]),
  Buffer.from('free'),
]);
