import type { HowtoTopic } from '@wallet/domain';
import type { Locator, Page } from '@playwright/test';
import type { Film } from './film.ts';

/** What a recording has at hand. */
export interface Scene {
  readonly film: Film;
  readonly page: Page;
  /** What is to be pressed, by the text on it. */
  readonly button: (namespace: string, key: string) => Locator;
}

interface Topic {
  /** The scenario of the sandbox whose member is shown. */
  readonly scenario: string;
  readonly play: (scene: Scene) => Promise<void>;
}

/** What each video shows. Its parts are the steps that stand beside it in words. */
export const topics: Readonly<Partial<Record<HowtoTopic, Topic>>> = {
  checkBalance: {
    scenario: 'normal',
    play: async ({ film, page, button }) => {
      film.begin('step1');
      await film.look();
      film.begin('step2');
      const check = button('home', 'check');
      await film.tap(check);
      await check.and(page.locator('[data-busy=false]')).waitFor();
      await film.look();
      film.begin('step3');
      await film.point(page.getByRole('time'));
    },
  },
};
