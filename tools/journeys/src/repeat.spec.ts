import { walletPlace, type Currency } from '@wallet/domain';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { accountChoice, DepositBank } from './deposit-bank.ts';
import { testWith } from './fixtures.ts';
import { journeyPorts } from './journey-ports.ts';
import { startLossyProxy, type LossyProxy } from './lossy-proxy.ts';
import { MoneyScreen } from './money-screen.ts';
import { RewardScreen } from './reward-screen.ts';
import { Tester, type Balances, type OtherDevice } from './tester.ts';
import { namedAs, textsIn } from './texts.ts';

const button = (page: Page, text: string) => page.getByRole('button', namedAs(text));

const test = testWith(({ id, defaultLanguage, registration }) => {
  const currency = registration.currency as Currency;
  const text = textsIn(defaultLanguage);
  const deposit = (key: string) => text('deposit', key);
  return { id, defaultLanguage, currency, deposit };
});

/**
 * Browsers repeat a call by themselves when a reused connection is reset before the response. With an idempotency key, the money moves only
 * once.
 */
test.describe('a call that the browser sends twice', () => {
  let proxy: LossyProxy;
  let page: Page;
  let tester: Tester;
  let device: OtherDevice;
  let initialBalances: Balances;
  test.beforeEach(async ({ browser, request, setting: { id } }) => {
    tester = new Tester(request, id);
    proxy = await startLossyProxy(journeyPorts.site);
    const localStorage = [{ name: 'agreementRemembered', value: 'true' }];
    const context = await browser.newContext({
      baseURL: proxy.url,
      storageState: { cookies: [], origins: [{ origin: proxy.url, localStorage }] },
    });
    page = await context.newPage();
  });
  test.afterEach(async () => {
    await page.context().close();
    await proxy[Symbol.asyncDispose]();
    await tester.expectConsistentLedger();
  });

  const begin = async (scenario: string) => {
    device = await tester.as(await tester.member(scenario));
    initialBalances = await device.balances();
    await device.logIn(page.context());
  };
  /** Expects two calls with the same key, which the page did not notice. */
  const expectTwoCalls = () => {
    expect(proxy.calls).toHaveLength(2);
    expect(proxy.calls[0]?.isReused).toBe(true);
    const keys = new Set(proxy.calls.map(({ key }) => key));
    expect(keys.size).toBe(1);
    expect(keys).not.toContain(undefined);
  };
  const expectWalletChange = async (minor: number) => {
    expect((await device.balances())[walletPlace]).toBe((initialBalances[walletPlace] ?? 0) + minor);
  };
  const openDeposit = async (method: string, request: APIRequestContext) => {
    await begin('new-member');
    await page.goto(`/user/home?modal=deposit&method=${method}`);
    return new DepositBank(request);
  };

  test('executes a transfer once', { tag: ['@la', '@core'] }, async ({ setting: { defaultLanguage, currency } }) => {
    await begin('normal');
    const screen = await new MoneyScreen(page, defaultLanguage, 'transfer').open('&account=betflix');
    await screen.review('100');
    proxy.dropResponse('POST /api/wallet/transfer');
    await screen.primary.click();
    await screen.expectDone(screen.says('transfer', 'doneTitle'), screen.money(100_00, currency));
    expectTwoCalls();
    await expectWalletChange(-100_00);
    expect((await device.balances()).betflix).toBe((initialBalances.betflix ?? 0) + 100_00);
  });

  test('accepts a slip once', { tag: '@la' }, async ({ request, setting: { deposit } }) => {
    const bank = await openDeposit('slip', request);
    const account = await bank.accountFor(device);
    await accountChoice(page, account).check();
    const buffer = await bank.transfer(device, account, 300);
    await page.locator('dialog input[type=file]').first().setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer });
    proxy.dropResponse('POST /api/wallet/slip');
    await button(page, deposit('slip.send')).click();
    await expect(page.getByText(deposit('slip.sent'))).toBeVisible();
    expectTwoCalls();
    await expect.poll(() => device.balances()).toEqual({ [walletPlace]: 300_00 });
    const { slips } = (await device.post('statement/slip', { page: 1, limit: 10 })) as { slips: readonly object[] };
    expect(slips).toMatchObject([{ status: 'SUCCESS' }]);
  });

  test('redeems a true-money link once, and says so', { tag: '@th' }, async ({ request, setting: { deposit, currency } }) => {
    const bank = await openDeposit('true-money', request);
    await page.locator('dialog input[name=link]').fill(await bank.wrapGift(10));
    proxy.dropResponse('POST /api/wallet/truelink');
    await button(page, deposit('trueMoney.send')).click();
    await expect(page.getByText(deposit('trueMoney.done'))).toBeVisible();
    expectTwoCalls();
    // At 600 kip per baht.
    await expectWalletChange(currency === 'LAK' ? 6_000_00 : 10_00);
  });

  test('pays the invite bonus once, and says so', { tag: '@th' }, async ({ setting: { defaultLanguage } }) => {
    await begin('invite-ready');
    const screen = new RewardScreen(page, defaultLanguage);
    await page.goto('/user/bonus?modal=invite');
    await screen.expectText('invite', 'banners');
    await screen.button('common', 'next').click();
    proxy.dropResponse('GET /api/invite/bonus');
    await screen.button('invite', 'receive.submit').click();
    await screen.confirm('invite', 'receive.askTitle', 'receive.submit');
    await screen.expectText('invite', 'receive.done');
    expectTwoCalls();
    const bonuses = await device.entries('bonus');
    expect(bonuses).toHaveLength(1);
    await expectWalletChange(Math.round((bonuses[0]?.amount ?? 0) * 100));
  });
});
