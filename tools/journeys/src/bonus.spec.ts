import { expect } from '@playwright/test';
import { withoutBreakMarks } from '@wallet/domain';
import { enter } from './enter.ts';
import { testWith } from './fixtures.ts';
import { holdRequest } from './hold-request.ts';
import { layoutShifts, recordLayoutShifts } from './layout-shifts.ts';
import { countCalls } from './money-screen.ts';
import { offered } from './rewards.ts';
import { RewardScreen } from './reward-screen.ts';
import { textsIn } from './texts.ts';
import { Tester } from './tester.ts';

const inModal = (code: string) => `/user/bonus?modal=bonus&bonus=${code}`;
const activation = (code: string) => `/api/bonus/activate/${code}`;

const test = testWith(({ id, defaultLanguage }) => {
  const offer = offered[id];
  return { id, defaultLanguage, offer };
});

/** Bonuses and promotions: each is received exactly once, and its conditions are visible before. */
test.describe('bonuses', () => {
  test(
    'are received once by two taps next to their conditions, and are then in use',
    { tag: '@core' },
    async ({ page, request, setting: { id, defaultLanguage, offer } }) => {
      const tester = new Tester(request, id);
      const screen = new RewardScreen(page, defaultLanguage);
      const calls = countCalls(page, 'GET', activation(offer.limit));
      await enter(page, await tester.member('normal'), '/user/bonus');
      const card = (code: string) => page.getByRole('article', { name: screen.says('bonus', 'card.label', { code }) });
      await card(offer.limit).getByRole('button').click();
      await expect(page).toHaveURL(inModal(offer.limit));
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText('300');
      await expect(dialog).not.toContainText('%percentFail%');
      await screen.button('bonus', 'receive.submit').dblclick();
      await screen.expectAlert(screen.says('bonus', 'receive.done'));
      await expect(page).toHaveURL(/\/user\/bonus$/);
      expect(calls()).toBe(1);

      await expect(card(offer.limit)).toContainText(screen.says('bonus', 'card.current'));
      await expect(page.locator('[name=code]')).toHaveCount(0);
      await card(offer.day).getByRole('button').click();
      await screen.expectText('bonus', 'receive.other');
      await expect(screen.button('bonus', 'receive.submit')).toBeDisabled();
      await page.goBack();

      // Its conditions are not met, so it stays active.
      await screen.button('bonus', 'active.cancel').click();
      await screen.confirm('bonus', 'active.askTitle', 'active.cancel');
      await screen.expectAlert(screen.says('errors', 'BONUS_CONDITION'));
      await screen.expectText('bonus', 'active.title');
      await tester.expectConsistentLedger();
    },
  );

  test('do not move in their dialog, whatever comes late', async ({ page, request, setting: { id, defaultLanguage, offer } }) => {
    await enter(page, await new Tester(request, id).member('normal'), '/user/home');
    // The fonts are in the cache: a machine without the letters of the language shows boxes until then.
    await page.waitForLoadState('networkidle');
    await recordLayoutShifts(page);
    const sanitiser = await holdRequest(page, /\/assets\/sanitise-/);
    const notice = await holdRequest(page, '**/api/lookup/notice');
    const bonuses = page.waitForResponse('**/api/bonus');
    await page.goto(inModal(offer.limit));
    await bonuses;
    await expect(page.getByRole('dialog').getByText(withoutBreakMarks(textsIn(defaultLanguage)('common', 'stillLoading')))).toBeVisible();
    sanitiser();
    await expect(page.getByRole('dialog').locator('h3').first()).toBeVisible();
    notice();
    await expect(page.getByRole('dialog')).toContainText('300');
    expect(await layoutShifts(page)).toEqual([]);
  });

  test('end once their conditions are met, with the operator’s text', async ({ page, request, setting: { id, defaultLanguage } }) => {
    const tester = new Tester(request, id);
    const screen = new RewardScreen(page, defaultLanguage);
    const member = await tester.member('bonus-active');
    await tester.play(member, id === 'th' ? 150 : 90_000, 2);
    await enter(page, member, '/user/bonus');
    await screen.expectText('bonus', 'active.types.limit');
    await screen.button('bonus', 'active.cancel').click();
    await screen.button('bonus', 'active.keep').click();
    await screen.button('bonus', 'active.cancel').click();
    await screen.confirm('bonus', 'active.askTitle', 'active.cancel');
    await screen.expectText('errors', 'BONUS_CLEAR');
    await expect(page.locator('[name=code]')).toBeVisible();
    await tester.expectConsistentLedger();
  });

  test(
    'are found by a code in any case, and a lost response is reconciled instead of sent again',
    { tag: '@core' },
    async ({ page, request, setting: { id, defaultLanguage, offer } }) => {
      const tester = new Tester(request, id);
      const screen = new RewardScreen(page, defaultLanguage);
      const calls = countCalls(page, 'GET', `/api/promotion/activate/${offer.promotion}`);
      await enter(page, await tester.member('normal'), '/user/bonus');
      const field = page.locator('[name=code]');
      await screen.button('bonus', 'promotion.search').click();
      await expect(field).toHaveAccessibleDescription(withoutBreakMarks(screen.says('bonus', 'promotion.missing')));
      await field.pressSequentially('nope');
      await expect(field).toHaveValue('NOPE');
      await field.press('Enter');
      await screen.expectText('bonus', 'promotion.notFound');
      await page.goBack();
      await field.fill(`\u202a ${offer.promotion.toLowerCase()}\u202c`);
      await field.press('Enter');
      await expect(page.getByRole('dialog')).toContainText(/[24]00%/);

      await tester.fault({ match: `GET /api/promotion/activate/${offer.promotion}`, kind: 'reset', when: 'after-commit' });
      await screen.button('bonus', 'promotion.receive').click();
      await screen.expectAlert(screen.says('bonus', 'promotion.received'));
      expect(calls()).toBe(1);
      await screen.expectText('bonus', 'active.types.promotion');
      await tester.expectConsistentLedger();
    },
  );

  test('are received in one tab only, and a reload shows the result', async ({
    page,
    context,
    request,
    setting: { id, defaultLanguage, offer },
  }) => {
    const tester = new Tester(request, id);
    const other = await context.newPage();
    const screens = [new RewardScreen(page, defaultLanguage), new RewardScreen(other, defaultLanguage)] as const;
    await enter(page, await tester.member('normal'), inModal(offer.day));
    await other.goto(inModal(offer.day));
    const calls = [countCalls(page, 'GET', activation(offer.day)), countCalls(other, 'GET', activation(offer.day))] as const;
    const release = await holdRequest(page, `**${activation(offer.day)}`);
    const sent = page.waitForRequest(`**${activation(offer.day)}`);
    await screens[0].button('bonus', 'receive.submit').click();
    await sent;
    await screens[1].button('bonus', 'receive.submit').click();
    await screens[1].expectText('money', 'outcome.inOtherTab');
    release();
    await screens[0].expectAlert(screens[0].says('bonus', 'receive.done'));
    await page.reload();
    await screens[0].expectText('bonus', 'card.current');
    expect([calls[0](), calls[1]()]).toEqual([1, 0]);

    // The other tab reloads the bonuses once the first one has finished, and offers nothing to receive twice.
    await screens[1].expectText('bonus', 'card.current');
    await expect(screens[1].button('bonus', 'receive.submit')).toBeDisabled();
    expect([calls[0](), calls[1]()]).toEqual([1, 0]);
    await tester.expectConsistentLedger();
  });

  test('say why they cannot be received', async ({ page, request, setting: { defaultLanguage, id, offer } }) => {
    const screen = new RewardScreen(page, defaultLanguage);
    await enter(page, await new Tester(request, id).member('bonus-received'), inModal(offer.limit));
    await screen.expectText('bonus', 'card.received');
    await expect(screen.button('bonus', 'receive.submit')).toBeDisabled();
    await page.goto(inModal(offer.week));
    for (const code of ['BONUS_REMAINING', 'BONUS_MAX_CLAIMED', 'BONUS_FULL']) {
      await page.route(`**${activation(offer.week)}`, (route) => route.fulfill({ status: 409, json: { message: code } }), { times: 1 });
      await screen.button('bonus', 'receive.submit').click();
      await screen.expectAlert(screen.says('errors', code));
    }
    await page.goto(`/user/bonus?modal=promotion&bonus=${offer.promotion}`);
    await page.route('**/api/promotion/activate/*', (route) => route.fulfill({ status: 409, json: { message: 'PROMOTION_RECEIVED' } }));
    await screen.button('bonus', 'promotion.receive').click();
    await screen.expectAlert(screen.says('errors', 'PROMOTION_RECEIVED'));
  });
});
