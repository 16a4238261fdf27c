import { expect, type Page } from '@playwright/test';
import { namedAs, type Texts } from './texts.ts';

/** The sandbox's offers in each market: one-time, daily and weekly bonuses, and a promotion. */
export const offered = {
  th: { limit: 'WELCOME100', day: 'DAILY20', promotion: 'LUCKY50' },
  la: { limit: 'WELCOME', day: 'DAILY', promotion: 'PIMAI' },
} as const;

export type RewardScreen = ReturnType<typeof rewardScreen>;

/** The common parts of the bonus, invite, refund and spin pages. */
export function rewardScreen(page: Page, text: Texts) {
  const alert = page.getByRole('alertdialog');
  return {
    alert,
    /** Confirms the open confirmation dialog. */
    confirm: async (namespace: string, title: string, yes: string) => {
      const question = page.getByRole('dialog', namedAs(text(namespace, title)));
      await question.getByRole('button', namedAs(text(namespace, yes))).click();
      await expect(question).toHaveCount(0);
    },
    /** Expects the alert with the outcome, and closes it. */
    expectAlert: async (sentence: string) => {
      await expect(alert).toContainText(sentence);
      // Its own button: a toast over it may have one too.
      await alert.locator('footer button').last().click();
      await expect(alert).toHaveCount(0);
    },
    expectText: (...shown: Parameters<Texts>) => expect(page.getByText(text(...shown)).last()).toBeVisible({ timeout: 15_000 }),
  };
}
