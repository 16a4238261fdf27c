import { expect, type Page } from '@playwright/test';
import { namedAs, type Texts } from './texts.ts';

export type GameScreen = ReturnType<typeof gameScreen>;

/** The dialog of a game account. */
export function gameScreen(page: Page, text: Texts) {
  const play = page.locator('dialog footer button').last();
  return {
    play,
    amount: page.locator('[name=amount]'),
    transferOnly: page.locator('dialog footer button').first(),
    /** Opens the dialog of an active account by its address. */
    open: async (code: string) => {
      await page.goto(`/user/home?modal=game&account=${code}`);
      await expect(play).toBeEnabled();
    },
    /** Unfolds the credentials and links of a game. */
    showElsewhere: () => page.getByText(namedAs(text('game', 'elsewhere')).name).click(),
    /** The value of a credential. */
    credential: (key: 'username' | 'password') =>
      page.locator('dialog dl', { hasText: namedAs(text('game', `credentials.${key}`)).name }).locator('dd'),
    expectText: (...shown: Parameters<Texts>) => expect(page.getByText(namedAs(text(...shown)).name).first()).toBeVisible(),
  };
}
