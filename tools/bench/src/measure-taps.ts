import type { Language } from '@wallet/domain';
import { namedAs, textsIn } from '@wallet/journeys';
import type { Browser, Page } from 'playwright';
import { slowDown } from './slow-down.ts';
import { hideAgreement } from './watch-total.ts';

interface Tour {
  /** The address of the home page. */
  readonly url: string;
  readonly token: string;
  readonly language: Language;
}

/** One tap or key of the tour. */
export interface Tap {
  readonly name: string;
  /** Milliseconds until the next frame was shown, as in Interaction to Next Paint. */
  readonly ms: number;
}

/** Goes through the members' pages and dialogs on a processor four times slower, with all code loaded, and measures every tap and key. */
export async function measureTaps(browser: Browser, { url, token, language }: Tour): Promise<readonly Tap[]> {
  const context = await browser.newContext({ viewport: { width: 360, height: 800 }, hasTouch: true });
  const page = await context.newPage();
  await hideAgreement(page);
  await page.addInitScript((stored) => {
    localStorage.setItem('token', stored);
    const slowest = new Map<number, number>();
    Object.assign(window, { slowest });
    const interactions = { type: 'event', durationThreshold: 16, buffered: true };
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[]) {
        if (interactionId > 0) slowest.set(interactionId, Math.max(duration, slowest.get(interactionId) ?? 0));
      }
    }).observe(interactions);
  }, token);
  await page.goto(url, { waitUntil: 'networkidle' });
  await slowDown(page, { onlyProcessor: true });
  const taps: Tap[] = [];
  // The first round loads the code.
  for (const isMeasured of [false, true]) {
    for (const { name, act } of stepsOf(page, language)) {
      const ms = await longest(page, act);
      if (isMeasured) taps.push({ name, ms });
    }
  }
  await context.close();
  return taps;
}

/** Milliseconds of the slowest interaction during a step. 0 if all took less than 16. */
async function longest(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => (Reflect.get(window, 'slowest') as Map<number, number>).clear());
  await act();
  // Entries are reported after the frame that they waited for.
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    return Math.max(0, ...(Reflect.get(window, 'slowest') as Map<number, number>).values());
  });
}

function stepsOf(page: Page, language: Language): readonly { readonly name: string; readonly act: () => Promise<void> }[] {
  const text = textsIn(language);
  const dialog = page.locator('dialog[open]');
  const open = (id: string, content = 'form') => ({
    name: `open ${id}`,
    act: async () => {
      await page
        .locator('main')
        .getByRole('button', namedAs(text('home', `widgets.${id}`)))
        .tap();
      await dialog.locator(content).first().waitFor();
    },
  });
  const close = (id: string) => ({
    name: `close ${id}`,
    act: async () => {
      // Banners of the operator lead on to the dialog, which is closed too.
      while (await dialog.isVisible()) {
        await page.keyboard.press('Escape');
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
      }
    },
  });
  const visit = (path: string) => ({
    name: `go to ${path}`,
    act: async () => {
      await page.locator(`nav a[href="${path}"], main a[href="${path}"]`).first().tap();
      await page.waitForURL(`**${path}`);
      await page.locator('main h1').waitFor();
    },
  });
  const tab = (index: number) => ({ name: `tab ${String(index + 1)} of deposit`, act: () => dialog.getByRole('tab').nth(index).tap() });
  const type = (name: string) => ({
    name: `type in ${name}`,
    act: async () => dialog.locator(`input[name=${name}]`).first().pressSequentially('1234'),
  });
  return [
    open('deposit', 'input[type=file]'),
    tab(1),
    type('amount'),
    tab(0),
    close('deposit'),
    open('withdraw'),
    close('withdraw'),
    open('invite', 'button'),
    close('invite'),
    open('refund', 'button'),
    close('refund'),
    visit('/user/spin'),
    visit('/user/home'),
    visit('/user/bonus'),
    visit('/user/statement'),
    visit('/user/contact'),
    visit('/user/profile'),
    visit('/user/home'),
  ];
}
