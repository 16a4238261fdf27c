import {
  callFlags,
  flagVariables,
  homeTiles,
  isLine,
  isReportUrl,
  languages,
  noticeSeverities,
  parseUrl,
  playTools,
  readFlag,
  readWebAddress,
  type AllowedLinks,
  type BuildFlags,
  type Currency,
  type Language,
} from '@wallet/domain';
import * as v from 'valibot';

/** What the settings of one build can refer to. */
export interface BuildFacts {
  /** Ids of the features that can be switched off, in the order of the menus. */
  readonly features: readonly string[];
  readonly currencies: readonly Currency[];
  /** Names of the colours of a theme. */
  readonly colors: readonly string[];
  /** Flags that the build has fixed. */
  readonly pinned: readonly (keyof BuildFlags)[];
  /** What the build opens besides https. */
  readonly allowedLinks: AllowedLinks;
  /** The build's own text by `namespace:key`. Undefined if there is none. */
  readonly textOf: (language: Language, key: string) => string | undefined;
}

// The message of a problem says what is allowed. The field and its value come before it.

const optional = v.exactOptional;

/** A part of the settings with its description. */
const part = <Schema extends v.GenericSchema>(schema: Schema, description: string) => optional(v.pipe(schema, v.description(description)));

/** The line breaks and tabs of a file have no place in a text that pages show. */
function text(most: number) {
  const allowed = `a text of at most ${String(most)} characters in one line`;
  return v.pipe(
    v.string(allowed),
    v.trim(),
    v.check((value) => isLine(value, most), allowed),
  );
}

/** A list is an object too, to the language. */
const plainObject = (allowed: string) => v.custom<object>((given) => typeof given === 'object' && !Array.isArray(given), allowed);

/** The fields of an object. A missing one is told by what it would have to be. */
const fields = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.strictObject(entries, ({ expected }) => {
    if (expected === 'never') return `one of ${Object.keys(entries).join(', ')}`;
    const missing = Object.entries(entries).find(([name]) => expected === `"${name}"`)?.[1];
    return (missing && v.safeParse(missing, undefined).issues?.[0].message) ?? 'an object';
  });

const object = <Entries extends v.ObjectEntries>(entries: Entries) => v.pipe(plainObject('an object'), fields(entries));

const recordOf = <Name extends v.GenericSchema<string, string>, Value extends v.GenericSchema>(name: Name, value: Value, allowed: string) =>
  v.pipe(plainObject(allowed), v.record(name, value, allowed));

const byLanguage = <Schema extends v.GenericSchema>(schema: Schema) =>
  object({ th: optional(schema), lo: optional(schema), en: optional(schema) });

const inAllLanguages = (maxLength: number) => object({ th: text(maxLength), lo: text(maxLength), en: text(maxLength) });

const oneOf = <Values extends readonly string[]>(values: Values) => v.picklist(values, `one of ${values.join(', ')}`);

const listOf = <Values extends readonly string[]>(values: Values) =>
  v.pipe(
    v.array(oneOf(values), 'a list'),
    v.check((list) => new Set(list).size === list.length, 'a list that names each once'),
  );

