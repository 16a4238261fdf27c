import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { DepositBank } from '../deposit-bank.ts';
import { Tester } from '../tester.ts';
import type { Webkit } from './start-webkit.ts';
import type { Tab } from './tab.ts';
import { test } from './webkit-fixtures.ts';

const deposit = (method: string) => `/user/home?modal=deposit&method=${method}`;

/** How much of the toast's highest and lowest rows of pixels has its colour on the screen. An element that is drawn in part still has its whole box. */
async function drawnRows(tab: Tab, { readScreen }: Webkit): Promise<readonly number[]> {
  const toast = await tab.driver.executeScript<{ left: number; right: number; rows: number[]; color: number[] } | null>(() => {
    const element = document.querySelector('dialog [role=region] [aria-live] > *');
    if (!element || element.getAnimations({ subtree: true }).length > 0) return null;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const color = [...getComputedStyle(element).backgroundColor.matchAll(/\d+/g)].map(Number);
    return { left: Math.ceil(left) + 20, right: Math.floor(right) - 20, rows: [Math.ceil(top) + 4, Math.floor(bottom) - 5], color };
  });
  if (!toast) return [];
  const { colorAt } = readScreen();
  const isToasts = (x: number, y: number) => colorAt(x, y).every((value, channel) => Math.abs(value - (toast.color[channel] ?? 0)) < 8);
  return toast.rows.map((y) => {
    const columns = Array.from({ length: toast.right - toast.left }, (_, index) => toast.left + index);
    return columns.filter((x) => isToasts(x, y)).length / columns.length;
  });
}

test(
  'a slip is read, sent once and credited, and toasts in the dialog are whole',
  { tag: '@la' },
  async ({ tab, webkit, request, market }) => {
    const tester = new Tester(request, market.id);
    const member = await tester.member('new-member');
    const device = await tester.as(member);
    const bank = new DepositBank(request);
    const account = await bank.accountFor(device);
    const folder = mkdtempSync(join(tmpdir(), 'wallet-slip-'));
    const slip = join(folder, 'slip.png');
    writeFileSync(slip, await bank.transfer(device, account, 300));
    try {
      await tab.enter(member, deposit('slip'));
      await tab.press(`${tab.text('deposit', 'account.copyNumber')} ${account.bankCode}`);
      await tab.expectText(tab.text('common', 'copied', { text: account.bankAccountNo }));
      await expect.poll(() => drawnRows(tab, webkit)).toEqual([1, 1]);
      await (await tab.driver.findElement({ css: 'dialog input[type=file]' })).sendKeys(slip);
      await tab.press(tab.text('deposit', 'slip.send'));
      await tab.expectText(tab.text('deposit', 'slip.sent'));
      await expect.poll(() => device.balances()).toEqual({ WALLET: 300_00 });
      expect(await tab.faults()).toEqual([]);
      await tester.expectConsistentLedger();
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
);

test('a true-money link is found in pasted text and credited', { tag: '@th' }, async ({ tab, request, market }) => {
  const tester = new Tester(request, market.id);
  const member = await tester.member('new-member');
  const device = await tester.as(member);
  const link = await new DepositBank(request).wrapGift(50);
  await tab.enter(member, deposit('true-money'));
  await tab.fill('dialog input[name=link]', `Take it: ${link}`);
  await tab.press(tab.text('deposit', 'trueMoney.send'));
  await expect.poll(() => device.balances()).toEqual({ WALLET: 50_00 });
  expect(await tab.faults()).toEqual([]);
});

test('a transfer and a withdrawal are reviewed, and happen once', async ({ tab, request, market }) => {
  const tester = new Tester(request, market.id);
  const member = await tester.member('normal');
  const device = await tester.as(member);
  const before = await device.balances();
  await tab.enter(member, '/user/home?modal=transfer&account=betflix');
  await tab.fill('dialog [name=amount]', '100.25');
  await (await tab.element('dialog button[type=submit]')).click();
  await tab.expectPath(/[?&]step=/);
  await tab.press(tab.text('transfer', 'submit'));
  await tab.expectText(tab.text('transfer', 'doneTitle'));
  expect(await device.balances()).toEqual({
    ...before,
    WALLET: (before['WALLET'] ?? 0) - 100_25,
    betflix: (before['betflix'] ?? 0) + 100_25,
  });

  await tab.open('/user/home?modal=withdraw');
  await tab.fill('dialog [name=amount]', market.id === 'la' ? '20000' : '100');
  await (await tab.element('dialog button[type=submit]')).click();
  await tab.expectPath(/[?&]step=/);
  await tab.press(tab.text('withdraw', 'submit'));
  await tab.expectText(tab.text('withdraw', 'doneTitle'));
  expect(await device.entries('withdraw')).toHaveLength(1);
  expect(await tab.faults()).toEqual([]);
  await tester.expectConsistentLedger();
});

test('a QR code is shown and its payment is followed', { tag: '@th' }, async ({ tab, request, market }) => {
  const tester = new Tester(request, market.id);
  const member = await tester.member('new-member');
  await tab.enter(member, deposit('qr'));
  await tab.choose('dialog select', 'WW');
  await tab.fill('dialog input[name=amount]', '150');
  await tab.press(tab.text('deposit', 'qr.create'));
  await tab.element('dialog img');
  await new DepositBank(request).payQrCode();
  await tab.expectText(tab.text('money', 'tracker.credited', { amount: `150.00 ${market.members[0].currency[market.defaultLanguage]}` }));
  expect(await tab.faults()).toEqual([]);
});

test('a game opens in a tab of its own, with the money', { tag: '@th' }, async ({ tab, request, market }) => {
  const tester = new Tester(request, market.id);
  await tab.enter(await tester.member('normal'), '/user/home?modal=game&account=pg');
  await tab.press(tab.text('game', 'play.submit'));
  await expect.poll(async () => (await tab.driver.getAllWindowHandles()).length).toBe(2);
  expect(await tab.faults()).toEqual([]);
});
