import { otpEndpoints, type ApiStore } from '@wallet/api-client';
import { accountEndpoints } from '@wallet/api-client/account';
import { bonusEndpoints } from '@wallet/api-client/bonuses';
import { chatEndpoints } from '@wallet/api-client/chat';
import { gameAccountEndpoints } from '@wallet/api-client/game-accounts';
import { launchGame } from '@wallet/api-client/launches';
import { lookupEndpoints } from '@wallet/api-client/lookups';
import { profileEndpoints } from '@wallet/api-client/profile';
import { promotionEndpoints } from '@wallet/api-client/promotions';
import { tellLogOut } from '@wallet/api-client/tell-log-out';
import { stubUploads } from '@wallet/api-client/testing';
import { walletEndpoints } from '@wallet/api-client/wallet';
import { walletActionEndpoints } from '@wallet/api-client/wallet-actions';
import { operations } from '@wallet/contract/operations';
import { moneyOf } from '@wallet/domain';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { smallPicture } from '../src/kit/check-uploads.ts';
import { fresh, intent, openApp, openAppAs, walletOf } from './app-member.ts';
import { startKitSandbox, type KitSandbox } from './kit-sandbox.ts';
import { moneyWays } from './money-ways.ts';
import { reads } from './reads.ts';

const requests: string[] = [];
let sandbox: KitSandbox;

beforeAll(async () => {
  sandbox = await startKitSandbox({ faults: true });
  recordRequests();
}, 60_000);
afterAll(async () => {
  vi.unstubAllGlobals();
  await sandbox[Symbol.asyncDispose]();
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

const amount = moneyOf(1_000_000_00, 'BAHT');

describe('the apps’ store against the sandbox', { timeout: 60_000 }, () => {
  it('reads all that a member may see', async () => {
    const store = (await openAppAs(sandbox, 'all-ready')).open();
    const values = await Promise.all(Object.entries(reads).map(async ([name, read]) => [name, await read(store)] as const));
    const mayBeNothing = /^(?:code of|terminated|one-time codes|chat$|a form of|present promotion|least of a bonus)/;
    const isNothing = (value: unknown) =>
      value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
    expect(values.filter(([name, value]) => !mayBeNothing.test(name) && isNothing(value))).toEqual([]);
  });

  it.each(Object.entries(moneyWays))('is right about money that %s', (_name, way) => way(sandbox, null));

  it('registers with a code from the phone, logs in, and changes the profile', async () => {
    await sandbox.control('/__lookup', { name: 'registerOTP', isOn: true, operator: 'th' });
    const { open, logIn } = openApp(sandbox);
    const store = open();
    const username = '0654321098';
    expect(await store.dispatch(lookupEndpoints.endpoints.getRegisterOtp.initiate()).unwrap()).toBe(true);
    const { otpToken } = await store.dispatch(otpEndpoints.endpoints.sendOtp.initiate({ phoneNumber: username })).unwrap();
    const [message] = await sandbox.control<{ body: string }[]>(`/__messages/th/${username}`);
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
    await logIn({ username, password: 'first-1234' });

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
    await logIn({ username, password: 'second-1234' });
  });

  it('activates a game account, and opens games with and without a password', async () => {
    const store = (await openAppAs(sandbox, 'normal')).open();
    const games = gameAccountEndpoints.endpoints;
    const closed = (await walletOf(store)).gameAccounts.find(({ isActive }) => !isActive)?.code ?? '';
    await store.dispatch(games.activateGame.initiate({ code: closed, ...intent() })).unwrap();
    expect((await walletOf(store)).gameAccounts.find(({ code }) => code === closed)).toMatchObject({ isActive: true });
    for (const [provider, takesPassword] of [
      ['pg', false],
      ['betflix', true],
    ] as const) {
      const { username, password } = await store.dispatch(games.getGameCredentials.initiate(provider, fresh)).unwrap();
      const opened = await launchGame(store.dispatch, { provider, username, ...(takesPassword && { password }) });
      expect(opened).toMatchObject({ link: expect.stringMatching(/^http/) as string });
    }
  });

  it.each<[string, string, (store: ApiStore) => Promise<{ error?: unknown }>]>([
    [
      'a transfer',
      'MONEY_NOT_ENOUGH',
      (store) => store.dispatch(walletActionEndpoints.endpoints.transfer.initiate({ from: 'WALLET', to: 'pg', amount, ...intent() })),
    ],
    [
      'the invite bonus',
      'MONEY_NOT_ENOUGH',
      (store) => store.dispatch(walletActionEndpoints.endpoints.addInviteBonus.initiate({ amount, ...intent() })),
    ],
    ['the end of a bonus', 'BONUS_CONDITION', (store) => store.dispatch(bonusEndpoints.endpoints.clearBonus.initiate(intent()))],
  ])('reads why %s is refused: %s', async (_name, code, call) => {
    const store = (await openAppAs(sandbox, 'bonus-active')).open();
    expect((await call(store)).error).toMatchObject({ kind: 'refused', code });
  });

  it('receives a promotion', async () => {
    const promotions = promotionEndpoints.endpoints;
    const store = (await openAppAs(sandbox, 'new-member')).open();
    expect(await store.dispatch(promotions.findPromotion.initiate('LUCKY50')).unwrap()).toMatchObject({ code: 'LUCKY50' });
    expect(await store.dispatch(promotions.getCurrentPromotion.initiate()).unwrap()).toBeNull();
    await store.dispatch(promotions.activatePromotion.initiate({ code: 'LUCKY50', ...intent() })).unwrap();
    expect(await store.dispatch(promotions.getCurrentPromotion.initiate(undefined, fresh)).unwrap()).toMatchObject({ code: 'LUCKY50' });
  });

  it('chats with support, including files', async () => {
    const chat = chatEndpoints.endpoints;
    await sandbox.control('/__lookup', { name: 'enableChatWidget', isOn: true });
    const store = openApp(sandbox).open();
    const guest = { userId: '', guestId: 'guest-0123456789abcdef' };
    const message = { message_type: 'text' as const, payload: { text: 'hello' } };
    const chatMessage = { ...guest, sender: 'customer' as const, message, session_id: '', username: '', name: '', deviceToken: '' };
    await store.dispatch(chat.sendChatMessage.initiate(chatMessage)).unwrap();
    const image = new File([smallPicture()], 'pixel.png', { type: 'image/png' });
    expect(await store.dispatch(chat.uploadChatFile.initiate({ kind: 'image', file: image })).unwrap()).not.toBe('');
    const video = new File([Uint8Array.from(shortFilm)], 'film.mp4', { type: 'video/mp4' });
    expect(await store.dispatch(chat.uploadChatFile.initiate({ kind: 'video', file: video })).unwrap()).not.toBe('');
    await store.dispatch(chat.markChatRead.initiate(guest)).unwrap();
    const [latest] = await store.dispatch(chat.getChatHistory.initiate({ ...guest, limit: 10, skip: 0 })).unwrap();
    expect(latest?.message).toMatchObject(message);
  });

  it('ends the session when the member logs out', async () => {
    const { open, token } = await openAppAs(sandbox, 'new-member');
    const store = open();
    expect((await walletOf(store)).balance?.minor).toBe(0);
    tellLogOut(sandbox.url, token() ?? '');
    await expect
      .poll(async () => (await store.dispatch(walletEndpoints.endpoints.getWallet.initiate(undefined, fresh))).error)
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

const shortFilm = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypisom'),
  Buffer.alloc(12),
  Buffer.from([0, 0, 0, 8]),
  Buffer.from('free'),
]);
