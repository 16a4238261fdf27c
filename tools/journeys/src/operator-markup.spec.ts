import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';
import { watchPolicy } from './watch-policy.ts';

const visibleText = 'Shown to members';
const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4" style="fill: red"><style>rect { fill: blue }</style><rect width="4" height="4" style="fill: #000" onclick="a()"/></svg>';

/** Markup as operators paste it from their editors: with styles, handlers and drawings. */
const markup = [
  '<base href="https://evil.example/"><!-- --!><p onclick="a()">-->',
  '<style>p { color: red }</style>',
  `<p style="color: #a00000; background-color: #fff" onclick="a()"><b STYLE='font-weight: bold'>${visibleText}</b></p>`,
  '<table style=width:100%><tr><td style="text-align: center" onmouseover=a()>1</td></tr></table>',
  drawing,
  '<img src="http://cdn.example/a.png" style="width: 10px" onerror="a()">',
].join('\n');

const bonuses = [{ code: 'B1', type: 'limit', maxReceived: 2, percentFail: 5, banners: [{ html: markup }] }];

const responses: Readonly<Record<string, unknown>> = {
  'lookup/agreements': [markup],
  'lookup/conditions': [markup],
  'lookup/contact': { contactText: markup, lineName: '@wallet' },
  'lookup/notice': { notice: `${markup} %percentFail%` },
  bonus: bonuses,
  'bonus/check/active': { status: false },
  'promotion/find/P1': { promotion: { code: 'P1', percentFail: 5, description: markup } },
  'invite/banners': [{ html: markup }],
  'refund/banners': [{ html: markup }],
  'refund/check': { result: 5, bonus: false, info: markup, refundAmount: 2, refundSuccess: 1, refundFail: 1 },
  'spinwheel/active': { active: true },
  'spinwheel/setup': { name: 'W', slices: [{ code: 'S1', label: 'One', htmlDescription: markup }], userCoin: 1 },
  'spinwheel/coupon': [{ prize: { slice: 'S1', name: 'One' }, amount: 1 }],
};

const pages = [
  '/user/home?modal=agreement',
  '/user/home?modal=conditions',
  '/user/contact',
  '/user/bonus?modal=bonus&bonus=B1',
  '/user/bonus?modal=promotion&bonus=P1',
  '/user/bonus?modal=invite',
  '/user/bonus?modal=refund',
  '/user/bonus?modal=refund&step=receive',
  '/user/spin?modal=coupon&coupon=S1',
  // A public page, so it ends the session.
  '/contact',
];

/** Responds with the operator's markup; other calls go to the sandbox. */
async function serveMarkup(page: Page): Promise<void> {
  for (const [path, json] of Object.entries(responses)) await page.route(`**/api/${path}`, (route) => route.fulfill({ json }));
  const code = {
    hasQrcode: true,
    qrcodeId: 'q1',
    qrcode: `<div style="width: 100%">${drawing}</div>`,
    amount: 100,
    expireIn: '2100-01-01T00:00:00.000Z',
  };
  await page.route('**/api/qrcode/*', (route) => route.fulfill({ json: code }));
  await page.route('https://cdn.example/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: drawing }));
}

/** An operator's markup renders without any complaint from the browser. */
test.describe('the markup of an operator', () => {
  test('is shown on every page that contains it, without policy violations', async ({ page, visit }) => {
    test.slow();
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    const violations = await watchPolicy(page);
    await serveMarkup(page);
    await visit('normal', '/user/home');
    await page.goto('/user/home?modal=deposit&method=qr');
    await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
    expect(await violations()).toEqual([]);
    for (const path of pages) {
      await page.goto(path);
      await expect(page.getByText(visibleText).first(), path).toBeVisible();
      await expect(page.getByText(visibleText).first(), path).toHaveCSS('color', 'rgb(160, 0, 0)');
      expect(await violations(), path).toEqual([]);
    }
    expect(complaints).toEqual([]);
  });
});
