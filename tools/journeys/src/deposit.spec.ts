import { appendFile, writeFile } from 'node:fs/promises';
import { withoutBreakMarks } from '@wallet/domain';
import { expect, type Page } from '@playwright/test';
import { accountChoice } from './deposit-bank.ts';
import { test as base } from './fixtures.ts';
import type { DepositAccount, NewMember, OtherDevice } from './tester.ts';
import { namedAs } from './texts.ts';

/** A member without money, on another device too. */
interface Depositor {
  readonly credentials: NewMember;
  readonly device: OtherDevice;
}

const test = base.extend<{ readonly depositor: Depositor; readonly open: (method: string) => Promise<void> }>({
  depositor: async ({ tester }, use) => {
    const credentials = await tester.member('new-member');
    await use({ credentials, device: await tester.as(credentials) });
  },
  open: async ({ page, login, depositor }, use) =>
    use(async (method) => {
      await login.open();
      await login.logIn(depositor.credentials);
      await page.goto(`/user/home?modal=deposit&method=${method}`);
    }),
});

/** Deposits by slip, QR code and true-money link. */
test.describe('deposit by slip', { tag: '@market' }, () => {
  test(
    'refuses files that are no pictures, keeps the slip while offline, sends it once, and recognises it later',
    { tag: '@core' },
    async ({ page, context, text, depositor: { device }, button, bank, open }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const account = await bank.accountFor(device);
      const slip = { name: 'slip.png', mimeType: 'image/png', buffer: await bank.transfer(device, account, 300) };
      const uploads: string[] = [];
      page.on('request', (call) => {
        if (call.url().endsWith('/api/wallet/slip')) uploads.push(call.method());
      });
      await open('slip');
      const files = page.locator('dialog input[type=file]').first();
      const choice = accountChoice(page, account);

      await files.setInputFiles({ ...slip, buffer: Buffer.from('MZ no picture') });
      await expect(page.getByRole('alert')).toContainText(text('refusals', 'NOT_A_PICTURE'));
      await files.setInputFiles(slip);
      // The device has inspected it.
      await expect(button('deposit', 'slip.account')).toBeEnabled();
      await page
        .getByRole('button', namedAs(`${text('deposit', 'account.copyNumber')} ${account.bankCode}`))
        .first()
        .click();
      await expect(page.getByText(text('common', 'copied', { text: account.bankAccountNo }))).toBeVisible();
      await expect(choice).toBeChecked();
      // Phones drop the page while the member is in the bank's app.
      await page.reload();
      await expect(choice).toBeChecked();
      await files.setInputFiles(slip);
      await expect(button('deposit', 'slip.send')).toBeEnabled();

      await context.setOffline(true);
      await button('deposit', 'slip.send').click();
      await expect(page.getByText(text('money', 'outcome.offline'))).toBeVisible();
      await context.setOffline(false);
      await button('deposit', 'slip.retry').dblclick();
      await expect(page.getByText(text('deposit', 'slip.sent'))).toBeVisible();
      expect(uploads).toEqual(['POST']);
      await expect.poll(() => device.balances()).toEqual({ WALLET: 300_00 });

      const outcome = page.getByRole('alertdialog', namedAs(text('deposit', 'slip.sentOnly')));
      // Nobody reads the whole number from a picture.
      await expect(outcome).toContainText(`•${account.bankAccountNo.slice(-4)}`);
      await expect(outcome.getByRole('term').filter({ hasText: namedAs(text('money', 'receipt.reference')).name })).toBeVisible();
      await outcome.getByRole('link', namedAs(text('common', 'titles.statement'))).click();
      await expect(page).toHaveURL(/\/user\/statement$/);
      // The outcome is left behind.
      await page.goBack();
      await expect(page).toHaveURL(/\/user\/home$/);

      await page.goto('/user/home?modal=deposit&method=slip');
      await page.locator('dialog input[type=file]').first().setInputFiles(slip);
      await expect(page.getByText(text('deposit', 'slip.advice.sent-before'))).toBeVisible();
      await expect(button('deposit', 'slip.send')).toBeEnabled();
      // The browser's storage reveals nothing about the transfer.
      expect(await page.evaluate(() => sessionStorage.getItem('member:sentSlips'))).toMatch(/^[\da-f]{16}$/);
    },
  );
});

