import { expect, type APIRequestContext, type BrowserContext } from '@playwright/test';
import { journeyPorts } from './journey-ports.ts';
import type { MarketFacts } from './markets.ts';

/** A deposit account of the operator. */
export interface DepositAccount {
  readonly bankCode: string;
  readonly bankAccountNo: string;
  readonly currency: string;
}

/** A member that no other journey uses. */
export interface NewMember {
  readonly phone: string;
  readonly password: string;
  readonly name: string;
}

interface Fault {
  /** As `POST /api/wallet/transfer`. */
  readonly match: string;
  readonly kind: 'slow' | 'status' | 'html' | 'empty' | 'truncated' | 'reset' | 'body';
  /** Whether the call is executed before it fails. */
  readonly when: 'before' | 'after-commit';
  readonly delayMs?: number;
  readonly status?: number;
  /** The JSON body of the response instead. */
  readonly body?: unknown;
  readonly times?: number;
}

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

/** Controls the sandbox: creates members, injects faults and reads the true state. */
export class Tester {
  private readonly request: APIRequestContext;
  private readonly id: MarketFacts['id'];
  private readonly sandbox: string;

  constructor(request: APIRequestContext, id: MarketFacts['id']) {
    this.request = request;
    this.id = id;
    this.sandbox = `http://127.0.0.1:${String(journeyPorts.sandbox)}`;
  }

  /** Creates a member in a named scenario of the sandbox. */
  async member(scenario: string): Promise<NewMember> {
    const response = await this.request.post(`${this.sandbox}/__scenario`, { data: { name: scenario, operator: this.id } });
    return (await response.json()) as NewMember;
  }

  /** Makes the next matching calls fail. */
  async fault(fault: Fault): Promise<void> {
    expect((await this.request.post(`${this.sandbox}/__fault`, { data: fault })).ok()).toBe(true);
  }

  /** Removes all faults, including unused ones. */
  async clearFaults(): Promise<void> {
    await this.request.delete(`${this.sandbox}/__fault`);
  }

  /** Offers a deposit account from now on, or withdraws it. */
  async offerAccount({ bankCode, bankAccountNo, currency }: DepositAccount, isOffered: boolean): Promise<void> {
    const account = `${bankCode} ${bankAccountNo} ${currency}`;
    const data = { operator: this.id, account, offered: isOffered ? 'on' : 'off' };
    expect((await this.request.post(`${this.sandbox}/__accounts`, { data })).ok()).toBe(true);
  }

  /** Makes visitors prove their phone number with a code from now on, or no longer. */
  async wantCodes(isOn: boolean): Promise<void> {
    await this.request.post(`${this.sandbox}/__lookup`, { data: { name: 'registerOTP', isOn, operator: this.id } });
  }

  /** The newest text message to a phone. */
  async readMessage(phone: string): Promise<{ readonly code: string; readonly reference: string; readonly count: number }> {
    const response = await this.request.get(`${this.sandbox}/__messages/${this.id}/${phone}`);
    const messages = (await response.json()) as readonly { readonly body: string }[];
    const [, code = '', reference = ''] = /OTP (\d+) \(Ref: (\w+)\)/.exec(messages[0]?.body ?? '') ?? [];
    return { code, reference, count: messages.length };
  }

  /** Sends a support message to a visitor or member: a text, or a sample of another type. */
  async sendSupportMessage(owner: { readonly guestId: string } | { readonly userId: string }, type: string, text: string): Promise<void> {
    expect((await this.request.post(`${this.sandbox}/__agent`, { data: { operator: this.id, ...owner, type, text } })).ok()).toBe(true);
  }

  /** Returns the texts of a visitor's conversation, oldest first. */
  async conversationTexts(owner: { readonly guestId: string }): Promise<readonly (string | undefined)[]> {
    const response = await this.request.post(`${this.sandbox}/${this.id}/api/chat/history`, {
      headers: plain,
      data: { userId: '', ...owner, limit: 100, skip: 0 },
    });
    const items = (await response.json()) as readonly { readonly message: { readonly payload: { readonly text?: string } } }[];
    return items.map(({ message }) => message.payload.text).reverse();
  }

