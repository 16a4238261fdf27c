import { expect } from '@playwright/test';
import { journeyPorts } from '../journey-ports.ts';
import { newcomer } from '../register-screen.ts';
import { Tester } from '../tester.ts';
import { Tab } from './tab.ts';
import { test } from './webkit-fixtures.ts';

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

/** Screens with long words and wide figures. */
const largeScreens = ['/user/home', '/user/statement', '/user/profile', '/user/home?modal=deposit'];

test('every screen is drawn without an error, inside of its page', async ({ tab, market }) => {
  await tab.enter(market.members[0], '/user/home');
  await tab.expectText(market.members[0].total);
  for (const path of screens) {
    await tab.goTo(path);
    const isModal = path.includes('modal=');
    await expect.poll(() => tab.heightOf(isModal ? 'dialog[open] h2' : 'main h1'), path).toBeGreaterThan(10);
    if (isModal) await expect.poll(() => tab.heightOf('dialog[open]'), path).toBeGreaterThan(150);
    expect(await tab.faults(), path).toEqual([]);
  }
  for (const path of largeScreens) {
    await tab.goTo(path);
    await expect.poll(() => tab.heightOf('dialog[open] h2, main h1'), path).toBeGreaterThan(10);
    await tab.driver.executeScript(`document.documentElement.style.setProperty('font-size', '200%')`);
    expect(await tab.faults(), `${path} with letters twice as large`).toEqual([]);
  }
});

test(
  'a page says what to do where the browser does not know the syntax of its scripts',
  { tag: '@la' },
  async ({ tab, ownSite, market }) => {
    ownSite.replaceCode('shell', 'const a = b ??? c');
    const broken = new Tab(tab.driver, ownSite.url, market.defaultLanguage);
    await broken.open('/login');
    await broken.expectText(broken.text('site', 'unusable'));
  },
);

test(
  'a login says what is wrong, opens home, and a logout leaves nothing behind, also for Back',
  { tag: '@th' },
  async ({ tab, market }) => {
    const [member] = market.members;
    await tab.open('/login');
    await tab.driver.executeScript(`localStorage.setItem('agreementRemembered', 'true')`);
    await tab.fill('input[name=username]', member.phone);
    await tab.fill('input[name=password]', 'not-this-one');
    await (await tab.element('main button[type=submit]')).click();
    await tab.expectText(tab.text('errors', 'WRONG_CREDENTIAL'));
    await tab.fill('input[name=password]', member.password);
    await (await tab.element('main button[type=submit]')).click();
    await tab.expectPath('/user/home');
    await tab.expectText(member.total);
    await tab.goTo('/user/statement');
    await tab.press(tab.text('common', 'logOut'));
    await tab.expectPath('/login');
    await tab.driver.executeScript('history.back()');
    await tab.expectPath('/login');
    expect(await tab.visibleText()).not.toContain(member.total);
    expect(await tab.driver.executeScript(`return JSON.stringify([{ ...localStorage }, { ...sessionStorage }])`)).not.toMatch(
      /token|member:/,
    );
  },
);

test('a logout in one tab ends the session in the other', { tag: '@la' }, async ({ tab, market }) => {
  await tab.enter(market.members[0], '/user/home');
  await tab.expectText(market.members[0].total);
  const first = await tab.driver.getWindowHandle();
  await tab.driver.switchTo().newWindow('tab');
  await tab.open('/user/home');
  await tab.press(tab.text('common', 'logOut'));
  await tab.expectPath('/login');
  await tab.driver.switchTo().window(first);
  await tab.expectPath('/login');
});