/** Another app tells the page nothing but this when the member comes back. */
const returnTo = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

test.describe('the account to pay to', { tag: '@market' }, () => {
  test(
    'is asked about when it is gone after it was copied, and the slip goes out for the one that was paid',
    { tag: '@core' },
    async ({ page, context, text, depositor: { device }, button, tester, bank, open }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const all = await bank.accountsFor(device);
      const [paid, next] = all as [DepositAccount, DepositAccount];
      const named = ({ bankCode, bankAccountNo }: DepositAccount) => `${bankCode} ••${bankAccountNo.slice(-4)}`;
      const slip = { name: 'slip.png', mimeType: 'image/png', buffer: await bank.transfer(device, paid, 300) };
      // Texts with marks for line breaks are there twice: as seen and as spoken.
      const question = page.getByText(text('deposit', 'account.lost', { account: named(paid) })).first();
      const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
      const copy = ({ bankCode }: DepositAccount) =>
        page.getByRole('button', namedAs(`${text('deposit', 'account.copyNumber')} ${bankCode}`)).first();
      const sent: string[] = [];
      page.on('request', (call) => {
        if (call.url().endsWith('/api/wallet/slip')) sent.push(call.method());
      });

      // One account is offered, and chosen by itself.
      for (const account of all.slice(1)) await tester.offerAccount(account, false);
      await page.clock.install();
      await open('slip');
      await expect(accountChoice(page, paid)).toBeChecked();
      await copy(paid).click();
      await expect(page.getByText(text('common', 'copied', { text: paid.bankAccountNo }))).toBeVisible();

      // The phone drops the page, and the operator names another account.
      await tester.offerAccount(next, true);
      await tester.offerAccount(paid, false);
      await page.reload();
      await expect(question).toBeVisible();
      await expect(accountChoice(page, next)).not.toBeChecked();
      await page.locator('dialog input[type=file]').first().setInputFiles(slip);
      await expect(button('deposit', 'slip.account')).toBeEnabled();
      await button('deposit', 'slip.account').click();
      await expect(page.getByRole('alert')).toHaveText(namedAs(text('deposit', 'account.missing')).name);
      expect(sent).toEqual([]);
      await button('deposit', 'account.paid').click();
      await button('deposit', 'slip.send').click();
      await expect(page.getByRole('alertdialog')).toContainText(`••${paid.bankAccountNo.slice(-4)}`);
      expect(sent).toEqual(['POST']);
      // The sandbox credits a slip only for the account that was paid.
      await expect.poll(() => device.balances()).toEqual({ WALLET: 300_00 });
      await button('common', 'ok').click();

      // Its slip has arrived: nothing is asked, and the new one is chosen by itself.
      await page.goto('/user/home?modal=deposit&method=slip');
      await expect(accountChoice(page, next)).toBeChecked();
      await expect(question).toHaveCount(0);
      expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain(paid.bankAccountNo);

      // The dialog stays open, and the account changes: the number that is copied is never an old one.
      await tester.offerAccount(paid, true);
      await tester.offerAccount(next, false);
      await page.clock.fastForward(11_000);
      const before = await clipboard();
      await copy(next).click();
      await expect(page.getByText(text('deposit', 'account.changed', { account: named(next) })).first()).toBeVisible();
      expect(await clipboard()).toBe(before);
      await copy(paid).click();
      await expect.poll(clipboard).toBe(paid.bankAccountNo);
      await tester.offerAccount(next, true);
      await tester.offerAccount(paid, false);
      await returnTo(page);
      await expect(question).toBeVisible();
      await button('deposit', 'account.useThis', { account: named(next) }).click();
      await expect(question).toHaveCount(0);
      await expect(accountChoice(page, next)).toBeChecked();
      for (const account of all) await tester.offerAccount(account, true);
    },
  );
});

