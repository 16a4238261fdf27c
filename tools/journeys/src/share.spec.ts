import { expect, type Page } from '@playwright/test';
import { accountChoice } from './deposit-bank.ts';
import { enter } from './login-screen.ts';
import { test as base } from './fixtures.ts';
import { journeyPorts } from './journey-ports.ts';
import { startLossyProxy } from './lossy-proxy.ts';
import { countCalls } from './requests.ts';
import type { DepositAccount, NewMember, OtherDevice } from './tester.ts';
import { namedAs } from './texts.ts';

/** A file that another app shares. */
interface SharedFile {
  readonly name: string;
  readonly type: string;
  /** Base64. */
  readonly content: string;
}

/** Posts files as the system's share sheet does: from outside of the page, in its window. Follows the response. */
async function share(page: Page, files: readonly SharedFile[]): Promise<void> {
  const action = new URL('/share/slip', page.url()).href;
  await page.goto('about:blank');
  await page.evaluate(
    ({ shared, address }) => {
      const form = Object.assign(document.createElement('form'), { action: address, method: 'post', enctype: 'multipart/form-data' });
      const picked = new DataTransfer();
      for (const { name, type, content } of shared)
        picked.items.add(new File([Uint8Array.from(atob(content), (char) => char.charCodeAt(0))], name, { type }));
      const input = Object.assign(document.createElement('input'), { type: 'file', name: 'slip', multiple: true, files: picked.files });
      form.append(input);
      document.body.append(form);
      form.submit();
    },
    { shared: files, address: action },
  );
}

/** Waits until the service worker answers for the page. */
const expectWorker = (page: Page) =>
  expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state), { timeout: 40_000 }).toBe('activated');

const test = base.extend<{
  readonly begin: () => Promise<{ member: NewMember; device: OtherDevice; account: DepositAccount; slip: SharedFile }>;
}>({
  begin: async ({ tester, bank }, use) =>
    use(async () => {
      const member = await tester.member('new-member');
      const device = await tester.as(member);
      const account = await bank.accountFor(device);
      const slip = { name: 'slip.png', type: 'image/png', content: (await bank.transfer(device, account, 300)).toString('base64') };
      return { member, device, account, slip };
    }),
});

/** All texts in a value that are long enough to be somebody's. */
function longTexts(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(longTexts);
  return typeof value === 'string' && value.length >= 8 ? [value] : [];
}

/** Every place of this browser's storage in which one of the texts is, read byte by byte. Databases and files are such places by themselves. */
const placesOf = (page: Page, secrets: readonly string[]) =>
  page.evaluate(async (texts) => {
    const places = new Set<string>();
    const look = (place: string, ...contents: readonly string[]) => {
      for (const text of texts)
        if (contents.some((content) => content.includes(text) || content.includes(encodeURIComponent(text))))
          places.add(`${place}: ${text}`);
    };
    for (const [name, storage] of Object.entries({ localStorage, sessionStorage }))
      for (const [key, value] of Object.entries(storage) as [string, string][]) look(`${name} ${key}`, key, value);
    look('cookie', document.cookie);
    look('name', window.name);
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request, { ignoreVary: true });
        const bytes = await response?.arrayBuffer();
        const headers = [...(response?.headers ?? [])].join();
        look(`${name} ${request.url}`, request.url, headers, new TextDecoder().decode(bytes), new TextDecoder('latin1').decode(bytes));
      }
    }
    for (const { name } of await indexedDB.databases()) places.add(`database ${name ?? ''}`);
    const files = (await navigator.storage.getDirectory()) as unknown as { readonly keys: () => AsyncIterable<string> };
    for await (const name of files.keys()) places.add(`file ${name}`);
    return [...places];
  }, secrets);

const memberCaches = (page: Page) => page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('member:')));

/** Waits until the worker has what the home page needs without a line. */
async function expectKept(page: Page): Promise<void> {
  await expectWorker(page);
  const pages = () =>
    page.evaluate(async () => {
      const name = (await caches.keys()).find((each) => each.startsWith('wallet-pages:'));
      return name === undefined ? 0 : (await (await caches.open(name)).keys()).length;
    });
  await expect.poll(pages, { timeout: 40_000 }).toBeGreaterThan(10);
}

async function stopWorkers(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.stopAllWorkers');
  await devtools.detach();
}

const cells = [
  { worker: 'cold', session: 'live', line: 'there' },
  { worker: 'warm', session: 'logged out in another tab', line: 'gone' },
  // Without a worker and without a line, nothing of the app could answer.
  { worker: 'absent', session: 'expired', line: 'there' },
] as const;
/** What may come over the line before the slip can be sent: answers, and no code that the worker keeps. */
const maxDownloadBytes = 60_000;

