import {
  callFlags,
  flagVariables,
  homeTiles,
  isReportUrl,
  languages,
  noticeSeverities,
  parseUrl,
  readAppLink,
  playTools,
  readFlag,
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
  /** Flags that the build has fixed. */
  readonly pinned: readonly (keyof BuildFlags)[];
  /** The build's own text by `namespace:key`. Undefined if there is none. */
  readonly textOf: (language: Language, key: string) => string | undefined;
}

// The message of a problem says what is allowed. The field and its value come before it.

/** The line breaks and tabs of a file have no place in a text that pages show. */
const text = (maxLength: number) =>
  v.pipe(
    v.string('a text'),
    v.trim(),
    v.check(
      (value) => value !== '' && [...value].length <= maxLength && !/\p{Cc}/u.test(value),
      `a text of at most ${String(maxLength)} characters in one line`,
    ),
  );

const object = <Entries extends v.ObjectEntries>(entries: Entries) =>
  v.strictObject(entries, ({ expected }) => {
    if (expected === 'never') return `one of ${Object.keys(entries).join(', ')}`;
    return expected === 'Object' ? 'an object' : 'a value';
  });

const byLanguage = <Schema extends v.GenericSchema>(schema: Schema) =>
  object({ th: v.exactOptional(schema), lo: v.exactOptional(schema), en: v.exactOptional(schema) });

const inAllLanguages = (maxLength: number) => object({ th: text(maxLength), lo: text(maxLength), en: text(maxLength) });

const oneOf = <Values extends readonly string[]>(values: Values) => v.picklist(values, `one of ${values.join(', ')}`);

const listOf = <Values extends readonly string[]>(values: Values) =>
  v.pipe(
    v.array(oneOf(values), 'a list'),
    v.check((list) => new Set(list).size === list.length, 'a list that names each once'),
  );