test('a slip that changes on the device is sent as it was chosen, and a lost response locks nothing', async ({
  page,
  text,
  depositor: { device },
  button,
  tester,
  bank,
  open,
}, testInfo) => {
  const account = await bank.accountFor(device);
  const [first, second] = [await bank.transfer(device, account, 300), await bank.transfer(device, account, 200)];
  const uploads: (string | undefined)[] = [];
  page.on('request', (call) => {
    if (call.url().endsWith('/api/wallet/slip')) uploads.push(call.headers()['idempotency-key']);
  });
  await open('slip');
  const path = testInfo.outputPath('slip.png');
  const choose = async (content: Buffer) => {
    await writeFile(path, content);
    await page.locator('dialog input[type=file]').first().setInputFiles(path);
    await expect(button('deposit', 'slip.send')).toBeEnabled();
  };

  await accountChoice(page, account).check();
  await choose(first);
  await appendFile(path, 'x');
  await tester.fault({ match: 'POST /api/wallet/slip', kind: 'reset', when: 'before' });
  await button('deposit', 'slip.send').click();
  await expect(page.getByText(text('deposit', 'slip.unknown'))).toBeVisible();
  await expect(page.getByText(text('deposit', 'slip.advice.sent-before'))).toHaveCount(0);
  await button('deposit', 'slip.replace').click();
  await choose(second);
  await expect(page.getByText(text('deposit', 'slip.unknown'))).toHaveCount(0);
  await expect(page.getByRole('dialog').getByText(text('money', 'outcome.unknownTitle'))).toHaveCount(0);
  await button('deposit', 'slip.replace').click();
  await choose(first);
  await expect(page.getByText(text('deposit', 'slip.advice.maybe-sent'))).toBeVisible();

  await tester.fault({ match: 'POST /api/wallet/slip', kind: 'reset', when: 'after-commit' });
  await button('deposit', 'slip.send').click();
  await expect(page.getByText(text('deposit', 'slip.unknown'))).toBeVisible();
  await button('deposit', 'slip.retry').dblclick();
  await expect(page.getByText(text('deposit', 'slip.sent'))).toBeVisible();
  expect(uploads).toEqual(Array(3).fill(expect.stringMatching(/./)));
  expect(new Set(uploads).size).toBe(1);
  await expect.poll(() => device.balances()).toEqual({ WALLET: 300_00 });

  await button('common', 'ok').click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.goto('/user/home?modal=deposit&method=slip');
  await expect(page.locator('dialog input[type=file]').first()).toBeAttached();
  await page.evaluate(() => {
    // A cloud file: the picker has its name, and its content is gone when it is read.
    Blob.prototype.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
  });
  await page.locator('dialog input[type=file]').first().setInputFiles(path);
  await expect(page.getByRole('alert')).toContainText(text('refusals', 'UNREADABLE'));
  expect(uploads).toHaveLength(3);
});

test(
  'deposits kip by QR code and by true-money link, exact to the last att',
  { tag: ['@la', '@core'] },
  async ({ page, text, depositor: { device }, button, member, bank, open }) => {
    const credited = (figures: string) => text('money', 'tracker.credited', { amount: `${figures} ${member.currency.lo}` });
    await open('qr');
    await page.locator('dialog input[name=amount]').fill('1250000.05');
    await button('deposit', 'qr.create').dblclick();
    await expect(page.locator('dialog img')).toBeVisible();
    await bank.payQrCode();
    await expect(page.getByText(credited('1,250,000.05')).first()).toBeVisible();
    await page.goto('/user/home?modal=deposit&method=true-money');
    const lastTime = page.getByRole('dialog').getByText(text('money', 'lastTime'));
    await expect(lastTime).toBeVisible();
    await page.locator('dialog input[name=link]').fill(await bank.wrapGift(10.01));
    await button('deposit', 'trueMoney.send').click();
    await expect(page.getByText(text('deposit', 'trueMoney.done'))).toBeVisible();
    // At 600 kip per baht.
    expect(await device.balances()).toEqual({ WALLET: 1_250_000_05 + 6006_00 });
    await page
      .getByRole('alertdialog', namedAs(text('deposit', 'trueMoney.sent')))
      .getByRole('button', namedAs(text('common', 'ok')))
      .click();
    await expect(page.getByText(`1,256,006.05 ${member.currency.lo}`).first()).toBeVisible();
    // The last deposit was by link.
    await page.goto('/user/home?modal=deposit&method=true-money');
    await expect(page.locator('dialog input[name=link]')).toBeVisible();
    await expect(lastTime).toHaveCount(0);
  },
);

