import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { DepositBank } from './deposit-bank.ts';
import { enter } from './enter.ts';
import { fillStorage } from './fill-storage.ts';
import { testWith } from './fixtures.ts';
import { LoginScreen } from './login-screen.ts';
import { Tester } from './tester.ts';
import { namedAs, textsIn } from './texts.ts';

interface SharedFile {
  readonly name: string;
  readonly type: string;
  /** Base64, followed by zeros up to a number of bytes. */
  readonly content: string;
  readonly bytes?: number;
}

const test = testWith(({ id, defaultLanguage, members }) => {
  const text = textsIn(defaultLanguage);
  const begin = async (request: APIRequestContext) => {
    const tester = new Tester(request, id);
    const member = await tester.member('new-member');
    const device = await tester.as(member);
    const bank = new DepositBank(request);
    const account = await bank.accountFor(device);
    const slip = { name: 'slip.png', type: 'image/png', content: (await bank.transfer(device, account, 300)).toString('base64') };
    return { tester, member, device, account, slip };
  };
  return { begin, text, defaultLanguage, member: members[0] };
});

/** Posts files as the system's share sheet does: from outside of the page, in its window. Follows the response. */
async function share(page: Page, files: readonly SharedFile[]): Promise<void> {
  const action = new URL('/share/slip', page.url()).href;
  await page.goto('about:blank');
  await page.evaluate(
    ({ shared, address }) => {
      const form = Object.assign(document.createElement('form'), { action: address, method: 'post', enctype: 'multipart/form-data' });
      const picked = new DataTransfer();
      for (const { name, type, content, bytes = 0 } of shared) {
        picked.items.add(new File([Uint8Array.from(atob(content), (char) => char.charCodeAt(0)), new Uint8Array(bytes)], name, { type }));
      }
      const input = Object.assign(document.createElement('input'), { type: 'file', name: 'slip', multiple: true, files: picked.files });
      if (shared.length > 0) form.append(input);
      document.body.append(form);
      form.submit();
    },
    { shared: files, address: action },
  );
}

/** Waits until the service worker answers for the page. */
const expectWorker = (page: Page) =>
  expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), { timeout: 40_000 }).toBe('activated');

const memberCaches = (page: Page) => page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('member:')));

const sendButton = (page: Page, text: (namespace: string, key: string) => string) =>
  page.getByRole('button', namedAs(text('deposit', 'slip.send')));

