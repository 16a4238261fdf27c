import type { Page } from 'playwright';

/** Marks the moment when the page shows the total, as the performance mark "balance". */
export async function watchTotal(page: Page, total: string): Promise<void> {
  await page.addInitScript((figures) => {
    const look = () => {
      if (document.querySelector('main')?.innerText.includes(figures)) performance.mark('balance');
      else requestAnimationFrame(look);
    };
    look();
  }, total);
}

/** Keeps the agreement from opening over the home page. */
export const hideAgreement = (page: Page) => page.addInitScript(() => localStorage.setItem('agreementRemembered', 'true'));
