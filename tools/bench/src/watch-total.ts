import type { Page } from 'playwright';

/** Marks the moment when the page shows the total, as the performance mark "balance". */
export async function watchTotal(page: Page, total: string): Promise<void> {
  await page.addInitScript((figures) => {
    const look = () => {
      const main = document.querySelector('main');
      // Only visible text counts. Reading it costs a layout, so that it is read only when the figures are there.
      if (main?.textContent.includes(figures) === true && main.innerText.includes(figures)) performance.mark('balance');
      else requestAnimationFrame(look);
    };
    look();
  }, total);
}

/** Keeps the agreement from opening over the home page. */
export const hideAgreement = (page: Page) => page.addInitScript(() => localStorage.setItem('agreementRemembered', 'true'));
