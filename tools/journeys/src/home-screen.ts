import type { Language } from '@wallet/domain';
import { expect, type Page } from '@playwright/test';
import { textsIn } from './texts.ts';

export type HomeScreen = ReturnType<typeof homeScreen>;

/** The home page. */
export function homeScreen(page: Page, language: Language) {
  const text = textsIn(language);
  const logOut = page.getByRole('button', { name: text('common', 'logOut'), exact: true });
  return {
    logOut,
    check: page.getByRole('button', { name: text('home', 'check'), exact: true }),
    /** Expects the total with its currency. */
    expectTotal: async (figures: string, currency: string) => {
      await expect(page.getByRole('heading', { name: text('home', 'totalBalance'), exact: true })).toBeVisible();
      await expect(page.getByText(`${figures} ${currency}`).first()).toBeVisible();
    },
    /** Expects deposit and withdraw in the upper half of a phone's screen. */
    expectActsInReach: async () => {
      await page.setViewportSize({ width: 360, height: 800 });
      for (const act of ['widgets.deposit', 'widgets.withdraw']) {
        const button = page.getByRole('main').getByRole('button', { name: text('home', act), exact: true });
        const { y, height } = (await button.boundingBox()) ?? { y: Infinity, height: 0 };
        expect(y + height, act).toBeLessThan(420);
      }
    },
    leave: async () => {
      await logOut.click();
      await expect(page).toHaveURL(/\/login$/);
    },
  };
}