test(
  'a slip whose response was cut off by a reload is not reported as sent, and can be looked up',
  { tag: '@th' },
  async ({ page, language, text, depositor: { device }, button, member, tester, bank }) => {
    const account = await bank.accountFor(device);
    const slip = { name: 'slip.png', mimeType: 'image/png', buffer: await bank.transfer(device, account, 300.25) };
    await device.logIn(page.context());
    await page.goto('/user/home?modal=deposit&method=slip');
    await accountChoice(page, account).check();
    await page.locator('dialog input[type=file]').first().setInputFiles(slip);
    await tester.fault({ match: 'POST /api/wallet/slip', kind: 'slow', when: 'after-commit', delayMs: 20_000 });
    const sent = page.waitForRequest('**/api/wallet/slip');
    await button('deposit', 'slip.send').click();
    await sent;
    await expect
      .poll(async () => ((await device.post('statement/slip', { page: 1, limit: 10 })) as { slips: unknown[] }).slips)
      .toHaveLength(1);
    await page.reload();
    // No list identifies the picture that was sent, and another device may have sent one too.
    await expect(page.getByText(text('money', 'outcome.unknownTitle'))).toBeVisible();
    await expect(page.getByText(text('deposit', 'slip.sent'))).toHaveCount(0);
    await button('deposit', 'slip.status').click();
    await expect(page.getByRole('dialog').getByText(`300.25 ${member.currency[language]}`).first()).toBeVisible();
    expect(await device.balances()).toEqual({ WALLET: 300_25 });
  },
);

test.describe('deposit by QR code', { tag: '@market' }, () => {
  test(
    'creates one code by two taps, sees its payment, cancels the next one, and says that another has ended early',
    { tag: '@th' },
    async ({ page, language, text, depositor: { device }, button, member, bank, open }) => {
      await open('qr');
      const created: string[] = [];
      page.on('request', (call) => {
        if (call.url().includes('/api/qrcode/') && call.method() === 'POST') created.push(call.url());
      });
      const create = button('deposit', 'qr.create');
      await page.locator('dialog select').selectOption('WW');
      const amount = page.locator('dialog input[name=amount]');
      await amount.fill('99.99');
      await expect(create).toBeDisabled();
      // Scripts of browsers inside chat apps fill in fields without an event.
      await amount.evaluate((input: HTMLInputElement) => (input.value = '150'));
      await expect(create).toBeEnabled();
      // Switching methods loses nothing.
      await page.getByRole('tab', { name: namedAs(text('deposit', 'methods.slip')).name }).click();
      await page.getByRole('tab', { name: namedAs(text('deposit', 'methods.qr')).name }).click();
      await expect(amount).toHaveValue('150');
      await create.dblclick();
      await expect(page.locator('dialog img')).toBeVisible();
      expect(created).toHaveLength(1);
      await expect(page.getByRole('dialog').getByRole('timer')).toHaveText(/^1[45]:\d\d$/);
      // Once the code is seen, the statement before the payment is read once.
      let isSeen = false;
      page.on('response', (response) => (isSeen ||= response.url().includes('/api/qrcode/')));
      const readBefore = page.waitForResponse((response) => isSeen && response.url().endsWith('/api/statement'));
      await page.reload({ waitUntil: 'commit' });
      await readBefore;
      await expect(page.locator('dialog img')).toBeVisible();

      await bank.payQrCode();
      const credited = text('money', 'tracker.credited', { amount: `150.00 ${member.currency[language]}` });
      // Also announced to screen readers, in its own element.
      await expect(page.getByText(credited).first()).toBeVisible();
      // The receipt has the time of the statement.
      await expect(page.getByRole('dialog').getByRole('article')).toContainText(/\d\d:\d\d/);
      const suggestion = text('deposit', 'qr.again', { amount: `150 ${member.currency[language]}`, bank: 'WW' });
      const again = page.getByRole('dialog').getByRole('button', { name: withoutBreakMarks(suggestion) });
      await expect(again).toHaveCount(0);
      expect(await device.balances()).toEqual({ WALLET: 150_00 });

      await button('deposit', 'qr.another').click();
      await amount.fill('150');
      await create.click();
      const question = page.getByRole('dialog', namedAs(text('deposit', 'qr.askTitle')));
      const cancel = button('deposit', 'qr.cancel').first();
      await cancel.click();
      const keep = question.getByRole('button', namedAs(text('deposit', 'qr.keep')));
      await keep.click({ trial: true });
      await keep.focus();
      // The focus returns to the button that asked. The second press is not for it.
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
      await expect(question).toHaveCount(0);
      await cancel.click();
      // The second tap does not close the deposit below.
      await question.getByRole('button', namedAs(text('deposit', 'qr.cancel'))).dblclick();
      await expect(create).toBeVisible();

      // The last one is one tap from being created again.
      await page.goto('/user/home?modal=deposit');
      await again.click();
      await expect(amount).toHaveValue('150.00');
      await create.click();
      await expect(page.locator('dialog img')).toBeVisible();
      await device.cancelQrCode('WW');
      await expect(page.getByText(text('deposit', 'qr.removed'))).toBeVisible();
    },
  );

  test('removes an expired code by the backend’s clock and no longer asks for it', { tag: '@th' }, async ({ page, text, open }) => {
    let expiresAt: number | null = null;
    let reads = 0;
    await page.clock.install();
    await open('qr');
    await page.route('**/api/qrcode/*', (route) => {
      reads += 1;
      expiresAt ??= Date.now() + 5000;
      return route.fulfill({
        json: {
          hasQrcode: Date.now() < expiresAt,
          qrcodeId: 'q1',
          qrcode: '<svg viewBox="0 0 1 1"/></svg>',
          amount: 20,
          expireIn: new Date(expiresAt).toISOString(),
        },
      });
    });
    // The home page reads on below the dialog: a payment may be booked a little later.
    await page.goto('/user/profile?modal=deposit&method=qr');
    await expect(page.getByRole('timer')).toBeVisible();
    await expect(page.getByText(text('deposit', 'qr.expired'))).toBeVisible();
    await expect(page.getByRole('timer')).toHaveCount(0);
    await page.waitForLoadState('networkidle');
    const readsBefore = reads;
    await page.clock.runFor(60_000);
    expect(reads).toBe(readsBefore);
  });
});

