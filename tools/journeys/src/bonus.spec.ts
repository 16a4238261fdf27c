import { expect } from '@playwright/test';
import { withoutBreakMarks } from '@wallet/domain';
import { namedAs } from './texts.ts';
import { test as base } from './fixtures.ts';
import { countCalls, holdRequest } from './requests.ts';
import { offered, rewardScreen } from './reward-screen.ts';

const test = base.extend<{ readonly offer: (typeof offered)['th' | 'la'] }>({ offer: async ({ market }, use) => use(offered[market.id]) });

const inModal = (code: string) => `/user/bonus?modal=bonus&bonus=${code}`;
const activation = (code: string) => `/api/bonus/activate/${code}`;

/** Bonuses and promotions: each is received exactly once, and its conditions are visible before. */
test.describe('bonuses', () => {
  test(
    'are received once by two taps next to their conditions, and are then in use',
    { tag: '@core' },
    async ({ page, text, button, rewards, offer, visit }) => {
      const calls = countCalls(page, 'GET', activation(offer.limit));
      await visit('normal', '/user/bonus');
      const card = (code: string) => page.getByRole('article', { name: text('bonus', 'card.label', { code }) });
      await card(offer.limit).getByRole('button').click();
      await expect(page).toHaveURL(inModal(offer.limit));
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText('300');
      await expect(dialog).not.toContainText('%percentFail%');
      await button('bonus', 'receive.submit').dblclick();
      await rewards.expectAlert(text('bonus', 'receive.done'));
      await expect(page).toHaveURL(/\/user\/bonus$/);
      expect(calls()).toBe(1);

      await expect(card(offer.limit)).toContainText(text('bonus', 'card.current'));
      await expect(page.locator('[name=code]')).toHaveCount(0);
      await card(offer.day).getByRole('button').click();
      await rewards.expectText('bonus', 'receive.other');
      await expect(button('bonus', 'receive.submit')).toBeDisabled();
      await page.goBack();

      // Its conditions are not met, so it stays active.
      await button('bonus', 'active.cancel').click();
      await rewards.confirm('bonus', 'active.askTitle', 'active.cancel');
      await rewards.expectAlert(text('errors', 'BONUS_CONDITION'));
      await rewards.expectText('bonus', 'active.title');
    },
  );

  test(
    'are found by a code in any case, and a lost response is reconciled instead of sent again',
    { tag: '@core' },
    async ({ page, text, button, tester, rewards, offer, visit }) => {
      const calls = countCalls(page, 'GET', `/api/promotion/activate/${offer.promotion}`);
      await visit('normal', '/user/bonus');
      const field = page.locator('[name=code]');
      await button('bonus', 'promotion.search').click();
      await expect(field).toHaveAccessibleDescription(withoutBreakMarks(text('bonus', 'promotion.missing')));
      await field.pressSequentially('nope');
      await expect(field).toHaveValue('NOPE');
      await field.press('Enter');
      await rewards.expectText('bonus', 'promotion.notFound');
      await page.goBack();
      await field.fill(`\u202a ${offer.promotion.toLowerCase()}\u202c`);
      await field.press('Enter');
      await expect(page.getByRole('dialog')).toContainText(/[24]00%/);

      await tester.fault({ match: `GET /api/promotion/activate/${offer.promotion}`, kind: 'reset', when: 'after-commit' });
      await button('bonus', 'promotion.receive').click();
      await rewards.expectAlert(text('bonus', 'promotion.received'));
      expect(calls()).toBe(1);
      await rewards.expectText('bonus', 'active.types.promotion');
    },
  );

  test('are received in one tab only, and a reload shows the result', async ({ page, context, text, button, rewards, offer, visit }) => {
    const other = await context.newPage();
    const otherTab = rewardScreen(other, text);
    const receive = namedAs(text('bonus', 'receive.submit'));
    await visit('normal', inModal(offer.day));
    await other.goto(inModal(offer.day));
    const calls = [countCalls(page, 'GET', activation(offer.day)), countCalls(other, 'GET', activation(offer.day))] as const;
    const release = await holdRequest(page, `**${activation(offer.day)}`);
    const sent = page.waitForRequest(`**${activation(offer.day)}`);
    await button('bonus', 'receive.submit').click();
    await sent;
    await other.getByRole('button', receive).click();
    await otherTab.expectText('money', 'outcome.inOtherTab');
    release();
    await rewards.expectAlert(text('bonus', 'receive.done'));
    await page.reload();
    await rewards.expectText('bonus', 'card.current');
    expect([calls[0](), calls[1]()]).toEqual([1, 0]);

    // The other tab reloads the bonuses once the first one has finished, and offers nothing to receive twice.
    await otherTab.expectText('bonus', 'card.current');
    await expect(other.getByRole('button', receive)).toBeDisabled();
    expect([calls[0](), calls[1]()]).toEqual([1, 0]);
  });
});
