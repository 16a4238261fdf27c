import { expect, type APIRequestContext, type BrowserContext } from '@playwright/test';
import { journeyPorts } from './journey-ports.ts';
import type { MarketFacts } from './market-facts.ts';

/** A member whom nobody else uses. */
export interface NewMember {
  readonly phone: string;
  readonly password: string;
  readonly name: string;
}

interface Fault {
  /** As `POST /api/wallet/transfer`. */
  readonly match: string;
  readonly kind: 'slow' | 'status' | 'html' | 'empty' | 'truncated' | 'reset' | 'body';
  /** Whether the call is carried out all the same. */
  readonly when: 'before' | 'after-commit';
  readonly delayMs?: number;
  readonly status?: number;
  /** What the backend answers instead, as JSON. */
  readonly body?: unknown;
  readonly times?: number;
}

/** Money in hundredths by place: `WALLET` and the codes of the active game accounts. */
export type Held = Readonly<Record<string, number>>;

/** One line of the statement, as the wire has it. */
export interface Entry {
  readonly statementType: string;
  readonly from: string;
  readonly to: string;
  readonly amount: number;
  readonly status: string;
}

/** The sandbox's own answer, also while it answers its pages as another backend. */
const plain = { 'X-Requested-With': 'wallet-user', 'X-Sandbox-Variant': 'off' } as const;

/** What a journey does behind the member's back: it makes members, lets calls go wrong, and reads the truth. */
export class Tester {
  private readonly request: APIRequestContext;
  private readonly id: MarketFacts['id'];
  private readonly sandbox: string;

  constructor(request: APIRequestContext, id: MarketFacts['id']) {
    this.request = request;
    this.id = id;
    this.sandbox = `http://127.0.0.1:${String(journeyPorts.sandbox)}`;
  }

  /** A member in a state that the sandbox has a name for. */
  async member(scenario: string): Promise<NewMember> {
    const response = await this.request.post(`${this.sandbox}/__scenario`, { data: { name: scenario, operator: this.id } });
    return (await response.json()) as NewMember;
  }

  /** The next calls that match go wrong. */
  async fault(fault: Fault): Promise<void> {
    expect((await this.request.post(`${this.sandbox}/__fault`, { data: fault })).ok()).toBe(true);
  }

  /** Takes back all faults, also those that no call has met. */
  async clearFaults(): Promise<void> {
    await this.request.delete(`${this.sandbox}/__fault`);
  }

  /** From now on the sandbox answers as another backend of the same specification; null: as itself. */
  async answerAs(seed: number | null): Promise<void> {
    expect((await this.request.post(`${this.sandbox}/__variant`, { data: { seed } })).ok()).toBe(true);
  }

  /** Support says something to a visitor: a text, or a sample of another kind of message. */
  async answer(owner: { readonly guestId: string } | { readonly userId: string }, type: string, text: string): Promise<void> {
    expect((await this.request.post(`${this.sandbox}/__agent`, { data: { operator: this.id, ...owner, type, text } })).ok()).toBe(true);
  }

  /** The texts of a visitor's conversation, oldest first. */
  async said(owner: { readonly guestId: string }): Promise<readonly (string | undefined)[]> {
    const response = await this.request.post(`${this.sandbox}/${this.id}/api/chat/history`, {
      headers: plain,
      data: { userId: '', ...owner, limit: 100, skip: 0 },
    });
    const items = (await response.json()) as readonly { readonly message: { readonly payload: { readonly text?: string } } }[];
    return items.map(({ message }) => message.payload.text).reverse();
  }

  /** Every balance is the sum of what was booked, and nothing is negative or out of nowhere. */
  async booksAreClean(): Promise<void> {
    const response = await this.request.get(`${this.sandbox}/__audit`);
    expect(await response.json()).toMatchObject({ isClean: true });
  }

  /** The member plays rounds of the game pg, and wins back each stake unless said otherwise. In his currency's units. */
  async play({ phone }: NewMember, stake: number, rounds: number, payout = stake): Promise<void> {
    for (let round = 0; round < rounds; round += 1) {
      const response = await this.request.post(`${this.sandbox}/__play`, {
        data: { operator: this.id, username: phone, gameCode: 'pg', stake, payout },
      });
      expect(response.ok()).toBe(true);
    }
  }

  /** Does as the member does from another device. */
  async as(member: NewMember): Promise<OtherDevice> {
    const login = await this.request.post(`${this.sandbox}/${this.id}/api/login`, {
      headers: plain,
      data: { username: member.phone, password: member.password },
    });
    const { token } = (await login.json()) as { token: string };
    return new OtherDevice(this.request, `${this.sandbox}/${this.id}/api`, token);
  }
}

/** The member's calls, without a page. */
export class OtherDevice {
  private readonly request: APIRequestContext;
  private readonly base: string;
  private readonly token: string;

  constructor(request: APIRequestContext, base: string, token: string) {
    this.request = request;
    this.base = base;
    this.token = token;
  }

  /** Lets the pages of a browser begin logged in, as by a session that was remembered. */
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

  async held(): Promise<Held> {
    const { wallet, slots } = await this.get<{
      wallet: { amount: number };
      slots: readonly { code: string; amount: number; isActive: boolean }[];
    }>('wallet');
    const active = slots.filter(({ isActive }) => isActive).map(({ code, amount }) => [code, Math.round(amount * 100)] as const);
    return Object.fromEntries([['WALLET', Math.round(wallet.amount * 100)], ...active]);
  }

  /** The newest lines of the statement of one type. */
  async entries(type: string): Promise<readonly Entry[]> {
    const { statements } = (await this.post('statement', { page: 1, limit: 20 })) as { statements: readonly Entry[] };
    return statements.filter(({ statementType }) => statementType === type);
  }
}
