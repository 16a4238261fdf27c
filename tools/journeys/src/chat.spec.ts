import { appendFile, writeFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { chatScreen } from './chat-screen.ts';
import { enter } from './login-screen.ts';
import { test } from './fixtures.ts';
import { namedAs } from './texts.ts';
import { overflows, smallControls } from './screen-faults.ts';

/** A picture of one pixel. */
const pixel = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==', 'base64');

const sends = '**/api/chat/send-message';

const guestId = async (page: Page) => {
  const stored = () => page.evaluate(() => localStorage.getItem('guestId'));
  await expect.poll(stored).not.toBeNull();
  return (await stored()) ?? '';
};

/** The support chat neither loses nor repeats messages. */
test.describe('the chat', () => {
  test('shows a visitor messages of support, and loads nothing before it is opened', async ({ page, text, tester, chat }, testInfo) => {
    const requests: string[] = [];
    page.on('request', (call) => requests.push(new URL(call.url()).pathname));
    await page.goto('/contact');
    await expect(page.getByText(text('chat', 'greeting'))).toBeVisible();
    expect(await overflows(page)).toEqual([]);
    await page.waitForLoadState('networkidle');
    expect(requests.filter((path) => /socket\.io|\/api\/chat|ChatPanel|support-chat/.test(path))).toEqual([]);

    await chat.open();
    const owner = { guestId: await guestId(page) };
    await chat.say('first\tline ✓');
    await expect(chat.sent('first')).toHaveCount(1);
    await tester.sendSupportMessage(owner, 'buttons', 'two links');
    await expect(chat.list.getByRole('link', { name: 'Web' })).toHaveAttribute('href', 'https://example.com/');
    await expect(chat.list.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:021234567');
    await tester.sendSupportMessage(owner, 'quick_replies', 'a question');
    expect([...(await smallControls(page)), ...(await overflows(page))]).toEqual([]);

    await chat.messages('a question').getByRole('button', { name: 'Ask' }).click();
    await expect(chat.sent('Ask')).toHaveCount(1);

    const path = testInfo.outputPath('changed.png');
    await writeFile(path, pixel);
    await chat.files.setInputFiles(path);
    await expect(chat.panel.getByText('changed.png')).toBeVisible();
    // The file may change on the device after it was chosen.
    await appendFile(path, 'x');
    await chat.button('composer.send').click();
    await expect(chat.list.getByRole('article').last().getByRole('img')).toBeVisible();
    await expect(chat.list.getByRole('article').last()).toContainText(text('chat', 'delivery.succeed'));

    await chat.close();
    await expect(chat.icon).toBeFocused();
    await tester.sendSupportMessage(owner, 'text', 'are you still there');
    await expect(page).toHaveTitle(/^\(1\) /);
    await chat.open();
    await expect(chat.messages('are you still there')).toBeVisible();
    await expect(page).toHaveTitle(text('common', 'titles.contact'));
  });

  test('begins with the case of a refused slip, which the member reads and sends', async ({ page, text, chat, visit }) => {
    const refused = {
      createdAt: '2026-11-21T11:07:50Z',
      amount: 300,
      status: 'FAILED',
      note: 'INVALID_SLIP',
      reference: 'R2026',
      link: '',
    };
    await page.route('**/api/statement/slip', (route) => route.fulfill({ json: { total: 1, slips: [refused] } }));
    await visit('new-member', '/user/statement?modal=slips');
    await page.getByRole('link', namedAs(text('money', 'tracker.contactSupport'))).click();
    await expect(chat.field).toHaveValue(new RegExp(`300\\.00[^]*21/11/2026 18:07:50[^]*R2026[^]*${text('money', 'status.failed')}`));
    await expect(chat.list.getByRole('article')).toHaveCount(0);
    await chat.button('composer.send').click();
    await expect(chat.sent('R2026')).toHaveCount(1);
    // Once: who comes later begins with an empty message.
    await page.reload();
    await chat.open();
    await expect(chat.field).toHaveValue('');
  });

  test(
    'keeps messages written offline, across a reload and in another tab, and sends them once',
    { tag: '@core' },
    async ({ page, context, language, text, tester, chat }) => {
      await page.goto('/contact');
      await chat.open();
      const owner = { guestId: await guestId(page) };
      await chat.say('before');
      await expect(chat.sent('before')).toHaveCount(1);

      await context.setOffline(true);
      await chat.say('while offline');
      await expect(chat.messages('while offline')).toBeVisible();
      await expect(chat.sent('while offline')).toHaveCount(0);
      await expect(chat.panel.getByText(text('chat', 'connection.lost'))).toBeVisible();
      await context.setOffline(false);
      await expect(chat.sent('while offline')).toHaveCount(1);

      await page.route(sends, (route) => route.abort());
      await chat.say('over a reload');
      await chat.field.fill('a draft');
      await expect(chat.messages('over a reload')).toBeVisible();
      await page.reload();
      await chat.open();
      await expect(chat.field).toHaveValue('a draft');
      await expect(chat.messages('over a reload')).toHaveCount(1);
      await page.unroute(sends);
      await expect(chat.sent('over a reload')).toHaveCount(1);

      const tab = await context.newPage();
      await tab.goto('/contact');
      const other = chatScreen(tab, language);
      await other.open();
      await other.say('beside another tab');
      for (const each of [chat, other]) await expect(each.sent('beside another tab')).toHaveCount(1);
      for (const each of [chat, other]) await each.close();
      await tester.sendSupportMessage(owner, 'text', 'to both tabs');
      for (const each of [page, tab]) await expect(each).toHaveTitle(/^\(1\) /);
      await chat.open();
      await expect(tab).toHaveTitle(text('common', 'titles.contact'));
      expect(await tester.conversationTexts(owner)).toEqual([
        'before',
        'while offline',
        'over a reload',
        'beside another tab',
        'to both tabs',
      ]);
    },
  );

  test('continues for the member who logs in, on all their devices, and ends with their session', async ({
    page,
    browser,
    baseURL,
    language,
    button,
    tester,
    chat,
  }) => {
    const member = await tester.member('new-member');
    await page.goto('/contact');
    await chat.open();
    await chat.say('asked as a visitor');
    await expect(chat.sent('asked as a visitor')).toHaveCount(1);
    await chat.field.fill('begun as a visitor');

    // The member can write before they are identified.
    await page.route('**/api/account/profile', (route) => route.abort());
    await enter(page, member, '/user/contact');
    await chat.open();
    await expect(chat.field).toHaveValue('begun as a visitor');
    await chat.field.press('Enter');
    await expect(chat.messages('begun as a visitor')).toBeVisible();
    await page.unroute('**/api/account/profile');
    await expect(chat.sent('begun as a visitor')).toHaveCount(1);
    await expect(chat.messages('asked as a visitor')).toHaveCount(1);

    const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
    const otherPage = await context.newPage();
    await enter(otherPage, member, '/user/contact');
    const other = chatScreen(otherPage, language);
    await other.open();
    await expect(other.messages('begun as a visitor')).toHaveCount(1);
    await other.say('from the other device');
    await expect(other.sent('from the other device')).toHaveCount(1);
    await expect(chat.messages('from the other device')).toHaveCount(1);
    await chat.field.fill('not for others');
    await context.close();

    await chat.close();
    await button('common', 'logOut').click();
    await expect(page).toHaveURL(/\/login$/);
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('not for others');
  });
});
