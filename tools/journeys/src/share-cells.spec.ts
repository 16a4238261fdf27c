import { expect, type Locator, type Page, type TestInfo } from '@playwright/test';
import type { DepositBank } from './deposit-bank.ts';
import type { Tester } from './tester.ts';
import { test } from './fixtures.ts';
import { journeyPorts } from './journey-ports.ts';
import { expectWorker, share, type SharedFile } from './share-sheet.ts';
import { startSlowLine } from './slow-line.ts';
import { namedAs } from './texts.ts';

/** The taps from the share until the slip is sent, besides a login. */
const maxTaps = 2;
/** What may come over a slow line before the slip can be sent: answers, and no code that the worker keeps. */
const maxDownloadBytes = 60_000;

const cells = [
  { worker: 'cold', session: 'live', line: 'there' },
  { worker: 'warm', session: 'logged out in another tab', line: 'gone' },
  // Without a worker and without a line, nothing of the app could answer.
  { worker: 'absent', session: 'expired', line: 'there' },
] as const;

test.use({ serviceWorkers: 'allow' });

/** A member who has deposited before, and the slip of their next deposit. */
async function prepare(tester: Tester, bank: DepositBank) {
  const member = await tester.member('new-member');
  const device = await tester.as(member);
  const account = await bank.accountFor(device);
  await device.sendSlip(account.bankCode, await bank.transfer(device, account, 100));
  await expect.poll(() => device.balances()).toEqual({ WALLET: 100_00 });
  const content = (await bank.transfer(device, account, 300)).toString('base64');
  const slip: SharedFile = { name: 'slip.png', type: 'image/png', content };
  return { member, device, slip };
}

/** Waits until the worker has what the home page needs without a line. */
async function expectKept(page: Page): Promise<void> {
  await expectWorker(page);
  const pages = () =>
    page.evaluate(async () => {
      const name = (await caches.keys()).find((each) => each.startsWith('wallet-pages:'));
      return name === undefined ? 0 : (await (await caches.open(name)).keys()).length;
    });
  await expect.poll(pages, { timeout: 40_000 }).toBeGreaterThan(10);
}

async function stopWorkers(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.stopAllWorkers');
  await devtools.detach();
}

/** Counts the taps, and notes in the report how long each wait took. */
function watchMember({ annotations }: TestInfo) {
  let taps = 0;
  return {
    tap: async (element: Locator) => {
      await element.click();
      taps += 1;
    },
    taps: () => taps,
    time: async (what: string, wait: () => Promise<unknown>) => {
      const begin = performance.now();
      await wait();
      const seconds = (performance.now() - begin) / 1000;
      annotations.push({ type: what, description: `${seconds.toFixed(1)} s` });
    },
  };
}

for (const { worker, session, line } of cells) {
  test(
    `a shared slip is credited: worker ${worker}, session ${session}, line ${line}`,
    { tag: session === 'live' ? '@core' : [] },
    async ({ page, context, tester, bank, text, login }, info) => {
      await using slow = await startSlowLine(journeyPorts.site);
      await context.addInitScript(() => localStorage.setItem('agreementRemembered', 'true'));
      const { member, device, slip } = await prepare(tester, bank);
      const fill = async () => {
        await login.isUsable();
        await login.fill(member.phone, member.password);
        await login.remember.check();
      };
      const { tap, taps, time } = watchMember(info);
      const dialog = page.getByRole('dialog');
      const button = (key: string) => dialog.getByRole('button', namedAs(text('deposit', key)));
      const send = button('slip.send').and(page.locator(':enabled:not([aria-disabled=true])'));
      const use = button('slip.shared.use');

      await page.goto(`${slow.url}/login`);
      await fill();
      await login.submit.click();
      await expect(page).toHaveURL(/\/user\/home/);
      await expectKept(page);
      // As before every transfer in a bank's app: the account to pay to. This Chromium has no reader of codes of its own.
      const reader = page.waitForResponse(/\.wasm$/);
      await page
        .getByRole('button', namedAs(text('home', 'widgets.deposit')))
        .first()
        .click();
      await (await reader).finished();
      await page.keyboard.press('Escape');
      if (session === 'expired') await page.evaluate(() => localStorage.setItem('token', 'of yesterday'));
      if (session === 'logged out in another tab') {
        const other = await context.newPage();
        await other.goto(`${slow.url}/user/home`);
        await other.getByRole('button', namedAs(text('common', 'logOut'))).click();
        await expect(page).toHaveURL(/\/login/);
        await other.close();
      }
      if (line === 'gone') await context.setOffline(true);
      if (worker === 'cold') await stopWorkers(page);
      if (worker === 'absent') await page.evaluate(async () => (await navigator.serviceWorker.ready).unregister());
      slow.slowDown();
      await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: 4 });
      const sent: string[] = [];
      page.on('request', (call) => {
        if (call.method() === 'POST' && call.url().endsWith('/api/wallet/slip')) sent.push(call.url());
      });

      if (line === 'gone') {
        await share(page, [slip]);
        await login.isUsable();
        await context.setOffline(false);
      }
      const arrive = () => (worker === 'absent' ? dialog.getByText(text('deposit', 'slip.shared.lost')) : send.or(use)).waitFor();
      if (session === 'live') {
        await time('from the share to the deposit', async () => {
          await share(page, [slip]);
          await arrive();
        });
      } else {
        if (line === 'there') await share(page, [slip]);
        await fill();
        await time('from the login to the deposit', async () => {
          await login.submit.click();
          await arrive();
        });
      }
      await time('until the slip can be sent', async () => {
        if (worker === 'absent') {
          const picker = page.waitForEvent('filechooser');
          await tap(dialog.getByTitle(text('deposit', 'slip.choose'), { exact: true }));
          await (await picker).setFiles({ name: slip.name, mimeType: slip.type, buffer: Buffer.from(slip.content, 'base64') });
        } else if (session !== 'live') await tap(use);
        await send.waitFor();
      });
      expect(sent).toEqual([]);
      if (worker !== 'absent') expect(slow.downloadedBytes()).toBeLessThan(maxDownloadBytes);
      await time('from the tap to the answer', async () => {
        await tap(send);
        await page.getByText(text('deposit', 'slip.sent')).waitFor();
      });
      expect(taps()).toBeLessThanOrEqual(maxTaps);
      expect(sent).toHaveLength(1);
      await expect.poll(() => device.balances()).toEqual({ WALLET: 400_00 });
    },
  );
}
