import { expect, type Page } from '@playwright/test';
import { enter } from './login-screen.ts';
import { test } from './fixtures.ts';
import { holdRequest } from './requests.ts';
import { accessibilityFaults, overflows, smallControls } from './screen-faults.ts';
import { namedAs } from './texts.ts';

/** A picture of one pixel. */
const picture = {
  name: 'slip.png',
  mimeType: 'image/png',
  buffer: Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==', 'base64'),
};

/** Lets the browser say that it saves data, as Android's browsers do. */
const saveData = (page: Page) =>
  page.addInitScript(() => {
    const { connection } = navigator as Navigator & { readonly connection: object };
    Object.defineProperty(connection, 'saveData', { get: () => true, configurable: true });
  });

/** The paths that the page requests from now on. */
function watchPaths(page: Page, pattern: RegExp): string[] {
  const paths: string[] = [];
  page.on('request', (call) => {
    const { pathname } = new URL(call.url());
    if (pattern.test(pathname)) paths.push(pathname);
  });
  return paths;
}

/** A member who saves data pays for nothing that they have not asked for. */
test.describe('saving data', () => {
  for (const isSaving of [true, false]) {
    test(
      `${isSaving ? 'fetches nothing' : 'fetches home'} ahead of an answer to the login`,
      { tag: '@th' },
      async ({ page, member, login }) => {
        if (isSaving) await saveData(page);
        await login.open();
        const scripts = watchPaths(page, /\/assets\/.*\.js$/);
        await login.fill(member.phone, member.password);
        await page.waitForLoadState('networkidle');
        const answer = await holdRequest(page, '**/api/login');
        const sent = page.waitForRequest('**/api/login');
        await login.submit.click();
        await sent;
        await expect.poll(() => scripts.some((path) => /home/i.test(path))).toBe(!isSaving);
        answer();
        await expect(page).toHaveURL(/\/user\/home$/);
        await expect(page.getByText(member.total).first()).toBeVisible();
      },
    );
  }

  test('fetches the code that finds out lost outcomes with the first form for money', { tag: '@la' }, async ({ page, member }) => {
    await saveData(page);
    const scripts = watchPaths(page, /\/assets\/reconcile.*\.js$/);
    await enter(page, member, '/user/home');
    await expect(page.getByText(member.total).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(scripts).toEqual([]);
    await page.goto('/user/home?modal=withdraw');
    await expect.poll(() => scripts.length).toBeGreaterThan(0);
  });

  for (const isSaving of [true, false]) {
    test(
      `${isSaving ? 'fetches no reader of codes' : 'fetches a reader of codes'} before a slip is chosen`,
      { tag: '@th' },
      async ({ page, text, member }) => {
        if (isSaving) await saveData(page);
        const readers = watchPaths(page, /\.wasm$/);
        await enter(page, member, '/user/home?modal=deposit&method=slip');
        await expect(page.getByTitle(text('deposit', 'slip.choose'), { exact: true })).toBeVisible();
        await page.waitForLoadState('networkidle');
        // This Chromium has none of its own.
        expect(readers).toHaveLength(isSaving ? 0 : 1);
      },
    );
  }

  test('leaves pictures of the chat and of videos to a tap', { tag: '@la' }, async ({ page, text, chat }) => {
    await saveData(page);
    const posters = watchPaths(page, /\/videos\/.*\.(?:webp|webm|mp4)$/);
    await page.goto('/howto?video=wallet');
    await expect(page.getByRole('dialog').locator('video')).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(posters).toEqual([]);

    await page.goto('/contact');
    await chat.open();
    await chat.files.setInputFiles(picture);
    await chat.button('composer.send').click();
    const message = chat.list.getByRole('article').last();
    await expect(message).toContainText(text('chat', 'delivery.succeed'));
    const show = message.getByRole('button', { name: text('common', 'pictures.show') });
    await expect(show).toBeVisible();
    await expect(message.getByRole('img')).toHaveCount(0);
    expect([...(await smallControls(page)), ...(await overflows(page)), ...(await accessibilityFaults(page))]).toEqual([]);
    await show.press('Enter');
    await expect(message.getByRole('img')).toBeVisible();
    await expect.poll(() => message.evaluate((article) => article.contains(document.activeElement))).toBe(true);
  });

  test('leaves pictures of games and of bonuses to a tap', { tag: ['@th', '@core'] }, async ({ page, button, member }) => {
    await saveData(page);
    const address = 'https://pictures.example/picture.png';
    const asked: string[] = [];
    await page.route('https://pictures.example/**', (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: picture.mimeType, body: picture.buffer });
    });
    await page.route(/\/api\/(?:wallet|bonus)$/, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/"(logo|background|image)":(?:null|"[^"]*")/g, `"$1":"${address}"`);
      await route.fulfill({ response, body });
    });
    const showAll = button('common', 'pictures.showAll');
    await enter(page, member, '/user/home');
    await expect(showAll).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await showAll.click();
    await expect.poll(() => asked.length).toBeGreaterThan(0);

    asked.length = 0;
    await page.goto('/user/bonus');
    await expect(showAll).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
  });

  test('is a choice of the member, for their device', { tag: '@la' }, async ({ page, text, button, member }) => {
    await enter(page, member, '/user/profile');
    const choice = page.getByRole('switch', namedAs(text('profile', 'device.saveData')));
    await expect(choice).not.toBeChecked();
    await choice.check();
    await page.reload();
    await expect(choice).toBeChecked();
    await button('common', 'logOut').click();
    await expect(page).toHaveURL(/\/login$/);
    // Unlike what is theirs, it outlasts their session.
    await enter(page, member, '/user/profile');
    await expect(choice).toBeChecked();
    await choice.uncheck();
    await saveData(page);
    await page.reload();
    await expect(choice).not.toBeChecked();
  });
});