test.describe('deposit by true-money link', () => {
  test(
    'redeems a gift once although the response is lost, and reports the second attempt as a duplicate',
    { tag: ['@th', '@core'] },
    async ({ page, text, depositor: { device }, button, tester, bank, open }) => {
      const link = await bank.wrapGift(50);
      await open('true-money');
      const field = page.locator('dialog input[name=link]');
      const send = button('deposit', 'trueMoney.send');
      await expect(send).toBeDisabled();
      // Only the backend can judge the link.
      await field.evaluate((input: HTMLInputElement) => (input.value = 'no link at all'));
      await send.click();
      await expect(page.locator('dialog form').getByText(text('errors', 'TRUELINK_INVALID'))).toBeVisible();
      await expect(field).toHaveValue('no link at all');
      await field.fill(`Take it: ${link} before it is gone`);
      await expect(field).toHaveValue(link);
      await expect(page.getByText(text('deposit', 'trueMoney.found'))).toBeVisible();
      await tester.fault({ match: 'POST /api/wallet/truelink', kind: 'reset', when: 'after-commit' });
      await send.dblclick();
      // No list identifies the link that was used: the member keeps it and compares.
      await expect(page.getByText(text('money', 'outcome.unknownTitle'))).toBeVisible();
      await expect(field).toHaveValue(link);
      expect(await device.balances()).toEqual({ WALLET: 50_00 });
      await page
        .locator('dialog[open]')
        .getByRole('button', namedAs(text('money', 'outcome.check')))
        .click();
      await expect(page.getByText(text('money', 'outcome.checked'))).toBeVisible();
      await send.click();
      await expect(page.locator('dialog form').getByText(text('errors', 'TRUELINK_DUPLICATE'))).toBeVisible();
      await expect(field).toHaveValue(link);
      expect(await device.balances()).toEqual({ WALLET: 50_00 });
    },
  );
});
