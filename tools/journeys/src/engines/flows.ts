import { writeFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { textsIn } from '../texts.ts';
import { test } from './engine-fixtures.ts';
import { readPictures, sendSlipPicture } from './slip-pictures.ts';
import { openTab } from './tab.ts';

const submit = { css: 'button[type=submit]' } as const;
const amount = { css: 'dialog [name=amount]' } as const;
const deposit = (method: string) => `/user/home?modal=deposit&method=${method}`;
const ownFont = { th: 'Wallet Thai', lo: 'Wallet Lao', en: 'Wallet Latin' };

const screens = [
  '/user/profile',
  '/user/profile?modal=password',
  '/user/contact',
  '/user/home?modal=conditions',
  '/user/home?modal=agreement',
  '/user/home?modal=deposit',
  '/user/home?modal=transfer',
  '/user/home?modal=withdraw',
  '/user/home?modal=game&account=betflix',
  '/user/bonus',
  '/user/spin',
  '/user/home?modal=invite&step=friends',
  '/user/home?modal=refund&step=receive',
  '/user/statement',
  '/user/statement?modal=slips',
];

const themeOf = () => document.documentElement.dataset.theme;
const focusIsOn = (css: string) => document.activeElement?.matches(css);
const storage = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);

test('a login says what is wrong, opens home, and a logout leaves nothing behind, also for Back', async ({ tab, market }) => {
  const { members, defaultLanguage, otherLanguage } = market;
  const [member] = members;
  const [phone, password] = [{ label: tab.text('auth', 'phone') }, { label: tab.text('auth', 'password') }];
  await tab.open('/login');
  await tab.expectValue(() => document.documentElement.lang, defaultLanguage);
  await tab.expectValue(
    (font) => [...document.fonts].some(({ family, status }) => status === 'loaded' && family.includes(font)),
    true,
    ownFont[defaultLanguage],
  );
  await tab.store({ agreementRemembered: 'true' });
  await tab.fill(phone, member.phone);
  await tab.driver.press('Tab');
  await tab.driver.type('not-this-one');
  await tab.driver.press('Enter');
  await tab.see(tab.text('errors', 'WRONG_CREDENTIAL'));
  await tab.fill(password, member.password);
  await tab.click(submit);
  await tab.expectPath('/user/home');
  await tab.see(`${member.total} ${member.currency[defaultLanguage]}`);
  await tab.choose({ label: tab.text('common', 'language.label') }, otherLanguage);
  await tab.see(`${member.total} ${member.currency[otherLanguage]}`);
  await tab.choose({ label: textsIn(otherLanguage)('common', 'language.label') }, defaultLanguage);
  await tab.see(`${member.total} ${member.currency[defaultLanguage]}`);
  await tab.choose({ label: tab.text('common', 'theme.label') }, 'dark');
  await tab.expectValue(themeOf, 'dark');
  expect(await tab.faults()).toEqual([]);
  await tab.goTo('/user/statement');
  await tab.press(tab.text('common', 'logOut'));
  await tab.expectPath('/login');
  await tab.expectValue(themeOf, 'dark');
  await tab.driver.evaluate(() => history.back());
  await tab.expectPath('/login');
  expect(await tab.visibleText()).not.toContain(member.total);
  expect(await tab.driver.evaluate(storage)).not.toMatch(/token|member:/);
});

test('what is typed and sent before the scripts arrive counts once they have', async ({ tab: direct, line, market }) => {
  const [member] = market.members;
  const tab = openTab(direct.driver, line.url, market.defaultLanguage);
  const release = line.hold(/\/assets\/(?!early-)[^/]*\.js$/);
  await tab.open('/login', { waitsForLoad: false });
  await tab.fill({ label: tab.text('auth', 'phone') }, member.phone);
  await tab.fill({ label: tab.text('auth', 'password') }, member.password);
  await tab.click({ role: 'checkbox', name: tab.text('auth', 'remember') });
  await tab.click(submit);
  await tab.expectCount('form[data-early]', 1);
  release();
  await tab.expectPath('/user/home');
  await tab.see(member.total);
});

test('every screen is drawn without an error, inside of its page', async ({ tab, market }) => {
  const expectDrawn = (css: string, least: number) =>
    tab.expectValue(
      (selector, pixels) => (document.querySelector(selector)?.getBoundingClientRect().height ?? 0) > pixels,
      true,
      css,
      least,
    );
  await tab.enter(market.members[0], '/user/home');
  // The total is there before the scripts.
  await tab.expectCount('main time', 1);
  for (const path of screens) {
    await tab.goTo(path);
    const isModal = path.includes('modal=');
    await expectDrawn(isModal ? 'dialog[open] h2' : 'main h1', 10);
    if (isModal) await expectDrawn('dialog[open]', 150);
    expect(await tab.faults(), path).toEqual([]);
  }
});

