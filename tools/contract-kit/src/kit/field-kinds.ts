import {
  fromWireAmount,
  fromWireTime,
  isAllowedLink,
  isWholeAccountNumber,
  parseUrl,
  plainValue,
  readWireFlag,
  readWireNumber,
  readWireText,
  toContactAddress,
  toWireWord,
  type AllowedLinks,
} from '@wallet/domain';

/** What a field is compared with. */
export interface Surroundings {
  /** The backend's clock when it answered, by its `Date` header; otherwise that of this machine. */
  readonly nowMs: number;
  /** What games and pictures of slips may open besides https. */
  readonly allowedLinks: AllowedLinks;
}

export interface FieldKind {
  /** Null when the apps cannot read the value. */
  readonly read: (value: unknown) => unknown;
  /** The form that backends are asked for. */
  readonly form: string;
  /** Whether a value that the apps can read has that form. */
  readonly isForm: (value: unknown) => boolean;
  /** What is wrong with a value that can be read; null when nothing is. */
  readonly findFault?: (value: unknown, around: Surroundings) => string | null;
  /** What the apps cope with. */
  readonly findNote?: (value: unknown, around: Surroundings) => string | null;
}

const isText = (value: unknown) => typeof value === 'string';
const isNumber = (value: unknown) => typeof value === 'number';
const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const firstYearMs = Date.parse('2010-01-01T00:00:00Z');

