import { walletPlace, type Currency } from '@wallet/domain';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { DepositBank } from './deposit-bank.ts';
import { testWith } from './fixtures.ts';
import { journeyPorts } from './journey-ports.ts';
import { startLosingLine, type LosingLine } from './losing-line.ts';
import { MoneyScreen } from './money-screen.ts';
import { RewardScreen } from './reward-screen.ts';
import { Tester, type Held, type OtherDevice } from './tester.ts';
import { namedAs, textsIn } from './texts.ts';

const button = (page: Page, words: string) => page.getByRole('button', namedAs(words));

const test = testWith(({ id, defaultLanguage, registration }) => {
  const currency = registration.currency as Currency;
  const text = textsIn(defaultLanguage);
  const deposit = (key: string) => text('deposit', key);
  return { id, defaultLanguage, currency, deposit };
});

/**
 * Browsers send a call again by themselves where a connection that was used before is reset ahead of the answer. With
 * its key honoured the money moves once all the same.
 */
test.describe('a call that the browser sends twice', () => {
  let line: LosingLine;
  let page: Page;
  let tester: Tester;
  let device: OtherDevice;
  let held: Held;
  test.beforeEach(async ({ browser, request, setting: { id } }) => {
    tester = new Tester(request, id);
    line = await startLosingLine(journeyPorts.site);
    const localStorage = [{ name: 'agreementRemembered', value: 'true' }];
    const context = await browser.newContext({
      baseURL: line.url,
      storageState: { cookies: [], origins: [{ origin: line.url, localStorage }] },
    });
    page = await context.newPage();
  });
  test.afterEach(async () => {
    await page.context().close();
    await line[Symbol.asyncDispose]();
    await tester.booksAreClean();
  });

  const begin = async (scenario: string) => {
    device = await tester.as(await tester.member(scenario));
    held = await device.held();
    await device.logIn(page.context());
  };
  /** The browser has sent it again with the same key, and the page has not noticed. */
  const cameTwice = () => {
    expect(line.arrivals).toHaveLength(2);
    expect(line.arrivals[0]?.isReused).toBe(true);
    const keys = new Set(line.arrivals.map(({ key }) => key));
    expect(keys.size).toBe(1);
    expect(keys).not.toContain(undefined);
  };
  const walletGrewBy = async (minor: number) => {
    expect((await device.held())[walletPlace]).toBe((held[walletPlace] ?? 0) + minor);
  };
  const openDeposit = async (method: string, request: APIRequestContext) => {
    await begin('new-member');
    await page.goto(`/user/home?modal=deposit&method=${method}`);
    return new DepositBank(request);
  };

  test('moves a transfer once', async ({ setting: { defaultLanguage, currency } }) => {
    await begin('normal');
    const screen = await new MoneyScreen(page, defaultLanguage, 'transfer').open('&account=betflix');
    await screen.review('100');
    line.loseOne('POST /api/wallet/transfer');
    await screen.primary.click();
    await screen.ends(screen.says('transfer', 'doneTitle'), screen.money(100_00, currency));
    cameTwice();
    await walletGrewBy(-100_00);
    expect((await device.held())['betflix']).toBe((held['betflix'] ?? 0) + 100_00);
  });

  test('asks for a withdrawal once', async ({ setting: { currency, defaultLanguage } }) => {
    await begin('normal');
    const minimum = currency === 'LAK' ? 20_000 : 100;
    const screen = await new MoneyScreen(page, defaultLanguage, 'withdraw').open();
    await screen.review(String(minimum));
    line.loseOne('POST /api/wallet/withdraw');
    await screen.primary.click();
    await screen.ends(screen.says('withdraw', 'doneTitle'), screen.says('withdraw', 'done'));
    cameTwice();
    expect(await device.entries('withdraw')).toMatchObject([{ amount: minimum }]);
  });

  test('takes a slip once', async ({ request, setting: { deposit } }) => {
    const bank = await openDeposit('slip', request);
    const account = await bank.accountFor(device);
    await page.locator('dialog select').selectOption(`${account.bankCode} ${account.bankAccountNo}`);
    const buffer = await bank.transfer(device, account, 300);
    await page.locator('dialog input[type=file]').first().setInputFiles({ name: 'slip.png', mimeType: 'image/png', buffer });
    line.loseOne('POST /api/wallet/slip');
    await button(page, deposit('slip.send')).click();
    await expect(page.getByText(deposit('slip.sent'))).toBeVisible();
    cameTwice();
    await expect.poll(() => device.held()).toEqual({ [walletPlace]: 300_00 });
    const { slips } = (await device.post('statement/slip', { page: 1, limit: 10 })) as { slips: readonly object[] };
    expect(slips).toMatchObject([{ status: 'SUCCESS' }]);
  });

  test('redeems a true-money link once, and says so', async ({ request, setting: { deposit, currency } }) => {
    const bank = await openDeposit('true-money', request);
    await page.locator('dialog input[name=link]').fill(await bank.wrapGift(10));
    line.loseOne('POST /api/wallet/truelink');
    await button(page, deposit('trueMoney.send')).click();
    await expect(page.getByText(deposit('trueMoney.done'))).toBeVisible();
    cameTwice();
    // At 600 kip for a baht.
    await walletGrewBy(currency === 'LAK' ? 6_000_00 : 10_00);
  });

  test('makes one QR code, which is paid once', async ({ request, setting: { id, deposit } }) => {
    const bank = await openDeposit('qr', request);
    if (id === 'th') await page.locator('dialog select').selectOption('WW');
    await page.locator('dialog input[name=amount]').fill('1500');
    line.loseOne('POST /api/qrcode/');
    await button(page, deposit('qr.create')).click();
    await expect(page.locator('dialog img')).toBeVisible();
    cameTwice();
    await bank.payQrCode();
    await expect.poll(() => device.held()).toEqual({ [walletPlace]: 1_500_00 });
  });

  test('pays the invite bonus once, and says so', async ({ setting: { defaultLanguage } }) => {
    await begin('invite-ready');
    const screen = new RewardScreen(page, defaultLanguage);
    await page.goto('/user/bonus?modal=invite');
    await screen.sees('invite', 'banners');
    await page.keyboard.press('Escape');
    line.loseOne('GET /api/invite/bonus');
    await screen.button('invite', 'receive.submit').click();
    await screen.confirm('invite', 'receive.askTitle', 'receive.submit');
    await screen.sees('invite', 'receive.done');
    cameTwice();
    const bonuses = await device.entries('bonus');
    expect(bonuses).toHaveLength(1);
    await walletGrewBy(Math.round((bonuses[0]?.amount ?? 0) * 100));
  });

  test('adds the refund to the wallet once, and says so', async ({ setting: { defaultLanguage } }) => {
    await begin('refund-ready');
    const entries = await device.entries('bonus');
    const screen = new RewardScreen(page, defaultLanguage);
    await page.goto('/user/bonus?modal=refund');
    await screen.sees('refund', 'banners');
    await screen.button('common', 'next').click();
    line.loseOne('GET /api/refund/addWallet');
    await screen.button('refund', 'add.submit').click();
    await screen.confirm('refund', 'add.askTitle', 'add.submit');
    await screen.sees('refund', 'add.done');
    cameTwice();
    const [added, ...earlier] = await device.entries('bonus');
    expect(earlier).toEqual(entries);
    await walletGrewBy(Math.round((added?.amount ?? 0) * 100));
  });
});
