import { describe, expect, it } from 'vitest';
import { readBuildFlags, type BuildFlags } from './build-flags.ts';

type Env = Record<string, string | undefined>;

const presets: BuildFlags = {
  apiBaseUrl: '',
  chatBackendUrl: null,
  truelinkPassphrase: 'wallet-sandbox',
  openGameInNewTab: true,
  sportHost: null,
  allowedLinks: [],
  slotNotice: null,
  qrMinimum: null,
  qrFirstQuickAmount: null,
  idempotencyHeader: true,
  logoutCall: false,
  howtoVideos: {},
};

const notice = { code: 'G1', th: 'ปิดปรับปรุง', lo: 'ປິດປັບປຸງ', en: 'Under repair' };

const wholeNumber = 'a whole number from 1 to 999999999';

function readOk(env: Env): BuildFlags {
  const reading = readBuildFlags(env);
  if (!reading.ok) throw new Error(reading.problems.join(' '));
  return reading.flags;
}

function readProblems(env: Env): readonly string[] {
  const reading = readBuildFlags(env);
  return reading.ok ? [] : reading.problems;
}

it.each<[string, Env]>([
  ['no variable', {}],
  ['empty variables', { VITE_API_BASE_URL: '', VITE_OPEN_GAME_IN_NEW_TAB: '', VITE_SLOT_NOTICE: '', VITE_QR_MINIMUM: undefined }],
  ['variables of other tools', { PATH: '/bin', NODE_ENV: 'test', vite_lower: 'x' }],
])('returns the defaults for %s', (_name, env) => expect(readOk(env)).toEqual(presets));

it.each<[string, string, Partial<BuildFlags>]>([
  ['VITE_API_BASE_URL', 'http://127.0.0.1:4000/', { apiBaseUrl: 'http://127.0.0.1:4000', idempotencyHeader: false }],
  ['VITE_API_BASE_URL', 'https://example.com/wallet/', { apiBaseUrl: 'https://example.com/wallet', idempotencyHeader: false }],
  ['VITE_CHAT_BACKEND_URL', 'https://chat.example.com', { chatBackendUrl: 'https://chat.example.com' }],
  ['VITE_TRUELINK_PASSPHRASE', 'two words', { truelinkPassphrase: 'two words' }],
  ['VITE_OPEN_GAME_IN_NEW_TAB', 'false', { openGameInNewTab: false }],
  ['VITE_OPEN_GAME_IN_NEW_TAB', 'true', { openGameInNewTab: true }],
  ['VITE_SPORT_HOST', 'sport.example.com:8443', { sportHost: 'sport.example.com:8443' }],
  ['VITE_ALLOWED_LINKS', 'http://games.example.com, intent:', { allowedLinks: ['http://games.example.com', 'intent:'] }],
  ['VITE_SLOT_NOTICE', JSON.stringify({ ...notice, extra: 1 }), { slotNotice: notice }],
  ['VITE_QR_MINIMUM', '100', { qrMinimum: 100 }],
  ['VITE_QR_FIRST_QUICK_AMOUNT', '999999999', { qrFirstQuickAmount: 999_999_999 }],
  ['VITE_IDEMPOTENCY_HEADER', 'false', { idempotencyHeader: false }],
  ['VITE_LOGOUT_CALL', 'true', { logoutCall: true }],
  ['VITE_HOWTO_VIDEOS', '{"wallet":"https://cdn.example.com/a.mp4"}', { howtoVideos: { wallet: 'https://cdn.example.com/a.mp4' } }],
])('reads %s=%s', (name, value, changed) => {
  expect(readOk({ [name]: value })).toEqual({ ...presets, ...changed });
});

it.each<[string, string, string]>([
  ['VITE_API_BASE_URL', 'wallet.example.com', 'an address like https://wallet.example.com'],
  [
    'VITE_ALLOWED_LINKS',
    'http: javascript:',
    'a list like "http://games.example.com intent: market:", without what runs or reads such as javascript: or file:',
  ],
  ['VITE_CHAT_BACKEND_URL', '/chat', 'an address like https://wallet.example.com'],
  ['VITE_OPEN_GAME_IN_NEW_TAB', 'yes', 'true or false'],
  ['VITE_SPORT_HOST', 'https://sport.example.com', 'a host name like sport.example.com'],
  ['VITE_SPORT_HOST', '...', 'a host name like sport.example.com'],
  ['VITE_TRUELINK_PASSPHRASE', ' ', 'a text of at most 200 characters'],
  ['VITE_SPORT_HOST', 'sport.example.com/path', 'a host name like sport.example.com'],
  ...['closed', 'null', '{"code":"G1","th":"x","lo":"x"}', JSON.stringify({ ...notice, lo: '' })].map((text): [string, string, string] => [
    'VITE_SLOT_NOTICE',
    text,
    '{"code": "...", "th": "...", "lo": "...", "en": "..."}',
  ]),
  ...['0', '10.5', '1000000000'].map((text): [string, string, string] => ['VITE_QR_MINIMUM', text, wholeNumber]),
  ['VITE_QR_FIRST_QUICK_AMOUNT', '-10', wholeNumber],
  ['VITE_IDEMPOTENCY_HEADER', 'TRUE', 'true or false'],
  ['VITE_LOGOUT_CALL', 'no', 'true or false'],
  [
    'VITE_HOWTO_VIDEOS',
    '{"wallet":7}',
    '{"wallet": "https://...", "enterGame": ..., "checkBalance": ..., "receiveBonus": ..., "endBonus": ...}',
  ],
])('refuses %s=%s and names the allowed values', (name, value, allowed) => {
  expect(readProblems({ [name]: value })).toEqual([`${name} is "${value}"; expected ${allowed}.`]);
});

it('refuses a misspelt variable and lists the known ones', () => {
  const [problem, ...others] = readProblems({ VITE_API_BASEURL: 'https://wallet.example.com' });
  expect(others).toEqual([]);
  expect(problem).toMatch(
    /^VITE_API_BASEURL is unknown; expected one of VITE_API_BASE_URL, .*VITE_IDEMPOTENCY_HEADER, VITE_LOGOUT_CALL, VITE_HOWTO_VIDEOS\.$/,
  );
});

it('reports all problems at once', () => {
  const problems = readProblems({ VITE_QR_MINIMUM: 'x', VITE_OPEN_GAME_IN_NEW_TAB: 'x', VITE_TYPO: 'x' });
  expect(problems.map((problem) => problem.split(' ')[0])).toEqual(['VITE_OPEN_GAME_IN_NEW_TAB', 'VITE_QR_MINIMUM', 'VITE_TYPO']);
});

describe('the idempotency header', () => {
  const otherOrigin = 'https://wallet.example.com';
  it.each<[string, Env, boolean]>([
    ['is sent to the same origin', {}, true],
    ['is not sent to another origin by default', { VITE_API_BASE_URL: otherOrigin }, false],
    ['is sent to another origin when it is switched on', { VITE_API_BASE_URL: otherOrigin, VITE_IDEMPOTENCY_HEADER: 'true' }, true],
    ['is not sent to the same origin when it is switched off', { VITE_IDEMPOTENCY_HEADER: 'false' }, false],
  ])('%s', (_name, env, isSent) => expect(readOk(env).idempotencyHeader).toBe(isSent));
});