const color = v.pipe(v.string('a colour like #f2c14e'), v.regex(/^#[\da-f]{6}$/i, 'a colour like #f2c14e'));

const singleColor = 'a colour like #f2c14e or rgb(3 7 22 / 76%)';

const value = v.pipe(
  v.string(singleColor),
  v.check((given) => {
    const [, ...parts] = /^rgb\((\d{1,3}) (\d{1,3}) (\d{1,3}) \/ (\d{1,3})%\)$/.exec(given) ?? [];
    if (parts.length > 0) return parts.every((part, index) => Number(part) <= (index === 3 ? 100 : 255));
    return /^(?:#[\da-f]{6}|#[\da-f]{8}|transparent)$/i.test(given);
  }, singleColor),
);

/** Colours by name, of those that a theme has. */
const colorsOf = (names: BuildFacts['colors']) =>
  object(Object.fromEntries(names.map((name) => [name, optional(value)]))) as unknown as v.GenericSchema<
    unknown,
    Readonly<Record<string, string>>
  >;

const wholeUnits = 'a whole number from 1 to 999999999';

const picture = (kinds: string) =>
  v.pipe(
    v.string('a file name'),
    v.regex(
      new RegExp(String.raw`^(?!.*\.\.)[\w][\w./-]*\.(?:${kinds})$`, 'i'),
      `a ${kinds.replaceAll('|', ', ')} file beside the settings`,
    ),
  );

const wholeAmount = v.pipe(
  v.number(wholeUnits),
  v.check((units) => Number.isInteger(units) && units >= 1 && units <= 999_999_999, wholeUnits),
);

const quickAmounts = v.pipe(
  v.array(wholeAmount, 'a list'),
  v.minLength(1, 'at least one amount'),
  v.maxLength(6, 'at most 6 amounts'),
  v.check((list) => list.every((each, index) => index === 0 || each > (list[index - 1] ?? 0)), 'amounts in ascending order'),
);

const bankCode = v.pipe(v.string(), v.regex(/^[A-Z\d_-]{2,20}$/, 'a bank code such as KBANK'));

/** Whether a bank's app may be opened: by https, or by a scheme that the operator allows. */
function isAppLink(address: string, allowed: AllowedLinks): boolean {
  const url = /^[!-~]{1,2000}$/.test(address) ? parseUrl(address) : null;
  if (url === null || `${url.username}${url.password}` !== '') return false;
  return url.protocol === 'https:' ? address.startsWith('https://') : url.protocol !== 'http:' && allowed.includes(url.protocol);
}

const momentAllowed = 'a time like 2026-12-31T20:00:00+07:00';
const furthestMs = 10 * 366 * 86_400_000;

/** Reads a moment. Returns a sentence where it is none that is meant. */
function readMoment(given: string): number | string {
  const [, local, second = '0', hours = '0', minutes = '0'] =
    /^(\d{4}-\d\d-\d\dT\d\d:\d\d)(?::(\d\d))?(?:Z|[+-](\d\d):(\d\d))$/.exec(given) ?? [];
  if (local === undefined || Number(hours) > 14 || Number(minutes) > 59 || Number(second) > 59) return momentAllowed;
  const here = Date.parse(`${local}Z`);
  // Days that do not exist become others.
  if (Number.isNaN(here) || !new Date(here).toISOString().startsWith(local)) return 'a day and a time that exist';
  const moment = Date.parse(given);
  return Math.abs(moment - Date.now()) > furthestMs ? 'a year at most ten years away, as 2026 for the Buddhist year 2569' : moment;
}

const moment = v.pipe(
  v.string(momentAllowed),
  v.rawTransform<string, number>(({ dataset, addIssue, NEVER }) => {
    const reading = readMoment(dataset.value);
    if (typeof reading === 'number') return reading;
    addIssue({ message: reading });
    return NEVER;
  }),
);

const pathAllowed = 'an SVG path on a 32 by 32 grid, like M4 4h24v24z, of at most 2000 characters';

/** How many numbers each command of a path takes. An arc may write its flags without spaces. */
const numbersOf: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, z: 0 };

function isPath(given: string): boolean {
  if (given.length > 2000 || !/^m/i.test(given)) return false;
  return [...given.matchAll(/([a-df-z])([^a-df-z]*)/gi)].every(([, command = '', rest = '']) => {
    const numbers = rest.match(/[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi) ?? [];
    const isClean = /^[\s,]*$/.test(rest.replace(/[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi, ' '));
    const count = numbersOf[command.toLowerCase()];
    if (command.toLowerCase() === 'a') return isClean && numbers.length >= 5;
    return isClean && count !== undefined && (count === 0 ? numbers.length === 0 : numbers.length > 0 && numbers.length % count === 0);
  });
}

const path = v.pipe(v.string(pathAllowed), v.check(isPath, pathAllowed));

/** A flag is given as in the variable of the build, or as the JSON that the variable would contain. */
const flag = (name: keyof BuildFlags) =>
  v.rawTransform<unknown, unknown>(({ dataset, addIssue, NEVER }) => {
    const given = dataset.value;
    const isList = Array.isArray(given) && given.every((part) => typeof part === 'string');
    const reading = readFlag(name, typeof given === 'string' ? given : isList ? given.join(' ') : JSON.stringify(given));
    // A number is no text because it could be written as one.
    if ('value' in reading && (typeof given === 'string' || typeof given === typeof reading.value)) return reading.value;
    addIssue({ message: 'value' in reading ? 'a text' : reading.allowed });
    return NEVER;
  });

/** What each flag is for, as `.env.example` says it. */
export const flagDescriptions: Readonly<Record<keyof BuildFlags, string>> = {
  apiBaseUrl: "Origin of the backend. Not set: the page's own origin.",
  chatBackendUrl: 'Origin of the second, optional chat socket. Not set: none.',
  truelinkPassphrase: "Passphrase of the true-money link. It is part of the page, so it is no secret to visitors.\nNot set: the sandbox's.",
  openGameInNewTab: 'Games open in a new tab: true or false. Not set: true.',
  sportHost: "Host that replaces the sport provider's, like sport.example.com. Not set: none.",
  allowedLinks:
    'What games and pictures of slips may open besides https, separated by spaces: http:, a host as http://games.example.com,\nan app scheme as intent: or market:. Never schemes such as javascript: or file:. Not set: https only.',
  slotNotice: 'Message shown in one game account\'s dialog, as {"code": "pg", "th": "...", "lo": "...", "en": "..."}. Not set: none.',
  qrMinimum: "Smallest QR deposit, in whole baht or kip. Not set: the gateways' own.",
  qrFirstQuickAmount: "First quick amount of a QR deposit, in whole baht or kip. Not set: the gateways' own.",
  idempotencyHeader: "Send Idempotency-Key with money actions: true or false. Not set: true if the backend has the page's own origin.",
  logoutCall:
    'Log out at the backend with POST /api/logout: true or false. Not set: false.\nWithout it, a token stays valid at the backend until it expires.',
  howtoVideos:
    'The operator\'s own how-to videos by topic, any of wallet, enterGame, checkBalance, receiveBonus, endBonus,\nas {"wallet": "https://cdn.example.com/wallet.mp4"}. Not set: the app\'s own recordings.',
};

/** The flags of the build. Their types are those that the readers return. */
function flagsSchema(pinned: BuildFacts['pinned']) {
  const names = Object.keys(flagVariables) as (keyof BuildFlags)[];
  const entries = names.map((name) => {
    const schema = pinned.includes(name)
      ? v.pipe(
          v.unknown(),
          v.check(() => false, `nothing: the build has fixed ${name}`),
        )
      : v.pipe(v.unknown(), flag(name));
    return [name, optional(schema)] as const;
  });
  const flags = object(Object.fromEntries(entries)) as unknown as v.GenericSchema<Readonly<Record<string, unknown>>, Partial<BuildFlags>>;
  return v.pipe(
    flags,
    v.transform((given): Partial<BuildFlags> => {
      if (given.apiBaseUrl === undefined) return given;
      const preset = Object.entries(callFlags(given.apiBaseUrl)).filter(([name]) => !pinned.includes(name as keyof BuildFlags));
      return { ...(Object.fromEntries(preset) as Partial<BuildFlags>), ...given };
    }),
  );
}

/** Times of the day in a text are such as a clock shows. */
const hours = v.pipe(
  text(120),
  v.check(
    (words) =>
      [...words.matchAll(/(\d+):(\d\d)/g)].every(([, hour, minute]) => Number(hour) * 60 + Number(minute) <= 1440 && Number(minute) < 60),
    'times of the day such as 09:00',
  ),
);

const placeholder = /\{\{([^{},]*)(?:,[^{}]*)?\}\}/g;

/** What is filled into a text: names in braces, also those that are not closed, and other texts. */
const placeholders = (words: string): string =>
  [
    ...[...words.matchAll(placeholder)].map(([, name = '']) => name.trim()),
    ...(words.replace(placeholder, '').match(/\{\{|\}\}|\$t\(/g) ?? []),
  ]
    .sort()
    .join(', ');

function textsSchema(language: Language, textOf: BuildFacts['textOf']) {
  const own = (key: string) => textOf(language, key) ?? '';
  return v.pipe(
    recordOf(v.string(), v.string('a text'), 'texts by namespace:key'),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      for (const [key, words] of Object.entries(dataset.value)) {
        const longest = Math.max(40, 2 * [...own(key)].length);
        const problem =
          textOf(language, key) === undefined
            ? 'the key of a text, such as home:heading'
            : placeholders(words) !== placeholders(own(key))
              ? `a text with the placeholders ${placeholders(own(key)) || 'of the build, which are none'}`
              : !isLine(words, longest)
                ? `a text of at most ${String(longest)} characters in one line`
                : null;
        if (problem === null) continue;
        addIssue({ message: problem, input: words, path: [{ type: 'object', origin: 'value', input: dataset.value, key, value: words }] });
      }
    }),
  );
}

const notice = v.pipe(
  object({
    severity: oneOf(noticeSeverities),
    from: optional(moment),
    to: optional(moment),
    text: inAllLanguages(280),
  }),
  v.check(({ from, to }) => from === undefined || to === undefined || from < to, 'a notice that begins before it ends'),
  v.transform(({ from = null, to = null, ...rest }) => ({ from, to, ...rest })),
);

const reportUrlAllowed = 'an https address, or a path of the site such as /reports';

const reportUrl = v.pipe(v.string(reportUrlAllowed), v.check(isReportUrl, reportUrlAllowed));

const share = 'a number from 0 to 1';

const contactAllowed = 'an https address, or mailto: with an e-mail address';

const contact = v.pipe(
  v.string(contactAllowed),
  v.check(
    (address) =>
      /^mailto:[\w.+-]+@[a-z\d-]+(?:\.[a-z\d-]+)+$/i.test(address) ||
      (/^https:\/\/[!-~]+$/.test(address) && !address.includes('@') && parseUrl(address) !== null),
    contactAllowed,
  ),
);

const origin = v.pipe(
  v.string('an address like https://wallet.example.com'),
  v.check(
    (address) => address.startsWith('https:') && readWebAddress(address)?.origin === address,
    'an address like https://wallet.example.com',
  ),
);

/** Everything that an operator can set without a build. Each part is optional; `settings.md` and the examples are made from this. */
export function settingsSchema({ features, currencies: offered, colors, pinned, textOf }: BuildFacts) {
  return fields({
    $schema: optional(v.string()),
    names: part(byLanguage(text(45)), 'The name of the product by language.'),
    mark: part(path, 'The logo as one SVG path on a 32 by 32 grid.'),
    brandColor: part(color, 'One colour, from which the colours of both themes are made.'),
    colors: part(
      object({ dark: optional(colorsOf(colors)), light: optional(colorsOf(colors)) }),
      'Single colours of both themes by name. They come after those made from `brandColor`.',
    ),
    pictures: part(
      object({
        favicon: optional(picture('ico')),
        appleTouchIcon: optional(picture('png')),
        icon192: optional(picture('png')),
        icon512: optional(picture('png')),
        maskable512: optional(picture('png')),
        monochrome512: optional(picture('png')),
        preview: optional(byLanguage(picture('png'))),
      }),
      'Icons and the pictures of links, as files beside the settings. Without them they are drawn from the mark and the colours.',
    ),
    bankLogos: part(
      recordOf(bankCode, picture('svg|png|webp'), 'files by bank code'),
      'Logos by bank code. Other banks have a drawn mark.',
    ),
    off: part(listOf(features), 'Features that are switched off: no menu entry, no page, no call.'),
    playOff: part(listOf(playTools), 'What the feature `safer-play` leaves out: `clock`, `reminder`, `break`, `budget`.'),
    menu: part(listOf(features), 'The order of the menus, by feature. Others follow.'),
    tiles: part(listOf(homeTiles), 'The order of the tiles on the home page after deposit and withdraw. Others follow.'),
    texts: part(
      object(
        Object.fromEntries(languages.map((language) => [language, optional(textsSchema(language, textOf))])) as Record<
          Language,
          v.ExactOptionalSchema<ReturnType<typeof textsSchema>, undefined>
        >,
      ),
      'Other texts by language and `namespace:key`, with the same placeholders and at most twice as long.',
    ),
    notices: part(
      v.pipe(v.array(notice, 'a list of notices'), v.maxLength(5, 'at most 5 notices')),
      'Messages to everyone for a while. They reach open pages within five minutes.',
    ),
    supportHours: part(byLanguage(hours), 'When support answers, by language.'),
    remembersLogin: part(v.boolean('true or false'), 'Whether the login page offers to remember members.'),
    currencies: part(
      v.pipe(listOf(offered), v.minLength(1, 'at least one currency')),
      'What a new member may choose from. The first is preset.',
    ),
    quickAmounts: part(
      object({ BAHT: optional(quickAmounts), LAK: optional(quickAmounts) }),
      'What one tap fills in as the amount of a transfer or of a deposit by QR code, by currency, in whole baht or kip.',
    ),
    bankApps: part(
      recordOf(bankCode, v.string('an address'), 'addresses by bank code'),
      'Addresses that open the app of a bank, by bank code: `{"KBANK": "https://…"}`, or with a scheme that `flags.allowedLinks` names. Members whose account is at that bank can save a QR code and open the app at one tap.',
    ),
    bankLimits: part(
      recordOf(bankCode, object({ perCode: optional(wholeAmount), perDay: optional(wholeAmount) }), 'limits by bank code'),
      'What the app of a bank allows its customers to pay, by bank code, in whole baht or kip: `{"KBANK": {"perCode": 50000, "perDay": 200000}}`. Members whose account is at that bank are told before they create a QR code of more.',
    ),
    laoAppsPayBaht: part(v.boolean('true or false'), 'Whether members are told that Lao bank apps pay the QR codes in baht.'),
    flags: part(flagsSchema(pinned), 'Values of the flags of the build, unless the build has fixed them.'),
    site: part(
      object({
        origin: optional(origin),
        reportUrl: optional(reportUrl),
        vitalsShare: optional(v.pipe(v.number(share), v.minValue(0, share), v.maxValue(1, share))),
        hstsSubdomains: optional(v.boolean('true or false')),
        securityContact: optional(contact),
      }),
      'The address of the site, where pages and browsers report what goes wrong ([watching](watching.md)), which share of page loads report their speed, whether all subdomains use TLS, and who is told of a security hole (`security.txt`).',
    ),
  });
}

export type Settings = v.InferOutput<ReturnType<typeof settingsSchema>>;

export type SettingsReading<Part = Settings> =
  | { readonly ok: true; readonly settings: Part }
  /** One line a problem: the field, what was given, what is allowed. */
  | { readonly ok: false; readonly problems: readonly string[] };

/** Reads and checks settings from parsed JSON. */
export function readSettings(json: unknown, facts: BuildFacts): SettingsReading {
  const schema = v.pipe(
    settingsSchema(facts),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const { bankApps = {}, flags = {} } = dataset.value;
      const allowed = flags.allowedLinks ?? facts.allowedLinks;
      for (const [bank, address] of Object.entries(bankApps)) {
        if (isAppLink(address, allowed)) continue;
        const at = (key: string, value: unknown) => ({ type: 'unknown', origin: 'value', input: null, key, value }) as const;
        addIssue({
          message: 'an https address, or one with a scheme that flags.allowedLinks names',
          path: [at('bankApps', bankApps), at(bank, address)],
        });
      }
    }),
  );
  return read(schema, json);
}

/** The parts that say where a site is and whom it talks to. The others are those of a brand. */
export const siteParts = ['flags', 'site', 'bankApps'] as const satisfies readonly (keyof Settings)[];

/** Facts about no build, for what does not depend on one. */
export const noBuild: BuildFacts = { features: [], currencies: [], colors: [], pinned: [], allowedLinks: [], textOf: () => undefined };

/** The part of the settings that concerns a backend. */
export type BackendSettings = Pick<Settings, 'flags' | 'site'>;

/** Reads and checks the part of the settings that concerns a backend. The rest is not looked at. */
export function readBackendSettings(json: unknown): SettingsReading<BackendSettings> {
  const { flags, site } = settingsSchema(noBuild).entries;
  return read(v.object({ flags, site }, 'an object'), json);
}

function read<Part>(schema: v.GenericSchema<unknown, Part>, json: unknown): SettingsReading<Part> {
  // A list is an object too.
  const { success, output, issues } = v.safeParse(schema, Array.isArray(json) ? 'a list' : json);
  if (success) return { ok: true, settings: output };
  return { ok: false, problems: issues.map((issue) => problemOf(issue, json)) };
}

/** One line about a problem: the field, what was given there, what is allowed. */
function problemOf(issue: v.BaseIssue<unknown>, json: unknown): string {
  const field = v.getDotPath(issue) ?? 'settings';
  const last = issue.path?.at(-1);
  if (issue.expected === 'never') return `${field} is unknown; expected ${issue.message}.`;
  if (last?.origin === 'key' && issue.input !== undefined) return `${field} is named ${shown(last.key)}; expected ${issue.message}.`;
  // As it was written: times and gaps are something else by now.
  const given = (issue.path ?? []).reduce<unknown>((part, { key }) => (part as Readonly<Record<string, unknown>>)[String(key)], json);
  return `${field} is ${shown(given)}; expected ${issue.message}.`;
}

/** A given value in one short line. */
function shown(given: unknown): string {
  const json = JSON.stringify(given) as string | undefined;
  if (json === undefined) return 'missing';
  return [...json].length > 80 ? `${[...json].slice(0, 79).join('')}…` : json;
}
