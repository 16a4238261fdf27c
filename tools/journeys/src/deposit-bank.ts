import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { journeyPorts } from './journey-ports.ts';
import type { DepositAccount, OtherDevice } from './tester.ts';

/** The choice of an account in the deposit: its card is a radio button. */
export const accountChoice = (page: Page, { bankCode, bankAccountNo }: Omit<DepositAccount, 'currency'>): Locator =>
  page.locator(`dialog input[type=radio][value="${bankCode} ${bankAccountNo}"]`);

/** The simulated bank that a member uses besides the wallet. */
export class DepositBank {
  private readonly request: APIRequestContext;
  private readonly sandbox: string;

  constructor(request: APIRequestContext) {
    this.request = request;
    this.sandbox = `http://127.0.0.1:${String(journeyPorts.sandbox)}`;
  }

  /** Returns the deposit accounts in the member's currency that are offered now. */
  async accountsFor(device: OtherDevice): Promise<readonly DepositAccount[]> {
    const { wallet } = await device.get<{ wallet: { currency?: string } }>('wallet');
    const { banks } = await device.get<{ banks: readonly (Omit<DepositAccount, 'currency'> & Partial<DepositAccount>)[] }>(
      'lookup/deposit',
    );
    const currency = wallet.currency ?? 'BAHT';
    return banks
      .map((bank) => ({ ...bank, currency: bank.currency ?? 'BAHT' }))
      .filter((bank) => bank.bankAccountNo !== '' && bank.currency === currency);
  }

  /** Returns the first of them. */
  async accountFor(device: OtherDevice): Promise<DepositAccount> {
    const [found] = await this.accountsFor(device);
    if (!found) throw new Error('no account in the currency of the member');
    return found;
  }

  /** Transfers from the member's own account. Resolves to the picture of the slip. */
  async transfer(device: OtherDevice, { bankCode, bankAccountNo, currency }: DepositAccount, amount: number): Promise<Buffer> {
    const { profile } = await device.get<{ profile: { _id: string } }>('account/profile');
    const data = { memberId: profile._id, to: `${bankCode} ${bankAccountNo} ${currency}`, amount };
    const { slip } = (await (await this.request.post(`${this.sandbox}/__bank/transfer`, { data })).json()) as { slip: string };
    return (await this.request.get(`${this.sandbox}${slip}`)).body();
  }

  /** Pays the newest open QR code. */
  async payQrCode(): Promise<void> {
    const page = await (await this.request.get(`${this.sandbox}/__bank`)).text();
    const payload = /name="payload" value="([^"]+)"/.exec(page)?.[1];
    expect((await this.request.post(`${this.sandbox}/__bank/pay`, { data: { payload } })).ok()).toBe(true);
  }

  /** Pays out the newest withdrawal of an amount that waits. */
  async payOut(figures: string): Promise<void> {
    const page = await (await this.request.get(`${this.sandbox}/__bank`)).text();
    const [, after = ''] = page.split(`<output>${figures}</output>`);
    const statementId = /name="statementId" value="(\d+)"/.exec(after)?.[1];
    expect((await this.request.post(`${this.sandbox}/__bank/payout`, { data: { statementId: Number(statementId) } })).ok()).toBe(true);
  }

  /** Creates a gift in baht and returns its link. */
  async wrapGift(amount: number): Promise<string> {
    const { link } = (await (await this.request.post(`${this.sandbox}/__bank/gift`, { data: { amount } })).json()) as { link: string };
    return link;
  }
}