  /** Expects that every balance is the sum of its bookings, and that no balance is negative. */
  async expectConsistentLedger(): Promise<void> {
    const response = await this.request.get(`${this.sandbox}/__audit`);
    expect(await response.json()).toMatchObject({ isClean: true });
  }

  /** Plays rounds of the game pg, winning back each stake by default. Amounts are in the currency's units. */
  async play({ phone }: NewMember, stake: number, rounds: number, payout = stake): Promise<void> {
    for (let round = 0; round < rounds; round += 1) {
      const response = await this.request.post(`${this.sandbox}/__play`, {
        data: { operator: this.id, username: phone, gameCode: 'pg', stake, payout },
      });
      expect(response.ok()).toBe(true);
    }
  }

  /** Logs in as the member on another device. */
  async as(member: NewMember): Promise<OtherDevice> {
    const login = await this.request.post(`${this.sandbox}/${this.id}/api/login`, {
      headers: plain,
      data: { username: member.phone, password: member.password },
    });
    const { token } = (await login.json()) as { token: string };
    return new OtherDevice(this.request, `${this.sandbox}/${this.id}/api`, member, token);
  }
}

/** The member's API calls without a page. */
export class OtherDevice {
  private readonly request: APIRequestContext;
  private readonly base: string;
  private readonly token: string;
  readonly member: NewMember;

  constructor(request: APIRequestContext, base: string, member: NewMember, token: string) {
    this.request = request;
    this.base = base;
    this.member = member;
    this.token = token;
  }

  /** Lets a browser's pages start logged in, like a remembered session. */
  async logIn(context: BrowserContext): Promise<void> {
    await context.addInitScript((token) => localStorage.setItem('token', token), this.token);
  }

  private get headers(): Readonly<Record<string, string>> {
    return { ...plain, Authorization: `Bearer ${this.token}` };
  }

  async get<Answer>(path: string): Promise<Answer> {
    const response = await this.request.get(`${this.base}/${path}`, { headers: this.headers });
    return (await response.json()) as Answer;
  }

  async post(path: string, data: object): Promise<unknown> {
    const response = await this.request.post(`${this.base}/${path}`, { headers: this.headers, data });
    return response.json();
  }

  async sendSlip(bankCode: string, buffer: Buffer): Promise<void> {
    const file = { name: 'slip.png', mimeType: 'image/png', buffer };
    const response = await this.request.post(`${this.base}/wallet/slip`, { headers: this.headers, multipart: { bankCode, file } });
    expect(response.ok()).toBe(true);
  }

  /** Returns the picture of the newest slip, as it has arrived. */
  async sentSlip(): Promise<Buffer> {
    const { slips } = (await this.post('statement/slip', { page: 1, limit: 1 })) as { slips: readonly { reference: string }[] };
    const { url } = await this.get<{ url: string }>(`statement/slip/reference/${slips[0]?.reference ?? ''}`);
    return (await this.request.get(url)).body();
  }

  /** Ends the member's QR code at a bank. */
  async cancelQrCode(bankCode: string): Promise<void> {
    const { qrcodeId } = await this.get<{ qrcodeId: string }>(`qrcode/${bankCode}`);
    const response = await this.request.delete(`${this.base}/qrcode/${qrcodeId}`, { headers: this.headers });
    expect(response.ok()).toBe(true);
  }

  async balances(): Promise<Balances> {
    const { wallet, slots } = await this.get<{
      wallet: { amount: number };
      slots: readonly { code: string; amount: number; isActive: boolean }[];
    }>('wallet');
    const active = slots.filter(({ isActive }) => isActive).map(({ code, amount }) => [code, Math.round(amount * 100)] as const);
    return Object.fromEntries([['WALLET', Math.round(wallet.amount * 100)], ...active]);
  }

  /** Returns the newest statement entries of one type. */
  async entries(type: string): Promise<readonly Entry[]> {
    const { statements } = (await this.post('statement', { page: 1, limit: 20 })) as { statements: readonly Entry[] };
    return statements.filter(({ statementType }) => statementType === type);
  }
}
