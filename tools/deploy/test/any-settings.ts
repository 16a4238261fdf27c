import * as fc from 'fast-check';

const word = fc
  .string({ unit: fc.constantFrom('ก', 'ข', 'ค', 'ส', 'ອ', 'ຂ', 'a', 'B', 'Z', ' ', '·', '&', '<', '"', "'"), minLength: 1, maxLength: 20 })
  .filter((text) => text.trim() !== '');

const byLanguage = fc.record({ th: word, lo: word, en: word }, { requiredKeys: [] });

const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

const features = [
  'deposit',
  'transfer',
  'withdraw',
  'games',
  'bonus',
  'spin',
  'invite',
  'refund',
  'profile',
  'statement',
  'howto',
  'contact',
];

/** Settings that can be used. */
export const anySettings = fc.record(
  {
    names: byLanguage,
    mark: fc.constantFrom('M4 4h24v24H4z', 'M16 2 30 30H2z'),
    brandColor: color,
    colors: fc.record({ dark: fc.record({ accent: color }), light: fc.record({ accent: color }) }, { requiredKeys: [] }),
    off: fc.subarray(features),
    menu: fc.shuffledSubarray(features),
    tiles: fc.shuffledSubarray(['spin', 'invite', 'bonus', 'refund']),
    texts: fc.record({ th: fc.record({ 'auth:heading': word }), en: fc.record({ 'common:menu.home': word }) }, { requiredKeys: [] }),
    notices: fc.array(
      fc.record({ severity: fc.constantFrom('info', 'warning', 'maintenance'), text: fc.record({ th: word, lo: word, en: word }) }),
      { maxLength: 5 },
    ),
    supportHours: byLanguage,
    quickAmounts: fc.record({ BAHT: fc.constant([100, 500]), LAK: fc.constant([50_000]) }, { requiredKeys: [] }),
    bankApps: fc.record({ KBANK: fc.constant('https://bank.example/app') }, { requiredKeys: [] }),
    laoAppsPayBaht: fc.boolean(),
    remembersLogin: fc.boolean(),
    flags: fc.record(
      {
        apiBaseUrl: fc.constantFrom('https://backend.example', 'https://other.example/wallet'),
        chatBackendUrl: fc.constant('https://chat.example'),
        qrMinimum: fc.integer({ min: 1, max: 999 }),
        allowedLinks: fc.subarray(['intent:', 'http://games.example']),
      },
      { requiredKeys: [] },
    ),
    site: fc.record(
      { origin: fc.constant('https://wallet.example'), reportUrl: fc.constant('https://reports.example/csp') },
      { requiredKeys: [] },
    ),
  },
  { requiredKeys: [] },
);

/** What a server sends of one set of settings. */
export interface Served {
  /** The version that each part names, by its address. */
  readonly versions: Readonly<Record<string, string>>;
  readonly policy: string;
  readonly html: string;
  readonly name: string;
}

/** Reads what a site sends over one connection, as a browser does. */
export async function readServed(site: string): Promise<Served> {
  const get = async (path: string) => {
    const response = await fetch(`${site}${path}`, { headers: { Cookie: 'language=th' } });
    return { text: await response.text(), headers: response.headers };
  };
  const versions: Record<string, string> = {};
  let policy = '';
  let html = '';
  for (const path of ['/login', '/user/home', '/user/other', '/404']) {
    const { text, headers } = await get(path);
    versions[path] = /id="settings">\{"version":"([^"]*)"/.exec(text)?.[1] ?? 'none';
    policy = headers.get('content-security-policy') ?? '';
    if (path === '/login') html = text;
  }
  versions['/version.json'] = (JSON.parse((await get('/version.json')).text) as { settings: string }).settings;
  versions['/service-worker.js'] = /"settings":"([^"]*)"/.exec((await get('/service-worker.js')).text)?.[1] ?? 'none';
  const { name } = JSON.parse((await get('/manifest.webmanifest')).text) as { name: string };
  return { versions, policy, html, name };
}
