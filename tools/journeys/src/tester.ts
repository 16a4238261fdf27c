import { expect, type APIRequestContext, type BrowserContext } from '@playwright/test';
import type { FaultRequest, ScenarioLogin } from '@wallet/sandbox';
import { sandboxUrl } from './journey-ports.ts';
import type { MarketFacts } from './markets.ts';

/** A deposit account of the operator. */
export interface DepositAccount {
  readonly bankCode: string;
  readonly bankAccountNo: string;
  readonly currency: string;
}

/** A member that no other journey uses. */
export type NewMember = Pick<ScenarioLogin, 'phone' | 'password' | 'name'>;

/** Money in hundredths by place: `WALLET` and the codes of the active game accounts. */
export type Balances = Readonly<Record<string, number>>;

/** A statement entry on the wire. */
export interface Entry {
  readonly statementType: string;
  readonly from: string;
  readonly to: string;
  readonly amount: number;
  readonly status: string;
}

const plain = { 'X-Requested-With': 'wallet-user' } as const;

export type Tester = ReturnType<typeof createTester>;

/** Controls the sandbox: creates members, injects faults and reads the true state. */
export function createTester(request: APIRequestContext, operator: MarketFacts['id']) {
  const post = async (path: string, data: object) => {
    const response = await request.post(`${sandboxUrl}${path}`, { data });
    expect(response.ok()).toBe(true);
    return response;
  };
  return {
    /** Creates a member in a named scenario of the sandbox. */
    member: async (name: string) => (await (await post('/__scenario', { name, operator })).json()) as NewMember,
    /** Makes the next matching calls fail. */
    fault: (fault: FaultRequest) => post('/__fault', fault),
    /** Removes all faults, including unused ones. */
    clearFaults: () => request.delete(`${sandboxUrl}/__fault`),
    /** Offers a deposit account from now on, or withdraws it. */
    offerAccount: ({ bankCode, bankAccountNo, currency }: DepositAccount, isOffered: boolean) =>
      post('/__accounts', { operator, account: `${bankCode} ${bankAccountNo} ${currency}`, offered: isOffered ? 'on' : 'off' }),
    /** Makes visitors prove their phone number with a code from now on, or no longer. */
    wantCodes: (isOn: boolean) => post('/__lookup', { name: 'registerOTP', isOn, operator }),
    /** The newest text message to a phone. */
    readMessage: async (phone: string) => {
      const response = await request.get(`${sandboxUrl}/__messages/${operator}/${phone}`);
      const messages = (await response.json()) as readonly { readonly body: string }[];
      const [, code = '', reference = ''] = /OTP (\d+) \(Ref: (\w+)\)/.exec(messages[0]?.body ?? '') ?? [];
      return { code, reference, count: messages.length };
    },
    /** Sends a support message to a visitor or member: a text, or a sample of another type. */
    sendSupportMessage: (owner: { readonly guestId: string } | { readonly userId: string }, type: string, text: string) =>
      post('/__agent', { operator, ...owner, type, text }),
    /** Returns the texts of a visitor's conversation, oldest first. */
    conversationTexts: async (owner: { readonly guestId: string }) => {
      const response = await request.post(`${sandboxUrl}/${operator}/api/chat/history`, {
        headers: plain,
        data: { userId: '', ...owner, limit: 100, skip: 0 },
      });
      const items = (await response.json()) as readonly { readonly message: { readonly payload: { readonly text?: string } } }[];
      return items.map(({ message }) => message.payload.text).reverse();
    },
    /** Expects that every balance is the sum of its bookings, and that no balance is negative. */
    expectConsistentLedger: async () => expect(await (await request.get(`${sandboxUrl}/__audit`)).json()).toMatchObject({ isClean: true }),
    /** Plays rounds of the game pg, winning back each stake by default. Amounts are in the currency's units. */
    play: async ({ phone }: NewMember, stake: number, rounds: number, payout = stake) => {
      for (let round = 0; round < rounds; round += 1) await post('/__play', { operator, username: phone, gameCode: 'pg', stake, payout });
    },
    /** Logs in as the member on another device. */
    as: async (member: NewMember) => {
      const login = await request.post(`${sandboxUrl}/${operator}/api/login`, {
        headers: plain,
        data: { username: member.phone, password: member.password },
      });
      const { token } = (await login.json()) as { token: string };
      return otherDevice(request, `${sandboxUrl}/${operator}/api`, member, token);
    },
  };
}

export type OtherDevice = ReturnType<typeof otherDevice>;

/** The member's API calls without a page. */
function otherDevice(request: APIRequestContext, base: string, member: NewMember, token: string) {
  const headers = { ...plain, Authorization: `Bearer ${token}` };
  const get = async <Answer>(path: string) => (await (await request.get(`${base}/${path}`, { headers })).json()) as Answer;
  const post = async (path: string, data: object): Promise<unknown> => (await request.post(`${base}/${path}`, { headers, data })).json();
  return {
    member,
    get,
    post,
    /** Lets a browser's pages start logged in, like a remembered session. */
    logIn: (context: BrowserContext) => context.addInitScript((stored) => localStorage.setItem('token', stored), token),
    sendSlip: async (bankCode: string, buffer: Buffer) => {
      const file = { name: 'slip.png', mimeType: 'image/png', buffer };
      const response = await request.post(`${base}/wallet/slip`, { headers, multipart: { bankCode, file } });
      expect(response.ok()).toBe(true);
    },
    /** Returns the picture of the newest slip, as it has arrived. */
    sentSlip: async () => {
      const { slips } = (await post('statement/slip', { page: 1, limit: 1 })) as { slips: readonly { reference: string }[] };
      const { url } = await get<{ url: string }>(`statement/slip/reference/${slips[0]?.reference ?? ''}`);
      return (await request.get(url)).body();
    },
    /** Ends the member's QR code at a bank. */
    cancelQrCode: async (bankCode: string) => {
      const { qrcodeId } = await get<{ qrcodeId: string }>(`qrcode/${bankCode}`);
      expect((await request.delete(`${base}/qrcode/${qrcodeId}`, { headers })).ok()).toBe(true);
    },
    balances: async (): Promise<Balances> => {
      const { wallet, slots } = await get<{
        wallet: { amount: number };
        slots: readonly { code: string; amount: number; isActive: boolean }[];
      }>('wallet');
      const active = slots.filter(({ isActive }) => isActive).map(({ code, amount }) => [code, Math.round(amount * 100)] as const);
      return Object.fromEntries([['WALLET', Math.round(wallet.amount * 100)], ...active]);
    },
    /** Returns the newest statement entries of one type. */
    entries: async (type: string) => {
      const { statements } = (await post('statement', { page: 1, limit: 20 })) as { statements: readonly Entry[] };
      return statements.filter(({ statementType }) => statementType === type);
    },
  };
}
