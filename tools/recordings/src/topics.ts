import type { HowtoTopic } from '@wallet/domain';
import type { Locator, Page } from '@playwright/test';
import type { Film } from './film.ts';

/** What a recording has at hand. */
interface Scene {
  readonly film: Film;
  readonly page: Page;
  /** What is to be pressed, by the text on it. */
  readonly button: (namespace: string, key: string) => Locator;
  readonly link: (namespace: string, key: string) => Locator;
  /** As many baht as a member of this market types them, in his currency. */
  readonly amount: (baht: number) => string;
  /** Goes to an address and waits until all of it is there. */
  readonly goTo: (address: string) => Promise<void>;
}

interface Topic {
  /** The scenario of the sandbox whose member is shown. */
  readonly scenario: string;
  readonly play: (scene: Scene) => Promise<void>;
}

/** What each video shows, from home on. Its parts are the steps that stand beside it in words. */
export const topics: Readonly<Record<HowtoTopic, Topic>> = {
  wallet: {
    scenario: 'normal',
    play: async ({ film, page, button, goTo, amount }) => {
      film.begin('step1');
      await film.look();
      await film.tap(button('home', 'widgets.deposit'));
      await page.getByRole('dialog').waitFor();
      await film.look();
      film.begin('step2');
      await film.scroll(page.getByRole('dialog').getByRole('region').first());
      await film.look();
      film.begin('step3');
      await goTo('/user/home');
      await film.tap(button('home', 'widgets.withdraw'));
      await page.getByRole('dialog').waitFor();
      await film.look();
      await film.type(page.getByRole('dialog').locator('input[inputmode=decimal]'), amount(500));
      await film.look();
    },
  },
  enterGame: {
    scenario: 'normal',
    play: async ({ film, page, button, amount }) => {
      film.begin('step1');
      await film.look();
      await film.tap(page.getByRole('button', { name: /Betflix/ }));
      await page.getByRole('dialog').waitFor();
      await film.look();
      film.begin('step2');
      await film.type(page.getByRole('dialog').locator('input[inputmode=decimal]'), amount(200));
      film.begin('step3');
      await film.point(button('game', 'play.withTransfer'));
    },
  },
  checkBalance: {
    scenario: 'normal',
    play: async ({ film, page, button }) => {
      film.begin('step1');
      await film.look();
      film.begin('step2');
      await film.tap(button('home', 'check'));
      await film.look();
      film.begin('step3');
      await film.point(page.getByRole('time'));
    },
  },
  receiveBonus: {
    scenario: 'normal',
    play: async ({ film, page, button, link }) => {
      film.begin('step1');
      await film.look();
      await film.tap(link('home', 'widgets.bonus'));
      await page.waitForURL('**/user/bonus');
      await film.look();
      film.begin('step2');
      await film.tap(button('bonus', 'card.available').first());
      await page.getByRole('dialog').waitFor();
      film.begin('step3');
      await film.look();
      await film.scroll(page.getByRole('dialog').getByRole('region').first());
      await film.tap(button('bonus', 'receive.submit'));
      await page.getByRole('alertdialog').waitFor();
      await film.look();
    },
  },
  endBonus: {
    scenario: 'bonus-active',
    play: async ({ film, page, button, link }) => {
      film.begin('step1');
      await film.look();
      await film.tap(link('home', 'widgets.bonus'));
      await page.waitForURL('**/user/bonus');
      await film.look();
      film.begin('step2');
      await film.tap(button('bonus', 'active.cancel'));
      await page.getByRole('dialog').waitFor();
      film.begin('step3');
      await film.look();
      await film.point(button('bonus', 'active.cancel').last());
    },
  },
};
