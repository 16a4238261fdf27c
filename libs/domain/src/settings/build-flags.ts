import { readHowtoVideos, type HowtoVideos } from './howto-videos.ts';
import type { Language } from './market-profile.ts';
import { isLine } from '../text/shown-text.ts';
import { readWebAddress } from '../web/address.ts';
import { readAllowedLinks, type AllowedLinks } from '../web/allowed-links.ts';

/** What an operator sets for one deployment, at build time. Each app lists the variables in its `.env.example`. */
export interface BuildFlags {
  /** VITE_API_BASE_URL: origin of the backend; '' is the page's own origin. */
  readonly apiBaseUrl: string;
  /** VITE_CHAT_BACKEND_URL: origin of a second chat socket. */
  readonly chatBackendUrl: string | null;
  /** VITE_TRUELINK_PASSPHRASE: passphrase of the true-money link. Ships with the page, so it is no secret. */
  readonly truelinkPassphrase: string;
  /** VITE_OPEN_GAME_IN_NEW_TAB */
  readonly openGameInNewTab: boolean;
  /** VITE_SPORT_HOST: host that replaces the one sport provider's own. */
  readonly sportHost: string | null;
  /** VITE_ALLOWED_LINKS: what games and pictures of slips may open besides https. */
  readonly allowedLinks: AllowedLinks;
  /** VITE_SLOT_NOTICE: message shown in one game account's modal. */
  readonly slotNotice: (Readonly<Record<Language, string>> & { readonly code: string }) | null;
  /** VITE_QR_MINIMUM: whole currency units, replaces the gateways' minimum. */
  readonly qrMinimum: number | null;
  /** VITE_QR_FIRST_QUICK_AMOUNT: whole currency units, replaces the first quick amount. */
  readonly qrFirstQuickAmount: number | null;
  /** VITE_IDEMPOTENCY_HEADER: send `Idempotency-Key` with money actions. */
  readonly idempotencyHeader: boolean;
  /** VITE_LOGOUT_CALL: tell the backend that a member logs out. The specification lists no such call. */
  readonly logoutCall: boolean;
  /** VITE_HOWTO_VIDEOS: addresses of the operator's own how-to videos, by topic. */
  readonly howtoVideos: HowtoVideos;
}

export type BuildFlagsReading =
  | { readonly ok: true; readonly flags: BuildFlags }
  /** One sentence a problem: the variable, what it was, what is allowed. */
  | { readonly ok: false; readonly problems: readonly string[] };

/** Default passphrase of true-money links. It is part of the page and not a secret. */
export const sandboxPassphrase = 'wallet-sandbox';

type Read<Value> = { readonly value: Value } | { readonly allowed: string };

/** A reader of texts. `read` returns null for a text that is not allowed. */
const reader =
  <Value>(allowed: string, read: (text: string) => Value | null) =>
  (text: string): Read<Value> => {
    const value = read(text);
    return value === null ? { allowed } : { value };
  };

const readOrigin = reader('an address like https://wallet.example.com', (text) => {
  const url = readWebAddress(text);
  return url && `${url.origin}${url.pathname.replace(/\/$/, '')}`;
});

const readSwitch = reader('true or false', (text) => (text === 'true' || text === 'false' ? text === 'true' : null));

const readWholeUnits = reader('a whole number from 1 to 999999999', (text) => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : null));

function parseSlotNotice(text: string): BuildFlags['slotNotice'] {
  try {
    const notice = JSON.parse(text) as Partial<Record<string, unknown>> | null;
    const { code, th, lo, en } = notice ?? {};
    const areLines = [code, th, lo, en].every((part) => typeof part === 'string' && isLine(part, 280));
    return areLines ? ({ code, th, lo, en } as BuildFlags['slotNotice']) : null;
  } catch {
    // Not JSON, so not allowed.
    return null;
  }
}

const readers: { readonly [Name in keyof BuildFlags]: (text: string) => Read<BuildFlags[Name]> } = {
  apiBaseUrl: readOrigin,
  chatBackendUrl: readOrigin,
  truelinkPassphrase: reader('a text of at most 200 characters', (text) => (isLine(text, 200) ? text : null)),
  openGameInNewTab: readSwitch,
  sportHost: reader('a host name like sport.example.com', (text) =>
    !text.includes('/') && readWebAddress(`https://${text}`) !== null ? text : null,
  ),
  allowedLinks: reader(
    'a list like "http://games.example.com intent: market:", without what runs or reads such as javascript: or file:',
    readAllowedLinks,
  ),
  slotNotice: reader('{"code": "...", "th": "...", "lo": "...", "en": "..."}', parseSlotNotice),
  qrMinimum: readWholeUnits,
  qrFirstQuickAmount: readWholeUnits,
  idempotencyHeader: readSwitch,
  logoutCall: readSwitch,
  howtoVideos: reader(
    '{"wallet": "https://...", "enterGame": ..., "checkBalance": ..., "receiveBonus": ..., "endBonus": ...}',
    readHowtoVideos,
  ),
};

const flagNames = Object.keys(readers) as (keyof BuildFlags)[];

/** The variable of each flag: `VITE_API_BASE_URL` for `apiBaseUrl`. */
export const flagVariables = Object.fromEntries(
  flagNames.map((name) => [name, `VITE_${name.replace(/[A-Z]/g, '_$&').toUpperCase()}`]),
) as Readonly<Record<keyof BuildFlags, string>>;

/** Reads one flag from text. */
export function readFlag<Name extends keyof BuildFlags>(name: Name, text: string): Read<BuildFlags[Name]> {
  return readers[name](text);
}

/** What a build has without any variable. */
const presets: BuildFlags = {
  apiBaseUrl: '',
  chatBackendUrl: null,
  truelinkPassphrase: sandboxPassphrase,
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

/**
 * Whether a backend at an address is sent the idempotency key unless it is set. A backend on another origin may not list the header for
 * CORS; then it would break every money call.
 */
export function callFlags(apiBaseUrl: string): Pick<BuildFlags, 'idempotencyHeader'> {
  return { idempotencyHeader: apiBaseUrl === '' };
}

/** Reads and checks the build's variables. An empty one counts as not set; an unknown one is an error, since it is a typing slip. */
export function readBuildFlags(env: Readonly<Record<string, string | undefined>>): BuildFlagsReading {
  const problems: string[] = [];
  const given: Partial<BuildFlags> = {};
  for (const name of flagNames) {
    const text = env[flagVariables[name]] ?? '';
    if (text === '') continue;
    const result = readFlag(name, text);
    if ('value' in result) Object.assign(given, { [name]: result.value });
    else problems.push(`${flagVariables[name]} is "${text}"; expected ${result.allowed}.`);
  }
  const known = Object.values(flagVariables);
  for (const name of Object.keys(env)) {
    if (name.startsWith('VITE_') && !known.includes(name)) {
      problems.push(`${name} is unknown; expected one of ${known.join(', ')}.`);
    }
  }
  if (problems.length > 0) return { ok: false, problems };
  const flags = { ...presets, ...given };
  return { ok: true, flags: { ...flags, ...callFlags(flags.apiBaseUrl), ...given } };
}

/** How an app runs while it is developed. Nothing of it ships. */
export interface DevelopmentFlags {
  /** Name of the market, as `npm start` prints it. */
  readonly market: string;
  /** Which of the sandbox's operators the app talks to. */
  readonly operator: string;
  /** Where `npm start` and `npm run serve` offer it. */
  readonly port: number;
}
