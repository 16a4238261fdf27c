import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { sandboxUrl } from './journey-ports.ts';
import type { DepositAccount, OtherDevice } from './tester.ts';

/** The choice of an account in the deposit: its card is a radio button. */
export const accountChoice = (page: Page, { bankCode, bankAccountNo }: Omit<DepositAccount, 'currency'>): Locator =>
  page.locator(`dialog input[type=radio][value="${bankCode} ${bankAccountNo}"]`);

export type DepositBank = ReturnType<typeof depositBank>;

/** The simulated bank that a member uses besides the wallet. */
export function depositBank(request: APIRequestContext) {
  /** What the bank's page says. */
  const read = async () => (await request.get(`${sandboxUrl}/__bank`)).text();
  const act = async (name: string, data: object) => {
    const response = await request.post(`${sandboxUrl}/__bank/${name}`, { data });
    expect(response.ok()).toBe(true);
    return response.json() as Promise<Readonly<Record<string, string>>>;
  };
  /** Returns the deposit accounts in the member's currency that are offered now. */
  const accountsFor = async (device: OtherDevice): Promise<readonly DepositAccount[]> => {
    const { wallet } = await device.get<{ wallet: { currency?: string } }>('wallet');
    const { banks } = await device.get<{ banks: readonly (Omit<DepositAccount, 'currency'> & Partial<DepositAccount>)[] }>(
      'lookup/deposit',
    );
    const currency = wallet.currency ?? 'BAHT';
    return banks
      .map((bank) => ({ ...bank, currency: bank.currency ?? 'BAHT' }))
      .filter((bank) => bank.bankAccountNo !== '' && bank.currency === currency);
  };
  return {
    accountsFor,
    /** Returns the first of them. */
    accountFor: async (device: OtherDevice): Promise<DepositAccount> => {
      const [found] = await accountsFor(device);
      if (!found) throw new Error('no account in the currency of the member');
      return found;
    },
    /** Transfers from the member's own account. Resolves to the picture of the slip. */
    transfer: async (device: OtherDevice, { bankCode, bankAccountNo, currency }: DepositAccount, amount: number): Promise<Buffer> => {
      const { profile } = await device.get<{ profile: { _id: string } }>('account/profile');
      const { slip } = await act('transfer', { memberId: profile._id, to: `${bankCode} ${bankAccountNo} ${currency}`, amount });
      return (await request.get(`${sandboxUrl}${slip ?? ''}`)).body();
    },
    /** Pays the newest open QR code. */
    payQrCode: async () => act('pay', { payload: /name="payload" value="([^"]+)"/.exec(await read())?.[1] }),
    /** Pays out the newest withdrawal of an amount that waits. */
    payOut: async (figures: string) => {
      const [, after = ''] = (await read()).split(`<output>${figures}</output>`);
      await act('payout', { statementId: Number(/name="statementId" value="(\d+)"/.exec(after)?.[1]) });
    },
    /** Creates a gift in baht and returns its link. */
    wrapGift: async (amount: number) => (await act('gift', { amount })).link ?? '',
  };
}
