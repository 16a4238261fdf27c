import { expect, type Page } from '@playwright/test';
import { accountChoice } from './deposit-bank.ts';
import { enter } from './login-screen.ts';
import { fillStorage } from './fill-storage.ts';
import { test as base } from './fixtures.ts';
import { namedAs } from './texts.ts';
import { expectWorker, share, type SharedFile } from './share-sheet.ts';
import type { DepositAccount, NewMember, OtherDevice } from './tester.ts';

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

const png = (name: string, bytes = 8): SharedFile => ({ name, type: 'image/png', content: '', bytes });

test.describe('a slip shared with the app', () => {
  test.use({ serviceWorkers: 'allow' });

  test('is not for the member who opens the app after it in the same window', async ({ page, login, text, begin, button }) => {
    const { member, slip } = await begin();
    await login.open();
    await expectWorker(page);
    await share(page, [slip]);
    await expect(page).toHaveURL(/\/login/);
    expect(await memberCaches(page)).toEqual(['member:shared-slip']);
    await page.goto('/user/home');
    await expect(page).toHaveURL(/\/login/);
    await expect.poll(() => memberCaches(page)).toEqual([]);
    await login.fill(member.phone, member.password);
    await login.submit.click();
    await expect(page).toHaveURL(/\/user\/home$/);
    await page.goto('/user/home?modal=deposit&method=slip');
    await expect(page.getByText(text('deposit', 'slip.title'), { exact: true })).toBeVisible();
    await expect(button('deposit', 'slip.send')).toBeDisabled();
    await expect(page.getByText('slip.png')).toHaveCount(0);
  });

  test('is gone after a logout, and so is every byte of the member', async ({ page, context, button, login, chat, text, begin }) => {
    const { member, device, account, slip } = await begin();
    await login.open();
    await login.logIn(member, true);
    await expectWorker(page);
    await share(page, [slip]);
    await expect(button('deposit', 'slip.send')).toBeEnabled();
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

  test('a slip shared while storage is full is said to be lost', async ({ page, baseURL, text, member, button }) => {
    await enter(page, member, '/user/home');
    await expectWorker(page);
    await fillStorage(page, baseURL ?? '');
    await share(page, [{ name: 'slip.png', type: 'image/png', content: btoa('slip'), bytes: 100_000 }]);
    await expect(page.getByRole('dialog').getByText(text('deposit', 'slip.shared.lost'))).toBeInViewport();
    await expect(button('deposit', 'slip.send')).toBeDisabled();
  });
});

test('what is shared where no service worker is active is said to be lost', async ({ page, text, member, button }) => {
  await enter(page, member, '/user/home');
  for (const files of [[], [png('large.png', 40_000_000)], [png('a.png'), png('b.png'), png('c.png')]]) {
    await share(page, files);
    await expect(page.getByRole('dialog').getByText(text('deposit', 'slip.shared.lost'))).toBeInViewport();
  }
  await page.reload();
  await expect(button('deposit', 'slip.send')).toBeDisabled();
  await expect(page.getByRole('dialog').getByText(text('deposit', 'slip.shared.lost'))).toBeHidden();
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
  await expect(button('deposit', 'slip.send')).toBeEnabled();
});

/** Copies the slip as another app does. Chromium's clipboard takes pictures from focused pages only. */
const copy = (page: Page, { type, content }: SharedFile) =>
  page.evaluate(
    async ([kind, base64]) => {
      const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
      await navigator.clipboard.write([new ClipboardItem({ [kind]: new Blob([bytes], { type: kind }) })]);
    },
    [type, content] as const,
  );

/** How a slip comes in where no share sheet knows the app. */
const otherWays: Readonly<
  Record<string, (page: Page, slip: SharedFile, text: (namespace: string, key: string) => string) => Promise<void>>
> = {
  'pasted by the button': async (page, slip, text) => {
    await copy(page, slip);
    await page.getByRole('button', namedAs(text('deposit', 'slip.paste'))).click();
  },
  'pasted by keys': async (page, slip) => {
    await copy(page, slip);
    await page.keyboard.press('ControlOrMeta+V');
  },
  dropped: async (page, { name, type, content }, text) => {
    const dragged = await page.evaluateHandle(
      ([file, kind, base64]) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))], file, { type: kind }));
        return transfer;
      },
      [name, type, content] as const,
    );
    await page.getByTitle(text('deposit', 'slip.choose'), { exact: true }).dispatchEvent('drop', { dataTransfer: dragged });
  },
};

for (const [way, bring] of Object.entries(otherWays)) {
  test(`a slip that is ${way} is read and credited`, async ({ page, context, text, begin, button }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { member, device, account, slip } = await begin();
    await enter(page, member, '/user/home?modal=deposit&method=slip');
    await expect(page.getByTitle(text('deposit', 'slip.choose'), { exact: true })).toBeVisible();
    await bring(page, slip, text);
    await expect(page.getByRole('dialog').getByText(text('deposit', 'slip.found'))).toBeVisible();
    await accountChoice(page, account).check();
    await button('deposit', 'slip.send').click();
    await expect.poll(() => device.balances()).toEqual({ WALLET: 300_00 });
  });
}
