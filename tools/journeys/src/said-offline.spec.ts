import { walletPlace } from '@wallet/domain';
import { expect } from '@playwright/test';
import { test } from './fixtures.ts';
import { moneyScreen } from './money-screen.ts';
import { countCalls } from './requests.ts';
import { namedAs } from './texts.ts';

const game = 'betflix';

test(
  'a member whose browser says "offline" although the line works logs in, reads, transfers once and chats, and is not told otherwise',
  { tag: '@core' },
  async ({ page, language, text, tester, login, home, chat, currency }) => {
    // As behind some VPNs and virtual network adapters.
    await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false }));
    const member = await tester.member('normal');
    const device = await tester.as(member);
    const { [walletPlace]: before = 0 } = await device.balances();
    const bar = page.getByText(text('common', 'offline.text'));

    await login.open();
    await page.waitForLoadState('networkidle');
    await expect(bar).toHaveCount(0);
    await login.logIn(member);

    const screen = moneyScreen(page, language, 'transfer');
    await home.expectTotal(...screen.figures(before, currency));
    await screen.open(`&account=${game}`);
    await screen.review('100');
    const [probes, transfers] = [countCalls(page, 'GET', '/api/lookup/active'), countCalls(page, 'POST', '/api/wallet/transfer')];
    await screen.primary.click();
    await screen.expectDone(text('transfer', 'doneTitle'), screen.money(100_00, currency));
    expect([probes(), transfers()]).toEqual([1, 1]);
    expect((await device.balances())[walletPlace]).toBe(before - 100_00);
    await expect(bar).toHaveCount(0);

    await page.goto('/user/statement');
    await expect(
      page
        .getByRole('list', namedAs(text('statement', 'heading')))
        .getByRole('button')
        .first(),
    ).toContainText(screen.figures(100_00, currency)[0]);
    await expect(bar).toHaveCount(0);

    await page.goto('/user/contact');
    await chat.open();
    await chat.say('hello');
    await expect(chat.sent('hello')).toHaveCount(1);
    await expect(bar).toHaveCount(0);
  },
);
