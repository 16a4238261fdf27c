import type { HowtoTopic } from '@wallet/domain';
import type { Locator, Page } from '@playwright/test';
import type { Film } from './film.ts';

/** The tools of a recording. */
interface Scene {
  readonly film: Film;
  readonly page: Page;
  /** A button by its text. */
  readonly button: (namespace: string, key: string) => Locator;
  readonly link: (namespace: string, key: string) => Locator;
  /** The input for an amount in baht, converted to the member's currency. */
  readonly amount: (baht: number) => string;
  /** Opens an address and waits until it has loaded. */
  readonly goTo: (address: string) => Promise<void>;
}

interface Topic {
  /** The sandbox's scenario of the member. */
  readonly scenario: string;
  readonly play: (scene: Scene) => Promise<void>;
}

/** The content of each video, starting at home. Its parts are the written steps next to it. */
export const topics: Readonly<Record<HowtoTopic, Topic>> = {
  wallet: {
    scenario: 'normal',
    play: async ({ film, page, button, goTo, amount }) => {
      film.begin('step1');
      await film.takePicture();
      await film.tap(button('home', 'widgets.deposit'));
      await page.getByRole('dialog').waitFor();
      film.begin('step2');
      await film.takePicture();
      await film.scroll(page.getByRole('dialog').getByRole('region').first());
      await film.takePicture();
      film.begin('step3');
      await goTo('/user/home');
      await film.tap(button('home', 'widgets.withdraw'));
      await page.getByRole('dialog').waitFor();
      await film.takePicture();
      await film.type(page.getByRole('dialog').locator('input[inputmode=decimal]'), amount(500));
      await film.takePicture();
    },
  },
  enterGame: {
    scenario: 'normal',
    play: async ({ film, page, button, amount }) => {
      film.begin('step1');
      await film.takePicture();
      await film.tap(page.getByRole('button', { name: 'Betflix', exact: true }));
      await page.getByRole('dialog').waitFor();
      film.begin('step2');
      await film.takePicture();
      await film.type(page.getByRole('dialog').locator('input[inputmode=decimal]'), amount(200));
      film.begin('step3');
      await film.point(button('game', 'play.withTransfer'));
    },
  },
  checkBalance: {
    scenario: 'normal',
    play: async ({ film, page, button }) => {
      film.begin('step1');
      await film.takePicture();
      film.begin('step2');
      await film.tap(button('home', 'check'));
      await film.takePicture();
      film.begin('step3');
      await film.point(page.getByRole('time'));
    },
  },
  receiveBonus: {
    scenario: 'normal',
    play: async ({ film, page, button, link }) => {
      film.begin('step1');
      await film.takePicture();
      await film.tap(link('home', 'widgets.bonus'));
      await page.waitForURL('**/user/bonus');
      film.begin('step2');
      await film.takePicture();
      await film.tap(button('bonus', 'card.available').first());
      await page.getByRole('dialog').waitFor();
      film.begin('step3');
      await film.takePicture();
      await film.scroll(page.getByRole('dialog').getByRole('region').first());
      await film.tap(button('bonus', 'receive.submit'));
      await page.getByRole('alertdialog').waitFor();
      await film.takePicture();
    },
  },
  endBonus: {
    scenario: 'bonus-active',
    play: async ({ film, page, button, link }) => {
      film.begin('step1');
      await film.takePicture();
      await film.tap(link('home', 'widgets.bonus'));
      await page.waitForURL('**/user/bonus');
      film.begin('step2');
      await film.takePicture();
      await film.tap(button('bonus', 'active.cancel'));
      await page.getByRole('dialog').waitFor();
      film.begin('step3');
      await film.takePicture();
      await film.point(button('bonus', 'active.cancel').last());
    },
  },
};
