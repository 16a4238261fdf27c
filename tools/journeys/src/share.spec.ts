import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { ChatScreen } from './chat-screen.ts';
import { accountChoice, DepositBank } from './deposit-bank.ts';
import { enter } from './enter.ts';
import { fillStorage } from './fill-storage.ts';
import { testWith } from './fixtures.ts';
import { LoginScreen } from './login-screen.ts';
import { expectWorker, share, type SharedFile } from './share-sheet.ts';
import { Tester } from './tester.ts';
import { namedAs, textsIn } from './texts.ts';

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

/** The question about a slip that was shared a moment ago. */
const askedAfterLogin = (text: (namespace: string, key: string) => string) =>
  text('deposit', 'slip.shared.ask_other').replace('{{count}}', '1');

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
    await accountChoice(page, account).check();
    await sendButton(page, text).click();
    await expect(page.getByText(text('deposit', 'slip.sent'))).toBeVisible();
    await expect.poll(() => device.balances()).toEqual({ WALLET: 300_00 });
    await tester.expectConsistentLedger();
  });

  test('waits for the login, which asks before it is shown, also after a logout in this window', async ({
    page,
    request,
    setting: { begin, text, defaultLanguage },
  }) => {
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
    await expect(page.getByText(askedAfterLogin(text))).toBeInViewport();
    await expect(page).toHaveURL(/\?modal=deposit&method=slip$/);
    await expect(page.getByText('slip.png')).toHaveCount(0);
    await expect(sendButton(page, text)).toBeDisabled();
    expect(await memberCaches(page)).toEqual([]);
    await page.getByRole('button', namedAs(text('deposit', 'slip.shared.use'))).click();
    await expect(sendButton(page, text)).toBeEnabled();
    await expect(page.getByRole('dialog').getByText(text('deposit', 'slip.sharedPreview'))).toBeVisible();
  });

  test('is not for the member who opens the app after it in the same window', async ({ page, request, setting }) => {
    const { begin, text, defaultLanguage } = setting;
    const { member, slip } = await begin(request);
    const login = await new LoginScreen(page, defaultLanguage).open();
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
    await expect(sendButton(page, text)).toBeDisabled();
    await expect(page.getByText('slip.png')).toHaveCount(0);
  });

  test('goes with the first page that is opened when it is old', { tag: '@th' }, async ({ page, setting: { defaultLanguage } }) => {
    await new LoginScreen(page, defaultLanguage).open();
    await expectWorker(page);
    await page.evaluate(async () => {
      const cache = await caches.open('member:shared-slip');
      await cache.put('/share/slip', new Response('slip', { headers: { Date: new Date(Date.now() - 1_200_000).toUTCString() } }));
    });
    await page.goto('/contact');
    await expect.poll(() => memberCaches(page)).toEqual([]);
  });

  test('is gone after a logout, and so is every byte of the member', async ({ page, context, request, setting }) => {
    const { begin, text, defaultLanguage } = setting;
    const { member, device, account, slip } = await begin(request);
    const login = await new LoginScreen(page, defaultLanguage).open();
    await login.logIn(member, true);
    await expectWorker(page);
    await share(page, [slip]);
    await expect(sendButton(page, text)).toBeEnabled();
    await accountChoice(page, account).check();
    await sendButton(page, text).click();
    await expect(page.getByText(text('deposit', 'slip.sent'))).toBeVisible();
    await page.goto('/user/contact');
    const chat = await new ChatScreen(page, defaultLanguage).open();
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

    await page.getByRole('button', namedAs(text('common', 'logOut'))).click();
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

test('what is shared where no service worker is active is said to be lost', async ({ page, setting: { member, text } }) => {
  await enter(page, member, '/user/home');
  for (const files of [[], [png('large.png', 40_000_000)], [png('a.png'), png('b.png'), png('c.png')]]) {
    await share(page, files);
    await expect(page.getByRole('dialog').getByText(text('deposit', 'slip.shared.lost'))).toBeInViewport();
  }
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
  test(`a slip that is ${way} is read and credited`, async ({ page, context, request, setting: { begin, text } }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const { member, device, account, slip } = await begin(request);
    await enter(page, member, '/user/home?modal=deposit&method=slip');
    await expect(page.getByTitle(text('deposit', 'slip.choose'), { exact: true })).toBeVisible();
    await bring(page, slip, text);
    await expect(page.getByRole('dialog').getByText(text('deposit', 'slip.found'))).toBeVisible();
    await accountChoice(page, account).check();
    await sendButton(page, text).click();
    await expect.poll(() => device.balances()).toEqual({ WALLET: 300_00 });
  });
}

test('says in sight why a file that was dropped is no slip', async ({ page, setting: { member, text } }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await enter(page, member, '/user/home?modal=deposit&method=slip');
  await expect(page.getByTitle(text('deposit', 'slip.choose'), { exact: true })).toBeVisible();
  // It is below the fold.
  await page.getByRole('dialog').getByRole('button').first().hover();
  await otherWays.dropped?.(page, { name: 'slip.heic', type: 'image/heic', content: btoa('no picture') }, text);
  await expect(page.getByText(text('refusals', 'NOT_A_PICTURE'))).toBeInViewport({ ratio: 1 });
});

test('says what to do when no picture was copied', async ({ page, context, setting: { member, text } }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await enter(page, member, '/user/home?modal=deposit&method=slip');
  const paste = page.getByRole('button', namedAs(text('deposit', 'slip.paste')));
  await paste.waitFor();
  await page.evaluate(() => navigator.clipboard.writeText('a text'));
  await paste.click();
  await expect(page.getByText(text('deposit', 'slip.nothingPasted'))).toBeVisible();
  // The member says no to the browser.
  await context.clearPermissions();
  await paste.click();
  await expect(page.getByText(text('deposit', 'slip.nothingPasted'))).toBeVisible();
});

type UploadingWindow = typeof window & { sentFile?: File | undefined };

/** Keeps the file of each upload, which the browser's tools do not show. */
const keepSentFiles = (page: Page) =>
  page.addInitScript(() => {
    const send = Reflect.get(XMLHttpRequest.prototype, 'send') as (this: XMLHttpRequest, body: unknown) => void;
    XMLHttpRequest.prototype.send = function (body) {
      if (body instanceof FormData) (window as UploadingWindow).sentFile = [...body.values()].find((value) => value instanceof File);
      send.call(this, body);
    };
  });

/** What was uploaded: its size is that of its pixels as they are stored. */
const sentFile = (page: Page) =>
  page.evaluate(async () => {
    const { sentFile: file = new File([], '') } = window as UploadingWindow;
    const { width, height } = await createImageBitmap(file, { imageOrientation: 'none' });
    return { name: file.name, type: file.type, width, height };
  });

/** What people make of a slip, in the browser: another type, a photo that only its EXIF turns upright, or a wrong ending. */
const remake = (page: Page, { content }: SharedFile, as: 'webp' | 'turned' | 'mislabelled') =>
  page.evaluate(
    async ([base64, kind]) => {
      const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
      const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const { width, height } = picture;
      const canvas = kind === 'turned' ? new OffscreenCanvas(height, width) : new OffscreenCanvas(width, height);
      const context = canvas.getContext('2d');
      if (kind === 'turned') context?.setTransform(0, -1, 1, 0, 0, width);
      context?.drawImage(picture, 0, 0);
      const type = { webp: 'image/webp', turned: 'image/jpeg', mislabelled: 'image/png' }[kind];
      const made = new Uint8Array(await (await canvas.convertToBlob({ type })).arrayBuffer());
      // Orientation 6: to be shown a quarter to the right.
      const exif = [
        0xff, 0xe1, 0, 34, 69, 120, 105, 102, 0, 0, 77, 77, 0, 42, 0, 0, 0, 8, 0, 1, 1, 18, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0,
      ];
      const parts = kind === 'turned' ? [...made.subarray(0, 2), ...exif, ...made.subarray(2)] : [...made];
      return parts.map((byte) => String.fromCharCode(byte)).join('');
    },
    [content, as] as const,
  );

for (const [kind, name, uploaded] of [
  ['webp', 'slip.webp', { name: 'slip.jpg', type: 'image/jpeg' }],
  ['turned', 'slip.jpg', { name: 'slip.jpg', type: 'image/jpeg' }],
  ['mislabelled', 'slip.jpg', { name: 'slip.png', type: 'image/png' }],
] as const) {
  test(`a slip that is ${kind} is sent as backends take it, and credited`, async ({ page, request, setting: { begin, text } }) => {
    const { member, device, account, slip } = await begin(request);
    await keepSentFiles(page);
    await enter(page, member, '/user/home?modal=deposit&method=slip');
    const picker = page.locator('dialog input[type=file]').first();
    await expect(picker).toBeAttached();
    const buffer = Buffer.from(await remake(page, slip, kind), 'latin1');
    await picker.setInputFiles({ name, mimeType: '', buffer });
    await accountChoice(page, account).check();
    await sendButton(page, text).click();
    await expect.poll(() => device.balances()).toEqual({ WALLET: 300_00 });
    expect(await sentFile(page)).toEqual({ ...uploaded, width: 480, height: 640 });
  });
}