test('a dialog takes the focus, dims and holds the page, and gives the focus back', async ({ tab, market }) => {
  const title = tab.text('home', 'widgets.withdraw');
  await tab.enter(market.members[0], '/user/home');
  await tab.expectCount('main time', 1);
  await tab.press(title);
  await tab.find(amount);
  await tab.expectValue(focusIsOn, true, 'dialog, dialog *');
  await tab.expectValue(
    () =>
      [
        [...document.querySelectorAll('dialog[open]')].map((dialog) => getComputedStyle(dialog, '::backdrop').backgroundColor),
        getComputedStyle(document.documentElement).overflowY,
      ].flat(),
    // Older engines do not inherit the colour of what dims the page.
    [expect.stringMatching(/^rgba\(\d+, \d+, \d+, 0\.[4-9]/), 'hidden'],
  );
  await tab.driver.press('Escape');
  await tab.expectCount('dialog[open]', 0);
  await tab.expectValue((name) => document.activeElement?.textContent.replaceAll('\u200b', '').includes(name), true, title);
});

test('pages open without a line, and go on when it is back', async ({ tab: direct, line, market }) => {
  const tab = openTab(direct.driver, line.url, market.defaultLanguage);
  const { members, defaultLanguage } = market;
  await tab.enter(members[0], '/user/home');
  await tab.expectValue(
    async (language) => {
      if (navigator.serviceWorker.controller?.state !== 'activated') return false;
      const cache = (await caches.keys()).find((name) => name.startsWith('wallet-pages:'));
      if (cache === undefined) return false;
      const opened = await caches.open(cache);
      const pages = await Promise.all((await opened.keys()).map(async (page) => (await opened.match(page))?.text()));
      return pages.filter((page) => page?.includes(`<html lang="${language}"`)).length > 10;
    },
    true,
    defaultLanguage,
  );
  const repair = line.refuse(/./);
  await tab.open('/user/home');
  await tab.see(tab.text('home', 'failed'));
  repair();
  await tab.open('/user/home');
  await tab.see(members[0].total);
});

test('a slip is read, sent once and credited', async ({ tab, tester, bank }, flow) => {
  const member = await tester.member('new-member');
  const device = await tester.as(member);
  const account = await bank.accountFor(device);
  const [slip, noPicture] = [flow.outputPath('slip.png'), flow.outputPath('no-picture.png')];
  writeFileSync(slip, await bank.transfer(device, account, 300));
  writeFileSync(noPicture, 'MZ no picture');
  await tab.enter(member, deposit('slip'));
  await tab.press(`${tab.text('deposit', 'account.copyNumber')} ${account.bankCode}`);
  await tab.see(tab.text('common', 'copied', { text: account.bankAccountNo }));
  await tab.driver.attach('dialog input[type=file]', noPicture);
  await tab.see(tab.text('refusals', 'NOT_A_PICTURE'));
  await tab.driver.attach('dialog input[type=file]', slip);
  await tab.press(tab.text('deposit', 'slip.send'));
  await tab.see(tab.text('deposit', 'slip.sent'));
  await expect.poll(() => device.balances()).toEqual({ WALLET: 300_00 });
  expect(await tab.faults()).toEqual([]);
});

for (const picture of readPictures)
  test(`a slip arrives as what backends take: ${picture.name}`, { tag: '@th' }, async ({ tab, tester, bank }, flow) => {
    await sendSlipPicture(tab, tester, bank, picture, flow);
  });

test('a QR code is shown and its payment is followed', { tag: '@th' }, async ({ tab, tester, bank, market }) => {
  await tab.enter(await tester.member('new-member'), deposit('qr'));
  await tab.choose({ css: 'dialog select' }, 'WW');
  await tab.fill(amount, '150');
  await tab.press(tab.text('deposit', 'qr.create'));
  await tab.expectValue(() => (document.querySelector<HTMLImageElement>('dialog img')?.naturalWidth ?? 0) > 0, true);
  await bank.payQrCode();
  await tab.see(tab.text('money', 'tracker.credited', { amount: `150.00 ${market.members[0].currency[market.defaultLanguage]}` }));
  expect(await tab.faults()).toEqual([]);
});

test('a video plays, shows its captions, and closes with Back', async ({ tab, market }) => {
  await tab.open('/howto');
  await tab.press(tab.text('howto', 'video.play'));
  await tab.expectPath('/howto?video=wallet');
  await tab.expectValue(
    () => [...(document.querySelector('video')?.textTracks ?? [])].filter(({ mode }) => mode === 'showing').map(({ language }) => language),
    [market.defaultLanguage],
  );
  await tab.expectValue(() => (document.querySelector<HTMLVideoElement>('dialog video')?.currentTime ?? 0) > 0, true);
  await tab.driver.evaluate(() => history.back());
  await tab.expectPath('/howto');
  await tab.expectCount('dialog video', 0);
});

test('the chat sends texts and pictures, shows every type of message, and keeps its history over a reload', async ({
  tab,
  tester,
}, flow) => {
  const picture = flow.outputPath('picture.png');
  writeFileSync(
    picture,
    Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64'),
  );
  const openChat = async () => {
    await tab.open('/contact');
    await tab.click({ css: `button[aria-label^="${tab.text('chat', 'open')}"]` });
    await tab.find({ css: 'dialog textarea' });
  };
  await openChat();
  await tab.fill({ css: 'dialog textarea' }, 'hello');
  await tab.press(tab.text('chat', 'composer.send'));
  await tab.see(tab.text('chat', 'delivery.succeed'));
  await tab.driver.attach('dialog input[type=file]', picture);
  await tab.press(tab.text('chat', 'composer.send'));
  await tab.expectValue(() => document.querySelector<HTMLImageElement>('dialog article img')?.naturalWidth, 1);
  const guestId = String(await tab.driver.evaluate(() => localStorage.getItem('guestId')));
  const types = ['text', 'buttons', 'media', 'generic', 'postback', 'unknown', 'quick_replies'];
  for (const type of types) {
    await tester.sendSupportMessage({ guestId }, type, `a ${type}`);
    await tab.see(`a ${type}`);
  }
  expect(await tab.faults()).toEqual([]);
  await openChat();
  // The list draws what is in view.
  await tab.see(`a ${types.at(-1) ?? ''}`);
});
