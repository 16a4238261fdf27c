import { numberFor, type Random } from './random.ts';
import { absent, isRecord } from './ways.ts';

/*
 * What another backend may say although the contract's schemas read it as something else: words of its own, pictures of its
 * own, less than there is to say, and ids of its own, which `aliases` finds again.
 */

type Fields = Readonly<Record<string, unknown>>;
type Exception = (value: unknown, random: Random, object: Fields) => unknown;

/** A field that backends may leave out although there is something to say. Amounts of money are never left out. */
const sometimes: Exception = (value, random) => (random.onceIn(3) ? random.pick([absent, null, '']) : value);

/** A word that the specification does not list: any other word means the same. */
const anyWordBut =
  (known: readonly unknown[], others: readonly unknown[]): Exception =>
  (value, random) =>
    typeof value !== 'string' || known.includes(value) ? value : random.pick([value, ...others]);

/** What opens in an app: by a page, or by the app's own scheme. */
const appLink =
  (own: string): Exception =>
  (value, random) =>
    typeof value === 'string' && value !== '' && random.onceIn(3) ? own : value;

const dot = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1H0z"/></svg>')}`;
/** The sandbox has no pictures of games. */
const picture: Exception = (value, random) => (value === null && random.onceIn(4) ? dot : value);

/** The mark-up of a drawing: itself, or the picture of it in an element, or by its address alone. */
const drawing: Exception = (value, random) => {
  if (typeof value !== 'string' || value === '') return value;
  const address = `data:image/svg+xml;base64,${Buffer.from(value).toString('base64')}`;
  return random.settled('drawing').pick([value, `<p><img alt="QR" src="${address}"></p>`, `<img src='${address}' />`, address]);
};

/** An id that comes back in a later request. */
const returningId =
  (name: string): Exception =>
  (value, random) =>
    typeof value === 'string' && value !== '' && random.settled(`number ${name}`).onceIn(3) ? numberFor(random.seed, value) : value;

/** How a backend names a prize: by its slice's code, by its label, by an id of the slice's own, by the slice itself, or only by its name. */
const prizeNaming = (random: Random) => random.settled('prize').pick(['code', 'label', 'id', 'slice', 'name'] as const);

const prize: Exception = (value, random) => {
  if (!isRecord(value)) return value;
  const { slice: code, name: label } = value;
  const naming = prizeNaming(random);
  if (naming === 'name') return { name: label };
  return { ...value, slice: { code, label, id: numberFor(random.seed, String(code)), slice: { code, label } }[naming] };
};

/** By field, or by operation and field. */
export const exceptions: Readonly<Partial<Record<string, Exception>>> = {
  nameEN: sometimes,
  website: sometimes,
  lineName: sometimes,
  lineQR: sometimes,
  bgColor: sometimes,
  textColor: sometimes,
  // A list may be null if the total is 0.
  total: (value, random, object) => (value === 0 ? value : sometimes(value, random, object)),
  // Only of the statement does the specification say that the total is told.
  'getStatement.total': (value) => value,
  // Kip is the Laos build's first currency. Elsewhere it is baht, which nobody names. True money is in baht unless the backend says otherwise.
  currency: (value, random, object) =>
    value === 'LAK' && !('walletAccountName' in object) ? random.pick<unknown>([value, absent, null, '']) : value,
  // An account that is not open has no balance.
  'getWallet.amount': (value, random, { isActive }) => (isActive === false && random.onceIn(2) ? null : value),
  mode: anyWordBut(['AUTO'], ['MANUAL', 'SEMI', '', null, absent]),
  status: anyWordBut(['SUCCESS', 'FAILED'], ['PROCESSING', 'WAITING', '', null, absent]),
  sender: anyWordBut(['customer'], ['admin', 'BOT', 'support']),
  logo: picture,
  background: picture,
  android: appLink('market://details?id=com.example.game'),
  ios: appLink('itms-apps://apps.apple.com/app/id1234567890'),
  lineLink: (value, random, object) => (random.onceIn(2) ? sometimes : appLink('line://ti/p/@support'))(value, random, object),
  qrcode: drawing,
  qrcodeId: returningId('qrcodeId'),
  reference: returningId('reference'),
  prize,
  // Whether there is a refund, without its amount; and the bonus itself that blocks it.
  'getRefundState.result': (value, random) => (typeof value === 'number' && random.onceIn(3) ? value > 0 : value),
  'getRefundState.bonus': (value, random) => (random.onceIn(2) ? value : value === true ? { type: 'limit', isActive: true } : null),
};

/** Lists in an order that means something. */
export const orderedLists: ReadonlySet<string> = new Set([
  'getConditions',
  'getAgreements',
  'getSources',
  'getChatHistory',
  'getInviteBanners',
  'getRefundBanners',
  'banners',
  'slices',
  'slips',
  'statements',
]);

/** What was won, beside the rest or in a result of its own; by the id of its slice if this backend names prizes so. */
const spun = ({ success, code: own, label, remainingCoin, ...more }: Fields, random: Random): Fields => {
  if (typeof own !== 'string' || own === '') return { ...more, success, code: own, label, remainingCoin };
  const code = prizeNaming(random) === 'id' ? numberFor(random.seed, own) : own;
  return random.settled('spin').pick<Fields>([
    { ...more, success, code, label, remainingCoin },
    { ...more, success, result: { code, label }, remainingCoin },
    { ...more, success, result: code, label, remainingCoin },
    { ...more, result: { code, label, remainingCoin } },
  ]);
};

/** By the name of the object. */
export const reshaped: Readonly<Partial<Record<string, (written: Fields, random: Random) => Fields>>> = {
  'slices[]': (slice, random) => (prizeNaming(random) === 'id' ? { ...slice, id: numberFor(random.seed, String(slice.code)) } : slice),
  spin: spun,
};

/** What an action says when it is done: the specification names no more than a message, and that of a few. */
export function acted(response: unknown, random: Random): unknown {
  if (!isRecord(response)) return response;
  return random.pick<Fields>([
    response,
    { ...response, message: random.pick(['SUCCESS', 'OK']) },
    { ...response, __v: 0 },
    { ...response, success: random.pick<unknown>([true, 1, 'true', 'TRUE', '1']), error: random.pick<unknown>([null, '', false]) },
    { code: 'SUCCESS', data: null, ...response },
  ]);
}
