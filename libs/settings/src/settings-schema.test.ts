import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readSettings, type BuildFacts } from './settings-schema.ts';

const facts: BuildFacts = {
  features: ['deposit', 'spin', 'refund'],
  currencies: ['LAK', 'BAHT'],
  colors: ['bg', 'text', 'accent', 'overlay'],
  pinned: ['sportHost'],
  allowedLinks: ['market:'],
  textOf: (_language, key) => ({ 'home:heading': 'My wallet', 'home:greeting': 'Hello, {{name}}' })[key],
};

beforeAll(() => void vi.useFakeTimers({ now: Date.parse('2026-11-28T00:00:00Z') }));
afterAll(() => void vi.useRealTimers());

const inAll = { th: 'x', lo: 'x', en: 'x' };
const notice = (more: object) => ({ notices: [{ severity: 'info', text: inAll, ...more }] });
const bankApp = (address: string, flags = {}) => ({ bankApps: { KBANK: address }, flags });

const problemsOf = (json: unknown): readonly string[] => {
  const reading = readSettings(json, facts);
  return reading.ok ? [] : reading.problems;
};

const everything = {
  names: { th: 'โชคดี', en: 'Lucky' },
  mark: 'M4 4h24v24H4z',
  brandColor: '#f2c14e',
  colors: { dark: { accent: '#ffffff', overlay: 'rgb(3 7 22 / 76%)' } },
  pictures: { favicon: 'icons/favicon.ico', preview: { th: 'preview.png' } },
  bankLogos: { KBANK: 'logos/kbank.svg' },
  off: ['spin'],
  playOff: ['clock', 'budget'],
  menu: ['refund', 'deposit'],
  tiles: ['refund', 'spin'],
  texts: { en: { 'home:greeting': 'Welcome, {{name}}' } },
  notices: [
    {
      severity: 'warning',
      from: '2026-12-01T00:00:00+07:00',
      to: '2026-12-01T06:00:00+07:00',
      text: { th: 'ปิดปรับปรุง', lo: 'ປິດປັບປຸງ', en: 'Under repair' },
    },
  ],
  supportHours: { th: 'ทุกวัน 09:00–21:00 น.' },
  remembersLogin: false,
  currencies: ['BAHT', 'LAK'],
  quickAmounts: { BAHT: [100, 500], LAK: [50_000] },
  bankApps: { KBANK: 'intent://pay', SCB: 'https://bank.example/app' },
  bankLimits: { KBANK: { perCode: 50_000, perDay: 200_000 } },
  laoAppsPayBaht: true,
  flags: { apiBaseUrl: 'https://backend.example', qrMinimum: 20, howtoVideos: { wallet: '/own.mp4' }, allowedLinks: ['intent:'] },
  site: {
    origin: 'https://wallet.example',
    reportUrl: 'https://reports.example/wallet',
    vitalsShare: 0.5,
    hstsSubdomains: true,
    securityContact: 'mailto:security@wallet.example',
  },
};

/** The path of each single value. */
const leavesOf = (value: unknown, path: readonly string[] = []): readonly (readonly string[])[] =>
  typeof value === 'object' && value !== null ? Object.entries(value).flatMap(([name, part]) => leavesOf(part, [...path, name])) : [path];

/** A copy with another value at one path. */
const withValue = (whole: unknown, [name, ...rest]: readonly string[], value: unknown): unknown => {
  if (name === undefined) return value;
  const parts = whole as Readonly<Record<string, unknown>>;
  const next = withValue(parts[name], rest, value);
  return Array.isArray(whole) ? whole.map((part: unknown, index) => (String(index) === name ? next : part)) : { ...parts, [name]: next };
};