const color = v.pipe(v.string('a colour like #f2c14e'), v.regex(/^#[\da-f]{6}$/i, 'a colour like #f2c14e'));

const token = v.pipe(v.string(), v.regex(/^[a-z][a-z-]*$/, 'names of colours such as accent'));

const value = v.pipe(
  v.string('a colour like #f2c14e'),
  v.regex(
    /^(?:#[\da-f]{6}|#[\da-f]{8}|rgb\(\d{1,3} \d{1,3} \d{1,3} \/ \d{1,3}%\)|transparent)$/i,
    'a colour like #f2c14e or rgb(3 7 22 / 76%)',
  ),
);

const colors = v.record(token, value, 'colours by name');

const wholeUnits = 'a whole number from 1 to 999999999';

const picture = (kinds: string) =>
  v.pipe(
    v.string('a file name'),
    v.regex(
      new RegExp(String.raw`^(?!.*\.\.)[\w][\w./-]*\.(?:${kinds})$`, 'i'),
      `a ${kinds.replaceAll('|', ', ')} file beside the settings`,
    ),
  );

const quickAmounts = v.pipe(
  v.array(
    v.pipe(
      v.number(wholeUnits),
      v.check((units) => Number.isInteger(units) && units >= 1 && units <= 999_999_999, wholeUnits),
    ),
    'a list',
  ),
  v.minLength(1, 'at least one amount'),
  v.maxLength(6, 'at most 6 amounts'),
  v.check((list) => list.every((each, index) => index === 0 || each > (list[index - 1] ?? 0)), 'amounts in ascending order'),
);

const bankCode = v.pipe(v.string(), v.regex(/^[A-Z\d_-]{2,20}$/, 'a bank code such as KBANK'));

const appLink = 'an https address, or one with the scheme of an app';

const moment = v.pipe(
  v.string('a time like 2026-12-31T20:00:00+07:00'),
  v.check(
    (time) => /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?(?:Z|[+-]\d\d:\d\d)$/.test(time) && !Number.isNaN(Date.parse(time)),
    'a time like 2026-12-31T20:00:00+07:00',
  ),
  v.transform((time) => Date.parse(time)),
);

const path = v.pipe(
  v.string('an SVG path'),
  v.maxLength(2000, 'an SVG path of at most 2000 characters'),
  v.regex(/^[Mm][\d\s.,MmLlHhVvCcSsQqTtAaZzEe+-]*$/, 'an SVG path on a 32 by 32 grid, like M4 4h24v24z'),
);

/** A flag is given as in the variable of the build, or as the JSON that the variable would contain. */
const flag = (name: keyof BuildFlags) =>
  v.rawTransform<unknown, unknown>(({ dataset, addIssue, NEVER }) => {
    const given = dataset.value;
    const isList = Array.isArray(given) && given.every((part) => typeof part === 'string');
    const reading = readFlag(name, typeof given === 'string' ? given : isList ? given.join(' ') : JSON.stringify(given));
    if ('value' in reading) return reading.value;
    addIssue({ message: reading.allowed });
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
          v.check(() => false, `nothing: the build has fixed ${flagVariables[name]}`),
        )
      : v.pipe(v.unknown(), flag(name));
    return [name, v.exactOptional(schema)] as const;
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

const placeholders = (words: string): string =>
  [...words.matchAll(/\{\{\s*(\w+)[^}]*\}\}/g)]
    .map(([, name]) => name)
    .sort()
    .join(', ');

function textsSchema(language: Language, textOf: BuildFacts['textOf']) {
  const own = (key: string) => textOf(language, key) ?? '';
  return v.pipe(
    v.record(v.string(), v.string('a text'), 'texts by namespace:key'),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      for (const [key, words] of Object.entries(dataset.value)) {
        const longest = Math.max(40, 2 * [...own(key)].length);
        const problem =
          textOf(language, key) === undefined
            ? 'the key of a text, such as home:heading'
            : placeholders(words) !== placeholders(own(key))
              ? `a text with the placeholders ${placeholders(own(key)) || 'of the build, which are none'}`
              : words.trim() === '' || [...words].length > longest || /\p{Cc}/u.test(words)
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
    from: v.exactOptional(moment),
    to: v.exactOptional(moment),
    text: inAllLanguages(280),
  }),
  v.check(({ from, to }) => from === undefined || to === undefined || from < to, 'a notice that begins before it ends'),
  v.transform(({ from = null, to = null, ...rest }) => ({ from, to, ...rest })),
);

const reportUrlAllowed = 'an https address, or a path of the site such as /reports';

const reportUrl = v.pipe(v.string(reportUrlAllowed), v.check(isReportUrl, reportUrlAllowed));

const share = 'a number from 0 to 1';

const contact = v.pipe(
  v.string('an https address, or mailto: with an e-mail address'),
  v.check(
    (address) => /^(?:https:\/\/|mailto:[^@\s]+@)[^\s@]+$/.test(address) && parseUrl(address) !== null,
    'an https address, or mailto: with an e-mail address',
  ),
);

const origin = v.pipe(
  v.string('an address like https://wallet.example.com'),
  v.check((address) => address.startsWith('https:') && parseUrl(address)?.origin === address, 'an address like https://wallet.example.com'),
);

/** Everything that an operator can set without a build. Each part is optional; `settings.md` and the examples are made from this. */
export function settingsSchema({ features, currencies: offered, pinned, textOf }: BuildFacts) {
  return object({
    $schema: v.exactOptional(v.string()),
    names: v.exactOptional(v.pipe(byLanguage(text(45)), v.description('The name of the product by language.'))),
    mark: v.exactOptional(v.pipe(path, v.description('The logo as one SVG path on a 32 by 32 grid.'))),
    brandColor: v.exactOptional(v.pipe(color, v.description('One colour, from which the colours of both themes are made.'))),
    colors: v.exactOptional(
      v.pipe(
        object({ dark: v.exactOptional(colors), light: v.exactOptional(colors) }),
        v.description('Single colours of both themes by name. They come after those made from `brandColor`.'),
      ),
    ),
    pictures: v.exactOptional(
      v.pipe(
        object({
          favicon: v.exactOptional(picture('ico')),
          appleTouchIcon: v.exactOptional(picture('png')),
          icon192: v.exactOptional(picture('png')),
          icon512: v.exactOptional(picture('png')),
          maskable512: v.exactOptional(picture('png')),
          monochrome512: v.exactOptional(picture('png')),
          preview: v.exactOptional(byLanguage(picture('png'))),
        }),
        v.description(
          'Icons and the pictures of links, as files beside the settings. Without them they are drawn from the mark and the colours.',
        ),
      ),
    ),
    bankLogos: v.exactOptional(
      v.pipe(
        v.record(bankCode, picture('svg|png|webp'), 'files by bank code'),
        v.description('Logos by bank code. Other banks have a drawn mark.'),
      ),
    ),
    off: v.exactOptional(v.pipe(listOf(features), v.description('Features that are switched off: no menu entry, no page, no call.'))),
    playOff: v.exactOptional(
      v.pipe(listOf(playTools), v.description('What the feature `safer-play` leaves out: `clock`, `reminder`, `break`, `budget`.')),
    ),
    menu: v.exactOptional(v.pipe(listOf(features), v.description('The order of the menus, by feature. Others follow.'))),
    tiles: v.exactOptional(
      v.pipe(listOf(homeTiles), v.description('The order of the tiles on the home page after deposit and withdraw. Others follow.')),
    ),
    texts: v.exactOptional(
      v.pipe(
        object(
          Object.fromEntries(languages.map((language) => [language, v.exactOptional(textsSchema(language, textOf))])) as Record<
            Language,
            v.ExactOptionalSchema<ReturnType<typeof textsSchema>, undefined>
          >,
        ),
        v.description('Other texts by language and `namespace:key`, with the same placeholders and at most twice as long.'),
      ),
    ),
    notices: v.exactOptional(
      v.pipe(
        v.array(notice, 'a list of notices'),
        v.maxLength(5, 'at most 5 notices'),
        v.description('Messages to everyone for a while. They reach open pages within five minutes.'),
      ),
    ),
    supportHours: v.exactOptional(v.pipe(byLanguage(text(120)), v.description('When support answers, by language.'))),
    remembersLogin: v.exactOptional(
      v.pipe(v.boolean('true or false'), v.description('Whether the login page offers to remember members.')),
    ),
    currencies: v.exactOptional(
      v.pipe(
        listOf(offered),
        v.minLength(1, 'at least one currency'),
        v.description('What a new member may choose from. The first is preset.'),
      ),
    ),
    quickAmounts: v.exactOptional(
      v.pipe(
        object({ BAHT: v.exactOptional(quickAmounts), LAK: v.exactOptional(quickAmounts) }),
        v.description('What one tap fills in as the amount of a transfer or of a deposit by QR code, by currency, in whole baht or kip.'),
      ),
    ),
    bankApps: v.exactOptional(
      v.pipe(
        v.record(
          bankCode,
          v.pipe(
            v.string(appLink),
            v.check((address) => readAppLink(address) !== null, appLink),
          ),
          'addresses by bank code',
        ),
        v.description(
          'Addresses that open the app of a bank, by bank code: `{"KBANK": "https://…"}`, or with the scheme of the app. Members whose account is at that bank can save a QR code and open the app at one tap.',
        ),
      ),
    ),
    laoAppsPayBaht: v.exactOptional(
      v.pipe(v.boolean('true or false'), v.description('Whether members are told that Lao bank apps pay the QR codes in baht.')),
    ),
    flags: v.exactOptional(
      v.pipe(flagsSchema(pinned), v.description('Values of the flags of the build, unless the build has fixed them.')),
    ),
    site: v.exactOptional(
      v.pipe(
        object({
          origin: v.exactOptional(origin),
          reportUrl: v.exactOptional(reportUrl),
          vitalsShare: v.exactOptional(v.pipe(v.number(share), v.minValue(0, share), v.maxValue(1, share))),
          hstsSubdomains: v.exactOptional(v.boolean('true or false')),
          securityContact: v.exactOptional(contact),
        }),
        v.description(
          'The address of the site, where pages and browsers report what goes wrong ([watching](watching.md)) and for which share of page loads how quick they are, whether all subdomains use TLS, and who is told of a security hole (`security.txt`).',
        ),
      ),
    ),
  });
}

export type Settings = v.InferOutput<ReturnType<typeof settingsSchema>>;

export type SettingsReading<Part = Settings> =
  | { readonly ok: true; readonly settings: Part }
  /** One line a problem: the field, what was given, what is allowed. */
  | { readonly ok: false; readonly problems: readonly string[] };

/** Reads and checks settings from parsed JSON. */
export const readSettings = (json: unknown, facts: BuildFacts): SettingsReading => read(settingsSchema(facts), json);

/** Facts about no build, for what does not depend on one. */
export const noBuild: BuildFacts = { features: [], currencies: [], pinned: [], textOf: () => undefined };

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
  return {
    ok: false,
    problems: issues.map((issue) => `${v.getDotPath(issue) ?? 'settings'} is ${shown(issue.input)}; expected ${issue.message}.`),
  };
}

/** A given value in one short line. */
function shown(given: unknown): string {
  const json = JSON.stringify(given) as string | undefined;
  if (json === undefined) return 'missing';
  return [...json].length > 80 ? `${[...json].slice(0, 79).join('')}…` : json;
}
