import { describe, expect, it } from 'vitest';
import { readSettings, type BuildFacts } from './settings-schema.ts';

const facts: BuildFacts = {
  features: ['deposit', 'spin', 'refund'],
  currencies: ['LAK', 'BAHT'],
  pinned: ['sportHost'],
  textOf: (_language, key) => ({ 'home:heading': 'My wallet', 'home:greeting': 'Hello, {{name}}' })[key],
};

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
  bankApps: { KBANK: 'kplus://pay', SCB: 'https://bank.example/app' },
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
    [{ name: 'x' }, 'name is "name"; expected one of'],
    [{ names: { th: '' } }, 'names.th is ""; expected a text of at most 45 characters in one line.'],
    [{ names: { fr: 'x' } }, 'names.fr is "fr"; expected one of th, lo, en.'],
    [{ mark: '<svg>' }, 'mark is "<svg>"; expected an SVG path on a 32 by 32 grid'],
    [{ brandColor: 'gold' }, 'brandColor is "gold"; expected a colour like #f2c14e.'],
    [{ colors: { dark: { accent: 'url(x)' } } }, 'colors.dark.accent is "url(x)"; expected a colour like #f2c14e'],
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
    [{ notices: [{ severity: 'info', text: { th: 'x', lo: 'x' } }] }, 'notices.0.text.en is missing; expected a value.'],
    [
      { notices: [{ severity: 'info', from: 'tomorrow', text: { th: 'x', lo: 'x', en: 'x' } }] },
      'notices.0.from is "tomorrow"; expected a time like 2026-12-31T20:00:00+07:00.',
    ],
    [{ currencies: [] }, 'currencies is []; expected at least one currency.'],
    [
      { site: { securityContact: 'security@wallet.example' } },
      'site.securityContact is "security@wallet.example"; expected an https address, or mailto:',
    ],
    [
      { site: { reportUrl: '//reports.example' } },
      'site.reportUrl is "//reports.example"; expected an https address, or a path of the site',
    ],
    [{ site: { vitalsShare: 10 } }, 'site.vitalsShare is 10; expected a number from 0 to 1.'],
    [
      { bankApps: { KBANK: 'javascript:alert(1)' } },
      'bankApps.KBANK is "javascript:alert(1)"; expected an https address, or one with the scheme of an app.',
    ],
    [{ bankApps: { KBANK: 'http://bank.example' } }, 'bankApps.KBANK is "http://bank.example"; expected an https address'],
    [{ quickAmounts: { BAHT: [500, 100] } }, 'quickAmounts.BAHT is [500,100]; expected amounts in ascending order.'],
    [{ quickAmounts: { LAK: [0.5] } }, 'quickAmounts.LAK.0 is 0.5; expected a whole number from 1 to 999999999.'],
    [{ flags: { qrMinimum: 0 } }, 'flags.qrMinimum is 0; expected a whole number from 1 to 999999999.'],
    [{ flags: { apiBaseUrl: 'backend' } }, 'flags.apiBaseUrl is "backend"; expected an address like https://wallet.example.com.'],
    [
      { flags: { sportHost: 'sport.example' } },
      'flags.sportHost is "sport.example"; expected nothing: the build has fixed VITE_SPORT_HOST.',
    ],
    [
      { site: { origin: 'https://a.example/path' } },
      'site.origin is "https://a.example/path"; expected an address like https://wallet.example.com.',
    ],
  ])('refuse %j by name', (json, problem) => {
    const problems = problemsOf(json);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(problem);
  });

  it.each(leavesOf(everything).map((path) => [path.join('.'), path] as const))('refuse what %s cannot be', (name, path) => {
    for (const wrong of [{ no: 'value' }, [['a list']], '\u0000', -1.5, null]) {
      const problems = problemsOf(withValue(everything, path, wrong));
      const fields = problems.map((problem) => problem.split(' is ')[0] ?? '');
      expect(fields.length, JSON.stringify(wrong)).toBeGreaterThan(0);
      for (const field of fields) expect(`${name}.`.startsWith(`${field}.`), `${field} for ${JSON.stringify(wrong)}`).toBe(true);
    }
  });

  it.each<[string, BuildFacts, object, object]>([
    ['another origin', facts, { apiBaseUrl: 'https://backend.example' }, { idempotencyHeader: false }],
    [
      'another origin that allows the header',
      facts,
      { apiBaseUrl: 'https://backend.example', idempotencyHeader: true },
      { idempotencyHeader: true },
    ],
    [
      'another origin, in a build that has fixed the header',
      { ...facts, pinned: ['idempotencyHeader'] },
      { apiBaseUrl: 'https://backend.example' },
      {},
    ],
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