describe('settings', () => {
  it('may be empty', () => expect(readSettings({}, facts)).toEqual({ ok: true, settings: {} }));

  it('may set everything', () => {
    const reading = readSettings(everything, facts);
    expect(reading).toMatchObject({
      ok: true,
      settings: {
        names: everything.names,
        flags: { apiBaseUrl: 'https://backend.example', qrMinimum: 20, allowedLinks: ['intent:'] },
        notices: [{ from: Date.parse('2026-11-30T17:00:00Z'), to: Date.parse('2026-11-30T23:00:00Z') }],
      },
    });
  });

  it.each<[unknown, string]>([
    ['nothing', 'settings is "nothing"; expected an object.'],
    [{ name: 'x' }, 'name is unknown; expected one of'],
    [{ constructor: 'x' }, 'constructor is unknown; expected one of'],
    [[], 'settings is []; expected an object.'],
    [{ names: [] }, 'names is []; expected an object.'],
    [{ bankLogos: [] }, 'bankLogos is []; expected files by bank code.'],
    [{ texts: { en: [] } }, 'texts.en is []; expected texts by namespace:key.'],
    [{ names: { th: '' } }, 'names.th is ""; expected a text of at most 45 characters in one line.'],
    [{ names: { fr: 'x' } }, 'names.fr is unknown; expected one of th, lo, en.'],
    [{ mark: '<svg>' }, 'mark is "<svg>"; expected an SVG path on a 32 by 32 grid'],
    [{ mark: 'M4 4h24v' }, 'mark is "M4 4h24v"; expected an SVG path'],
    [{ mark: `M4 4${'h1'.repeat(1000)}` }, 'expected an SVG path'],
    [{ brandColor: ' #f2c14e' }, 'brandColor is " #f2c14e"; expected a colour like #f2c14e.'],
    [{ colors: { dark: { acccent: '#112233' } } }, 'colors.dark.acccent is unknown; expected one of bg, text, accent, overlay.'],
    [{ colors: { dark: { accent: 'rgb(300 0 0 / 50%)' } } }, 'colors.dark.accent is "rgb(300 0 0 / 50%)"; expected a colour'],
    [{ pictures: { icon512: 'icons\\a.png' } }, 'expected a png file beside the settings.'],
    [{ bankLogos: { kbank: 'a.svg' } }, 'bankLogos.kbank is named "kbank"; expected a bank code such as KBANK.'],
    [
      { bankLogos: { KBANK: '../../etc/passwd' } },
      'bankLogos.KBANK is "../../etc/passwd"; expected a svg, png, webp file beside the settings.',
    ],
    [{ off: ['home'] }, 'off.0 is "home"; expected one of deposit, spin, refund.'],
    [{ menu: ['spin', 'spin'] }, 'menu is ["spin","spin"]; expected a list that names each once.'],
    [
      { texts: { en: { 'home:heading': 'Hello {{name}}' } } },
      'texts.en.home:heading is "Hello {{name}}"; expected a text with the placeholders of the build, which are none.',
    ],
    [{ texts: { en: { 'home:nothing': 'x' } } }, 'texts.en.home:nothing is "x"; expected the key of a text, such as home:heading.'],
    [{ texts: { en: { 'home:heading': 'x'.repeat(41) } } }, 'expected a text of at most 40 characters in one line.'],
    [{ texts: { en: { 'home:greeting': 'Hello, {{ชื่อ}} {{name}}' } } }, 'expected a text with the placeholders name.'],
    [{ texts: { en: { 'home:greeting': 'Hello, {{name}} {{' } } }, 'expected a text with the placeholders name.'],
    [{ texts: { en: { 'home:heading': '$t(common:close)' } } }, 'expected a text with the placeholders of the build, which are none.'],
    [{ texts: { en: { 'home:heading': ' ' } } }, 'expected a text of at most 40 characters in one line.'],
    [{ notices: {} }, 'notices is {}; expected a list of notices.'],
    [{ notices: [{ text: inAll }] }, 'notices.0.severity is missing; expected one of info, warning, maintenance.'],
    [notice({ text: { th: 'x', lo: 'x' } }), 'notices.0.text.en is missing; expected a text of at most 280 characters in one line.'],
    [{ notices: [{ severity: 'info' }] }, 'notices.0.text is missing; expected an object.'],
    [notice({ from: '2026-12-31T20:00:00Z', to: '2026-12-31T19:00:00Z' }), '20:00…; expected a notice that begins before it ends'],
    [{ notices: Array(6).fill({ severity: 'info', text: inAll }) }, 'notices is [{"severity":"info","text":{"th":"x","lo":"x","en":"x"}},'],
    ...[
      ['2569-01-01T00:00:00+07:00', 'a year at most ten years away, as 2026 for the Buddhist year 2569'],
      ['1998-01-01T00:00:00+07:00', 'a year at most ten years away'],
      ['2026-11-31T00:00:00+07:00', 'a day and a time that exist'],
      ['2026-12-31T24:00:00+07:00', 'a day and a time that exist'],
      ['2026-12-31T20:00:00+25:00', 'a time like 2026-12-31T20:00:00+07:00'],
      ['2026-12-31T20:00:00', 'a time like'],
      ['31/12/2026 20:00', 'a time like'],
      ['๒๐๒๖-12-31T20:00:00+07:00', 'a time like'],
    ].map(([from = '', allowed = '']): [unknown, string] => [notice({ from }), `notices.0.from is "${from}"; expected ${allowed}`]),
    [notice({ from: 1_798_722_000_000 }), 'notices.0.from is 1798722000000; expected a time like'],
    [{ supportHours: { th: 'ทุกวัน 09:00–25:00 น.' } }, 'expected times of the day such as 09:00.'],
    [{ remembersLogin: 'true' }, 'remembersLogin is "true"; expected true or false.'],
    [{ currencies: ['THB'] }, 'currencies.0 is "THB"; expected one of LAK, BAHT.'],
    [{ playOff: ['Clock'] }, 'playOff.0 is "Clock"; expected one of'],
    [{ off: 'spin' }, 'off is "spin"; expected a list.'],
    [{ currencies: [] }, 'currencies is []; expected at least one currency.'],
    [{ site: { securityContact: 'security@wallet.example' } }, 'site.securityContact is "security@wallet.example"; expected an https'],
    [{ site: { reportUrl: '//reports.example' } }, 'site.reportUrl is "//reports.example"; expected an https address, or a path'],
    [{ site: { vitalsShare: 10 } }, 'site.vitalsShare is 10; expected a number from 0 to 1.'],
    ...[
      bankApp('javascript:alert(1)'),
      bankApp('kplus://pay'),
      bankApp('kplus://pay', { allowedLinks: 'intent:' }),
      bankApp('market://pay', { allowedLinks: [] }),
      bankApp('https:bank.example'),
      bankApp('https://bank.example@evil.example'),
      bankApp('http://bank.example'),
    ].map((given): [unknown, string] => [
      given,
      `bankApps.KBANK is "${given.bankApps.KBANK}"; expected an https address, or one with a scheme that flags.allowedLinks names.`,
    ]),
    [{ quickAmounts: { BAHT: [500, 100] } }, 'quickAmounts.BAHT is [500,100]; expected amounts in ascending order.'],
    [{ quickAmounts: { THB: [100] } }, 'quickAmounts.THB is unknown; expected one of BAHT, LAK.'],
    [{ flags: { qrMinimum: 20.5 } }, 'flags.qrMinimum is 20.5; expected a whole number'],
    [{ flags: { truelinkPassphrase: 7 } }, 'flags.truelinkPassphrase is 7; expected a text.'],
    [{ flags: { logoutCall: 1 } }, 'flags.logoutCall is 1; expected true or false.'],
    [
      { flags: { howtoVideos: { wallet: 'https://u:p@cdn.example/a.mp4' } } },
      'flags.howtoVideos is {"wallet":"https://u:p@cdn.example/a.mp4"}',
    ],
    [{ flags: { VITE_API_BASE_URL: 'https://backend.example' } }, 'flags.VITE_API_BASE_URL is unknown; expected one of apiBaseUrl'],
    [{ site: { origin: 'https://Wallet.example' } }, 'site.origin is "https://Wallet.example"; expected an address like'],
    [{ quickAmounts: { LAK: [0.5] } }, 'quickAmounts.LAK.0 is 0.5; expected a whole number from 1 to 999999999.'],
    [{ flags: { apiBaseUrl: 'backend' } }, 'flags.apiBaseUrl is "backend"; expected an address like https://wallet.example.com.'],
    [{ flags: { sportHost: 'sport.example' } }, 'flags.sportHost is "sport.example"; expected nothing: the build has fixed sportHost.'],
    [
      { site: { origin: 'https://a.example/path' } },
      'site.origin is "https://a.example/path"; expected an address like https://wallet.example.com.',
    ],
  ])('refuse %j by name', (json, problem) => {
    const problems = problemsOf(json);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(problem);
  });

  it.each([
    { mark: 'M16 5C12 11 11 17 16 25 21 17 20 11 16 5M6 13c0 6 4 11 10 12 6-1 10-6 10-12-4 0-7 2-10 6-3-4-6-6-10-6' },
    { mark: 'm.5.5a4 4 0 01-4 4Z' },
    { mark: 'M4,4 L1e1-3.5z' },
    { brandColor: '#F2C14E' },
    { names: {} },
    { names: { th: ' โชค\u200bดี ' } },
    { bankApps: { KBANK: 'market://pay' } },
    { bankApps: { KBANK: 'https://bank.example/app?a=b#c' } },
    { supportHours: { en: '0:00 to 24:00' } },
    notice({ from: '2028-02-29T00:00Z' }),
    notice({ from: '2026-12-31T23:59:59-11:00' }),
    { flags: { apiBaseUrl: 'https://backend.example/th/', qrMinimum: '20', logoutCall: 'true', allowedLinks: 'intent: market:' } },
    { flags: { apiBaseUrl: 'http://127.0.0.1:4000' } },
    { site: { securityContact: 'https://wallet.example/security?a=1', reportUrl: '/reports', vitalsShare: 0 } },
    { $schema: 'anything' },
  ])('take %j', (json) => expect(problemsOf(json)).toEqual([]));

  it.each(leavesOf(everything).map((path) => [path.join('.'), path] as const))('refuse what %s cannot be', (name, path) => {
    for (const wrong of [{ no: 'value' }, [['a list']], '\u0000', -1.5, null]) {
      const problems = problemsOf(withValue(everything, path, wrong));
      const fields = problems.map((problem) => problem.split(' is ')[0] ?? '');
      expect(fields.length, JSON.stringify(wrong)).toBeGreaterThan(0);
      for (const field of fields) expect(`${name}.`.startsWith(`${field}.`), `${field} for ${JSON.stringify(wrong)}`).toBe(true);
    }
  });

  const apiBaseUrl = 'https://backend.example';
  it.each<[string, BuildFacts, object, object]>([
    ['another origin', facts, { apiBaseUrl }, { idempotencyHeader: false }],
    ['another origin that allows the header', facts, { apiBaseUrl, idempotencyHeader: true }, {}],
    ['another origin, in a build that has fixed the header', { ...facts, pinned: ['idempotencyHeader'] }, { apiBaseUrl }, {}],
    ['the origin of the build', facts, { qrMinimum: 20 }, {}],
  ])('send what a backend on %s allows, as a build does', (_name, build, flags, expected) => {
    const reading = readSettings({ flags }, build);
    expect(reading).toEqual({ ok: true, settings: { flags: { ...flags, ...expected } } });
  });

  it('report all problems at once', () => {
    expect(problemsOf({ brandColor: 'x', remembersLogin: 'yes' }).map((problem) => problem.split(' ')[0])).toEqual([
      'brandColor',
      'remembersLogin',
    ]);
  });
});