test.describe('a slip shared with the app', () => {
  test.use({ serviceWorkers: 'allow' });

  test('is gone after a logout, and so is every byte of the member', async ({ page, context, button, login, chat, text, begin }) => {
    const { member, device, account, slip } = await begin();
    await login.open();
    await login.logIn(member, true);
    await expectWorker(page);
    await share(page, [slip]);
    await expect(button('deposit', 'slip.account')).toBeEnabled();
    await accountChoice(page, account).check();
    await button('deposit', 'slip.send').click();
    await expect(page.getByText(text('deposit', 'slip.sent'))).toBeVisible();
    await page.goto('/user/contact');
    await chat.open();
    await chat.say('said to support');
    await expect(chat.sent('said to support')).toHaveCount(1);
    await chat.field.fill('typed to support');
    await chat.close();
    // A slip that nobody takes.
    await page.evaluate(async () => {
      const body = new FormData();
      body.append('slip', new File(['bytes of the slip'], 'shared-last.png', { type: 'image/png' }));
      await fetch('/share/slip', { method: 'POST', body, redirect: 'manual' });
    });
    expect(await memberCaches(page)).toEqual(['member:shared-slip']);
    await expect
      .poll(() => page.evaluate(() => caches.keys()), { timeout: 40_000 })
      .toContainEqual(expect.stringContaining('wallet-pages:'));

    const secrets = [
      await page.evaluate(() => localStorage.getItem('token') ?? ''),
      ...[member.phone, member.password, member.name],
      ...longTexts(await device.get('account/profile')),
      ...['said to support', 'typed to support', 'bytes of the slip', 'shared-last.png', 'slip.png'],
      Buffer.from(slip.content, 'base64').toString('latin1').slice(1000, 1016),
    ];
    expect(secrets).not.toContain('');
    const places = await placesOf(page, secrets);
    expect(places.filter((place) => !/^(?:localStorage (?:token|member:)|member:shared-slip )/.test(place))).toEqual([]);
    expect(places.length).toBeGreaterThan(2);

    await button('common', 'logOut').click();
    await expect(page).toHaveURL(/\/login/);
    await expect.poll(() => memberCaches(page)).toEqual([]);
    expect(await placesOf(page, secrets)).toEqual([]);
    const cookies = await context.cookies();
    expect(cookies.map(({ name }) => name)).toEqual(cookies.length > 0 ? ['language'] : []);
    // What the device knows, none of which says who used it.
    const rest = await page.evaluate(() => ({ ...localStorage, ...sessionStorage }));
    expect(rest).toEqual({
      agreementRemembered: 'true',
      fonts: expect.stringMatching(/^(?:cached|needed)$/),
      installInvitation: expect.stringMatching(/^\d+$/),
      operatorName: expect.any(String),
      returnTo: '',
    });
  });

  for (const { worker, session, line } of cells) {
    test(
      `is credited: worker ${worker}, session ${session}, line ${line}`,
      { tag: session === 'live' ? '@core' : [] },
      async ({ page, context, bank, text, login, begin }) => {
        await using proxy = await startLossyProxy(journeyPorts.site);
        await context.addInitScript(() => localStorage.setItem('agreementRemembered', 'true'));
        const { member, device, account, slip } = await begin();
        // A member who has deposited before.
        await device.sendSlip(account.bankCode, await bank.transfer(device, account, 100));
        await expect.poll(() => device.balances()).toEqual({ WALLET: 100_00 });
        const logIn = async () => {
          await login.isUsable();
          await login.fill(member.phone, member.password);
          await login.remember.check();
          await login.submit.click();
        };
        const dialog = page.getByRole('dialog');
        const send = dialog
          .getByRole('button', namedAs(text('deposit', 'slip.send')))
          .and(page.locator(':enabled:not([aria-disabled=true])'));
        const use = dialog.getByRole('button', namedAs(text('deposit', 'slip.shared.use')));

        await page.goto(`${proxy.url}/login`);
        await logIn();
        await expect(page).toHaveURL(/\/user\/home/);
        await expectKept(page);
        // As before every transfer in a bank's app: the account to pay to. This Chromium has no reader of codes of its own.
        const reader = page.waitForResponse(/\.wasm$/);
        await page
          .getByRole('button', namedAs(text('home', 'widgets.deposit')))
          .first()
          .click();
        await (await reader).finished();
        await page.keyboard.press('Escape');
        if (session === 'expired') await page.evaluate(() => localStorage.setItem('token', 'of yesterday'));
        if (session === 'logged out in another tab') {
          const other = await context.newPage();
          await other.goto(`${proxy.url}/user/home`);
          await other.getByRole('button', namedAs(text('common', 'logOut'))).click();
          await expect(page).toHaveURL(/\/login/);
          await other.close();
        }
        if (line === 'gone') await context.setOffline(true);
        if (worker === 'cold') await stopWorkers(page);
        if (worker === 'absent') await page.evaluate(async () => (await navigator.serviceWorker.ready).unregister());
        const before = proxy.downloadedBytes();
        const sent = countCalls(page, 'POST', '/api/wallet/slip');

        await share(page, [slip]);
        if (line === 'gone') {
          await login.isUsable();
          await context.setOffline(false);
        }
        if (session !== 'live') await logIn();
        if (worker === 'absent') {
          await dialog.getByText(text('deposit', 'slip.shared.lost')).waitFor();
          const picker = page.waitForEvent('filechooser');
          await dialog.getByTitle(text('deposit', 'slip.choose'), { exact: true }).click();
          await (await picker).setFiles({ name: slip.name, mimeType: slip.type, buffer: Buffer.from(slip.content, 'base64') });
        } else if (session !== 'live') await use.click();
        await send.waitFor();
        expect(sent()).toBe(0);
        if (worker !== 'absent') expect(proxy.downloadedBytes() - before).toBeLessThan(maxDownloadBytes);
        await send.click();
        await page.getByText(text('deposit', 'slip.sent')).waitFor();
        expect(sent()).toBe(1);
        await expect.poll(() => device.balances()).toEqual({ WALLET: 400_00 });
      },
    );
  }
});

test('a picture opened with the installed app is in the deposit', async ({ page, request, begin, button }) => {
  const { member, slip } = await begin();
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
  await expect(button('deposit', 'slip.account')).toBeEnabled();
});
