import { walletPlace, type Currency } from '@wallet/domain';
import { expect } from '@playwright/test';
import { ChatScreen } from './chat-screen.ts';
import { testWith } from './fixtures.ts';
import { HomeScreen } from './home-screen.ts';
import { LoginScreen } from './login-screen.ts';
import { countCalls, MoneyScreen } from './money-screen.ts';
import { Tester } from './tester.ts';
import { namedAs, textsIn } from './texts.ts';

const game = 'betflix';

const test = testWith(({ id, defaultLanguage, registration }) => ({
  id,
  defaultLanguage,
  text: textsIn(defaultLanguage),
  currency: registration.currency as Currency,
}));

test(
  'a member whose browser says "offline" although the line works logs in, reads, transfers once and chats, and is not told otherwise',
  { tag: '@core' },
  async ({ page, request, setting: { id, defaultLanguage, text, currency } }) => {
    // As behind some VPNs and virtual network adapters.
    await page.addInitScript(() => Object.defineProperty(Navigator.prototype, 'onLine', { get: () => false }));
    const tester = new Tester(request, id);
    const member = await tester.member('normal');
    const device = await tester.as(member);
    const { [walletPlace]: before = 0 } = await device.balances();
    const bar = page.getByText(text('common', 'offline.text'));

    const login = await new LoginScreen(page, defaultLanguage).open();
    await page.waitForLoadState('networkidle');
    await expect(bar).toHaveCount(0);
    await login.logIn(member);

    const screen = new MoneyScreen(page, defaultLanguage, 'transfer');
    await new HomeScreen(page, defaultLanguage).expectTotal(...screen.figures(before, currency));
    await screen.open(`&account=${game}`);
    await screen.review('100');
    const [probes, transfers] = [countCalls(page, 'GET', '/api/lookup/active'), countCalls(page, 'POST', '/api/wallet/transfer')];
    await screen.primary.click();
    await screen.expectDone(screen.says('transfer', 'doneTitle'), screen.money(100_00, currency));
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
    const chat = await new ChatScreen(page, defaultLanguage).open();
    await chat.say('hello');
    await expect(chat.sent('hello')).toHaveCount(1);
    await expect(bar).toHaveCount(0);
    await tester.expectConsistentLedger();
  },
);