test.describe('a slip shared with the app', () => {
  test.use({ serviceWorkers: 'allow' });

  test('is in the deposit, read, and credited once it is sent', async ({ page, request, setting: { begin, text } }) => {
    const { tester, member, device, account, slip } = await begin(request);
    await enter(page, member, '/user/home');
    await expectWorker(page);
    await share(page, [slip]);
    await expect(sendButton(page, text)).toBeEnabled();
    await expect(page.getByRole('dialog').getByText('slip.png')).toBeInViewport();
    await expect(page).toHaveURL(/\?modal=deposit&method=slip$/);
    expect(await memberCaches(page)).toEqual([]);
    const accounts = page.locator('dialog select');
    if (await accounts.isVisible()) await accounts.selectOption(`${account.bankCode} ${account.bankAccountNo}`);
    await sendButton(page, text).click();
    await expect(page.getByText(text('deposit', 'slip.sent'))).toBeVisible();
    await expect.poll(() => device.balances()).toEqual({ WALLET: 300_00 });
    await tester.expectConsistentLedger();
  });

  test('waits for the login, also after a logout in this window', async ({ page, request, setting: { begin, text, defaultLanguage } }) => {
    const { member, slip } = await begin(request);
    const login = await new LoginScreen(page, defaultLanguage).open();
    await expectWorker(page);
    await login.logIn(member);
    await expect(page).toHaveURL(/\/user\/home/);
    await page.getByRole('button', namedAs(text('common', 'logOut'))).click();
    await expect(page).toHaveURL(/\/login/);
    await share(page, [slip]);
    await expect(page).toHaveURL(/\/login/);
    await login.fill(member.phone, member.password);
    await login.submit.click();
    await expect(sendButton(page, text)).toBeEnabled();
    await expect(page).toHaveURL(/\?modal=deposit&method=slip$/);
    expect(await memberCaches(page)).toEqual([]);
  });

  test('is gone after a logout', async ({ page, setting: { member, text } }) => {
    await enter(page, member, '/user/home');
    await expectWorker(page);
    const post = () =>
      page.evaluate(async () => {
        const body = new FormData();
        body.append('slip', new File(['slip'], 'slip.png', { type: 'image/png' }));
        await fetch('/share/slip', { method: 'POST', body, redirect: 'manual' });
      });
    await post();
    expect(await memberCaches(page)).toEqual(['member:shared-slip']);
    await page.getByRole('button', namedAs(text('common', 'logOut'))).click();
    await expect(page).toHaveURL(/\/login/);
    await expect.poll(() => memberCaches(page)).toEqual([]);
  });

  const png = (name: string, bytes = 8): SharedFile => ({ name, type: 'image/png', content: '', bytes });
  for (const [what, files, namespace, key] of [
    ['no file', [], 'deposit', 'slip.shared.none'],
    ['three files', [png('a.png'), png('b.png'), png('c.png')], 'deposit', 'slip.shared.several'],
    ['40 MB', [png('large.png', 40_000_000)], 'refusals', 'TOO_LARGE'],
    ['a PDF', [{ name: 'slip.pdf', type: 'application/pdf', content: btoa('%PDF-1.7') }], 'refusals', 'NOT_A_PICTURE'],
    ['a renamed program', [{ name: 'slip.png', type: 'image/png', content: btoa('MZ program') }], 'refusals', 'NOT_A_PICTURE'],
  ] as const) {
    test(`is refused: ${what}`, async ({ page, setting: { member, text } }) => {
      await enter(page, member, '/user/home');
      await expectWorker(page);
      await share(page, files);
      await expect(page.getByRole('dialog').getByText(text(namespace, key).replace('{{megabytes}}', '10'))).toBeVisible();
      await expect(sendButton(page, text)).toBeDisabled();
      expect(await memberCaches(page)).toEqual([]);
    });
  }

  test('a slip shared while storage is full is said to be lost', async ({ page, baseURL, setting: { member, text } }) => {
    await enter(page, member, '/user/home');
    await expectWorker(page);
    await fillStorage(page, baseURL ?? '');
    await share(page, [{ name: 'slip.png', type: 'image/png', content: btoa('slip'), bytes: 100_000 }]);
    await expect(page.getByRole('dialog').getByText(text('deposit', 'slip.shared.lost'))).toBeInViewport();
    await expect(sendButton(page, text)).toBeDisabled();
  });
});

test('a slip shared where no service worker is active is said to be lost', async ({ page, setting: { member, text } }) => {
  await enter(page, member, '/user/home');
  await share(page, [{ name: 'slip.png', type: 'image/png', content: btoa('slip') }]);
  await expect(page.getByRole('dialog').getByText(text('deposit', 'slip.shared.lost'))).toBeInViewport();
  await page.reload();
  await expect(sendButton(page, text)).toBeDisabled();
  await expect(page.getByRole('dialog').getByText(text('deposit', 'slip.shared.lost'))).toBeHidden();
});

test('a picture opened with the installed app is in the deposit', async ({ page, request, setting: { begin, text } }) => {
  const { member, slip } = await begin(request);
  await page.addInitScript(({ name, type, content }) => {
    const file = new File([Uint8Array.from(atob(content), (char) => char.charCodeAt(0))], name, { type });
    // Only the system can launch an installed app with a file.
    Object.defineProperty(window, 'launchQueue', {
      value: { setConsumer: (consume: (launch: unknown) => void) => consume({ files: [{ getFile: () => Promise.resolve(file) }] }) },
    });
  }, slip);
  const manifest = (await (await request.get('/manifest.webmanifest')).json()) as {
    readonly file_handlers: readonly { readonly action: string }[];
  };
  await enter(page, member, manifest.file_handlers[0]?.action ?? '');
  await expect(sendButton(page, text)).toBeEnabled();
});