test('a visitor proves their phone number with a code, registers, and logs in', { tag: '@la' }, async ({ tab, request, market }) => {
  const sandbox = `http://127.0.0.1:${String(journeyPorts.sandbox)}`;
  const wantCodes = (isOn: boolean) => request.post(`${sandbox}/__lookup`, { data: { name: 'registerOTP', isOn, operator: market.id } });
  await wantCodes(true);
  try {
    const visitor = newcomer();
    const submit = async () => {
      const button = await tab.element('main button[type=submit]');
      // The driver scrolls only as far as the bar at the bottom.
      await tab.driver.executeScript(`arguments[0].scrollIntoView({ block: 'center' })`, button);
      await button.click();
    };
    await tab.open('/register');
    await tab.fill('main input', visitor.phone);
    await submit();
    await tab.expectPath('/register?step=otp');
    const messages = (await (await request.get(`${sandbox}/__messages/${market.id}/${visitor.phone}`)).json()) as {
      readonly body: string;
    }[];
    await tab.fill('input[autocomplete=one-time-code]', /OTP (\d+)/.exec(messages[0]?.body ?? '')?.[1] ?? '');
    await submit();
    await tab.expectPath('/register?step=profile');
    await tab.fill('input[name=name]', visitor.name);
    await tab.fill('input[name=password]', visitor.password);
    await tab.fill('input[name=confirmPassword]', visitor.password);
    await submit();
    await tab.expectPath('/register?step=bank');
    await (await tab.element('select[name=bankCode] option:nth-child(2)')).click();
    await tab.fill('input[name=accountNumber]', visitor.accountNumber);
    await tab.fill('input[name=firstName]', visitor.firstName);
    await tab.fill('input[name=lastName]', visitor.lastName);
    await submit();
    await tab.expectPath('/login');
    expect(await (await tab.element('input[name=username]')).getAttribute('value')).toBe(visitor.phone);
    await tab.fill('input[name=password]', visitor.password);
    await submit();
    await tab.expectPath('/user/home');
    await tab.expectText('0.00');
    expect(await tab.faults()).toEqual([]);
  } finally {
    await wantCodes(false);
  }
});

test('the wheel is spun and names its prize', { tag: '@th' }, async ({ tab, request, market }) => {
  await tab.enter(await new Tester(request, market.id).member('wheel-ready'), '/user/spin');
  await (await tab.element('main button canvas, main canvas')).isDisplayed();
  await tab.driver.executeScript(`document.querySelector('main canvas').closest('*:has(button)').querySelector('button').click()`);
  await (await tab.element('[role=alertdialog]')).isDisplayed();
  expect(await tab.faults()).toEqual([]);
});

test('a video plays and shows its captions', { tag: '@la' }, async ({ tab, market }) => {
  await tab.open('/howto?video=wallet');
  await tab.element('dialog video');
  await tab.driver.executeScript(`void document.querySelector('dialog video').play()`);
  const captions = () =>
    tab.driver.executeScript<readonly string[]>(() =>
      [...(document.querySelector('video')?.textTracks ?? [])].filter(({ mode }) => mode === 'showing').map(({ language }) => language),
    );
  await expect.poll(captions).toEqual([market.defaultLanguage]);
  await expect.poll(() => tab.driver.executeScript(`return document.querySelector('dialog video').currentTime > 0`)).toBe(true);
});

test('the chat shows every type of message, and keeps its history over a reload', { tag: '@th' }, async ({ tab, request, market }) => {
  const tester = new Tester(request, market.id);
  const openChat = async () => {
    await tab.open('/contact');
    await (await tab.element(`button[aria-label^="${tab.text('chat', 'open')}"]`)).click();
    await tab.element('dialog textarea');
  };
  await openChat();
  await tab.fill('dialog textarea', 'hello');
  await tab.press(tab.text('chat', 'composer.send'));
  await tab.expectText(tab.text('chat', 'delivery.succeed'));
  const guestId = String(await tab.driver.executeScript(`return localStorage.getItem('guestId')`));
  const types = ['text', 'buttons', 'media', 'generic', 'postback', 'unknown', 'quick_replies'];
  for (const type of types) {
    await tester.sendSupportMessage({ guestId }, type, `a ${type}`);
    await tab.expectText(`a ${type}`);
  }
  expect(await tab.faults()).toEqual([]);
  await openChat();
  // The list draws what is in view.
  await tab.expectText(`a ${types.at(-1) ?? ''}`);
});