/** Characters that nobody sees, and spaces at an end: they are copied too. */
const hidden = /[\p{Cc}\p{Cf}]|^\s|\s$/u;
/** What UTF-8 turns into when it is read as another encoding, and what replaces a character that was lost. */
const garbled = /\ufffd|à[¸¹º»]|Ã.|\?{4,}/;
const entity = /&(?:amp|lt|gt|quot|#\d+|#x[\da-f]+|nbsp);|<\/?[a-z][^<>]*>/i;
const httpPicture = /<img\s[^>]*src\s*=\s*["']?http:/i;

const findGarbled = (value: unknown) =>
  garbled.test(textOf(value)) ? 'the letters are garbled: the text was read or stored in another encoding than UTF-8' : null;
const findHidden = (value: unknown) =>
  hidden.test(textOf(value)) ? 'it contains characters that nobody sees, or spaces at an end: they are copied and sent too' : null;

const text: FieldKind = {
  read: (value) => readWireText(value),
  form: 'a text in UTF-8 without mark-up',
  isForm: isText,
  findFault: (value) => findGarbled(value) ?? (entity.test(textOf(value)) ? 'it contains mark-up, which is shown as it stands' : null),
};

const id: FieldKind = {
  read: (value) => readWireText(value, Infinity),
  form: 'a text without spaces at its ends',
  isForm: isText,
  findFault: findHidden,
};

const numeric = (form: string, read: FieldKind['read'] = readWireNumber, findFault?: FieldKind['findFault']): FieldKind => ({
  read,
  form,
  isForm: isNumber,
  ...(findFault && { findFault }),
});
const amountForm = 'a JSON number with at most two decimals, such as 100.5';
const readAmount = (value: unknown) => fromWireAmount(value, 'BAHT');
const findDebt = (value: unknown) => (Number(readWireNumber(value)) < 0 ? 'it is below zero' : null);

const time = (findFault: NonNullable<FieldKind['findFault']>): FieldKind => ({
  read: fromWireTime,
  form: 'a time in ISO 8601 with its zone, such as 2026-01-31T09:30:00Z, or epoch milliseconds',
  isForm: (value) => isNumber(value) || isText(value),
  findFault,
});

const loopback = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/;

/** Whether an address from outside can be opened, as `safeUrl` of the apps decides. */
function findLinkFault(value: unknown, { allowedLinks }: Surroundings): string | null {
  const address = textOf(value).trim();
  const url = parseUrl(address);
  if (url === null) return 'it is no complete address';
  if (hidden.test(address)) return 'it contains characters that nobody sees';
  if (url.username !== '' || url.password !== '') return 'it contains a name or password before the host, which apps do not open';
  // Of a backend on this machine, which needs no https.
  if (isAllowedLink(url, allowedLinks) || (url.protocol === 'http:' && loopback.test(url.hostname))) return null;
  return `apps do not open ${url.protocol} addresses${url.protocol === 'http:' ? '' : ' unless the build allows them'}`;
}

const link: FieldKind = { read: (value) => textOf(value) || null, form: 'an https address', isForm: isText, findFault: findLinkFault };

/** Schemes of apps that a build can allow. Those that a browser itself runs or reads can never be. */
const appScheme = /^(?!https?:|javascript:|data:|file:|vbscript:|blob:|about:|ftp:|wss?:)[a-z][a-z\d+.-]*:\S/i;
const appLink: FieldKind = {
  ...link,
  form: 'an https address, or an address of an app that the build allows',
  findFault: (value, around) => (appScheme.test(textOf(value).trim()) ? null : findLinkFault(value, around)),
  findNote: (value, around) =>
    appScheme.test(textOf(value).trim()) && findLinkFault(value, around) !== null
      ? 'it opens an app: members can open it only where VITE_ALLOWED_LINKS names its scheme'
      : null,
};

const contactSchemes = /^(?:line|tel|mailto|market|itms-apps):\S/i;
const contactLink: FieldKind = {
  ...link,
  form: 'an https address, or one of the LINE app',
  findFault: (value, around) => {
    const address = toContactAddress(textOf(value));
    return contactSchemes.test(address) ? null : findLinkFault(address, { ...around, allowedLinks: [] });
  },
  findNote: (value) => {
    const address = textOf(value).trim();
    return contactSchemes.test(address) || /^https:/i.test(address) ? null : 'it is no https address: the apps make one of it';
  },
};

const pictureData = /^data:image\/(?:png|jpeg|gif|webp|svg\+xml)[;,]/i;
const ownPath = /^\/(?!\/)/;
const picture: FieldKind = {
  ...link,
  form: 'an https address of a picture, a path of the own site or a data: picture',
  findFault: (value, around) => {
    const address = textOf(value).trim();
    return pictureData.test(address) || ownPath.test(address) ? null : findLinkFault(address, { ...around, allowedLinks: [] });
  },
};
/** The name of a file, which reads like that of a host. */
const fileName = /^[^/:]+\.(?:png|jpe?g|gif|svg|webp)$/i;
const contactPicture: FieldKind = {
  ...picture,
  findFault: (value, around) =>
    fileName.test(textOf(value).trim())
      ? 'it is no complete address'
      : (picture.findFault?.(toContactAddress(textOf(value)), around) ?? null),
};

const word = (...known: readonly string[]): FieldKind => ({
  read: (value) => readWireText(value),
  form: `one of ${known.join(', ')}`,
  isForm: isText,
  findNote: (value) => (known.includes(toWireWord(textOf(value))) ? null : `it is none of ${known.join(', ')}`),
});

/** A member's own account, of which a part may be masked. */
const ownAccount: FieldKind = {
  ...id,
  read: (value) => (isText(value) || Number(value) >= 10 ** 9 ? readWireText(value) : null),
  form: 'digits as text: a number loses zeros at its start',
};

/** The kinds of fields, by what the apps do with them. */
export const fieldKinds = {
  amount: numeric(amountForm, readAmount),
  /** An amount of money that somebody has or owns, which is never below zero. */
  holding: numeric(amountForm, readAmount, findDebt),
  figure: numeric('a JSON number'),
  count: numeric('a whole JSON number', (value) => (Number.isInteger(readWireNumber(value)) ? readWireNumber(value) : null), findDebt),
  minutes: numeric('a JSON number of minutes', readWireNumber, (value) =>
    Number(readWireNumber(value)) > 0 ? null : 'it is not above zero',
  ),
  timeOfDay: {
    read: (value) => (/^\s*(?:[01]?\d|2[0-3]):[0-5]\d(?::[0-5]\d)?\s*$/.test(textOf(value)) ? value : null),
    form: 'HH:mm in Bangkok time',
    isForm: (value) => /^\d\d:\d\d$/.test(textOf(value)),
  },
  pastTime: time((value, { nowMs }) => {
    const ms = Number(fromWireTime(value));
    if (ms > nowMs + 2 * minuteMs)
      return 'it lies in the future by the backend’s own clock: local time was written as UTC, or a clock is wrong';
    return ms < firstYearMs ? 'it lies before 2010: the unit or the zone is wrong' : null;
  }),
  expiry: time((value, { nowMs }) => {
    const ms = Number(fromWireTime(value));
    if (ms <= nowMs) return 'it has already passed by the backend’s own clock';
    return ms > nowMs + dayMs ? 'it lies more than a day ahead by the backend’s own clock' : null;
  }),
  switch: { read: readWireFlag, form: 'true or false', isForm: (value) => typeof value === 'boolean' },
  /** A switch, or the thing itself that is there. */
  presence: {
    read: (value) => readWireFlag(value) ?? (typeof value === 'object' ? value : null),
    form: 'true or false',
    isForm: (value) => typeof value === 'boolean',
  },
  /** An amount, or whether there is one. */
  amountOrSwitch: {
    read: (value) => readAmount(value) ?? readWireFlag(value),
    form: 'an amount, or true or false',
    isForm: (value) => isNumber(value) || typeof value === 'boolean',
  },
  text,
  html: {
    read: (value) => (isText(value) ? value : null),
    form: 'HTML in UTF-8',
    isForm: isText,
    findFault: (value) =>
      findGarbled(value) ?? (httpPicture.test(textOf(value)) ? 'it shows a picture by http, which browsers block on an https page' : null),
  },
  /** A word of a list, such as a status. It says nothing of a member. */
  word: text,
  /** The wallet, or the code of a game account. */
  place: text,
  /** A word or number of CSS. */
  color: text,
  id,
  /** The code of a bank, a game, a bonus or a prize, which the operator chose. */
  code: id,
  /** An id, code or name that may be a number too. */
  mark: { ...id, isForm: (value) => isText(value) || isNumber(value) },
  /** What a member copies into another app. */
  credential: { ...id, form: 'a text, exactly as it has to be typed' },
  ownAccount,
  /** An account that members send money to. */
  payeeAccount: {
    ...ownAccount,
    findFault: (value) => findHidden(value) ?? (isText(value) && !isWholeAccountNumber(value) ? 'it is no whole account number' : null),
  },
  link,
  appLink,
  contactLink,
  picture,
  contactPicture,
  /** The mark-up of a QR code: looked at by itself. */
  qrMarkup: { read: (value) => (isText(value) ? value : null), form: 'an SVG, or a picture element', isForm: isText },
  form: {
    read: (value) => (typeof value === 'object' ? value : null),
    form: 'an object of texts',
    isForm: (value) => typeof value === 'object',
  },
  anything: { read: (value) => plainValue(value), form: 'as agreed', isForm: () => true },
  category: word('slot', 'sport', 'lotto'),
  period: word('limit', 'day', 'week'),
  entryType: word('deposit', 'bonus', 'finish_bonus', 'withdraw', 'transfer'),
  currency: {
    read: (value) => (['BAHT', 'THB', 'LAK', 'KIP'].includes(textOf(value).trim().toUpperCase()) ? value : null),
    form: 'BAHT or LAK',
    isForm: isText,
  },
} as const satisfies Readonly<Record<string, FieldKind>>;

export type FieldKindName = keyof typeof fieldKinds;
