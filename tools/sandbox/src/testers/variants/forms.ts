import { inBangkok } from '../../operators/in-bangkok.ts';
import { hash, type Random } from './random.ts';

/** Stands for a field that is left out. */
export const absent = Symbol('absent');

/** Writes a value in another way that means the same. `at` names the field, for what is settled about it. */
export type Form = (value: unknown, random: Random, at: string) => unknown;

/** What is settled about a field holds in every call that has it. */
const fieldOf = (at: string) => at.slice(at.lastIndexOf('.') + 1);

const isNumber = (value: unknown): value is number => typeof value === 'number';

/** As it is: what the specification fixes. */
export const stored: Form = (value) => value;

/** An amount: a number, one that came out of sums of binary fractions, or its figures as text. */
export const amount: Form = (value, random) => {
  if (!isNumber(value)) return value;
  const figures = value.toFixed(2);
  const grouped = figures.replace(/\B(?=(\d{3})+\.)/g, ',');
  return random.pick<() => unknown>([
    () => value,
    () => value * (1 + Number.EPSILON),
    () => figures,
    () => `${figures}00`,
    () => grouped,
    () => String(value),
    () => ` ${figures} `,
    () => ({ $numberDecimal: figures }),
  ])();
};

/** A number that is no amount: a rate, a percentage, a count. */
export const figure: Form = (value, random) =>
  isNumber(value) ? random.pick<() => unknown>([() => value, () => String(value), () => ({ $numberInt: String(value) })])() : value;

/** A switch. */
export const flag: Form = (value, random) =>
  typeof value === 'boolean'
    ? random.pick<unknown>([value, Number(value), String(value), String(value).toUpperCase(), String(Number(value))])
    : value;

/** What happened when. Whether its milliseconds are told is settled, as a backend keeps them or does not. */
export const time: Form = (value, random, at) => {
  if (typeof value !== 'string') return value;
  const ms = Date.parse(value);
  const seconds = Math.floor(ms / 1000);
  if (random.settled(`precision ${fieldOf(at)}`).onceIn(2)) {
    return random.pick<() => unknown>([
      () => value,
      () => ms,
      () => String(ms),
      () => ({ $date: value }),
      () => inBangkok(ms).format('YYYY-MM-DDTHH:mm:ss.SSS[+07:00]'),
      () => inBangkok(ms).format('YYYY-MM-DD HH:mm:ss.SSS[+07]'),
      () => value.replace('Z', '000Z'),
    ])();
  }
  const whole = new Date(seconds * 1000);
  return random.pick<() => unknown>([
    () => whole.toISOString().replace('.000', ''),
    () => seconds,
    () => String(seconds),
    () => inBangkok(whole).format('YYYY-MM-DDTHH:mm:ss[+07:00]'),
    () => inBangkok(whole).format('YYYY-MM-DD HH:mm:ss [+0700]'),
    () => whole.toUTCString(),
    () => inBangkok(whole).format('ddd, DD MMM YYYY HH:mm:ss [+0700]'),
    () => ({ $date: { $numberLong: String(seconds * 1000) } }),
  ])();
};

/** An id that nobody sends back: its form is settled, and so is the id. */
export const id: Form = (value, random, at) => {
  if (typeof value !== 'string') return value;
  const asNumber = Number(value);
  const forms = [value, { $oid: value }, ...(String(asNumber) === value && Number.isSafeInteger(asNumber) ? [asNumber] : [])];
  return random.settled(`id ${fieldOf(at)}`).pick(forms);
};

/** An id that comes back in a later call, where `aliases` finds the sandbox's own again. */
export const returningId: Form = (value, random, at) => {
  if (typeof value !== 'string' || value === '') return value;
  return random
    .settled(`id ${fieldOf(at)}`)
    .pick<() => unknown>([() => value, () => ({ $oid: value }), () => numberFor(random.seed, value)])();
};

/** The number under which an id goes where ids are numbers: exact in JSON, and the same each time. */
export function numberFor(seed: number, id: string): number {
  return 10 ** 14 + hash(`${String(seed)} ${id}`) * 10 ** 4 + (hash(id) % 10 ** 4);
}

/** A text that may be missing. */
export const maybe =
  (form: Form, times = 3): Form =>
  (value, random, at) =>
    random.onceIn(times) ? random.pick([absent, null, '']) : form(value, random, at);

/** A field that only some backends have: those that have it leave it empty where there is nothing to say. */
export const noneOf =
  (names: readonly string[], form: Form): Form =>
  (value, random, at) => {
    const written = form(value, random, at);
    if (!isRecord(written)) return written;
    const none = names.filter((name) => !(name in written) && random.onceIn(3)).map((name) => [name, random.pick([null, ''])] as const);
    return { ...Object.fromEntries(none), ...written };
  };

/** A list that is left out, or null, where there is nothing in it. */
export const maybeEmpty =
  (list: Form): Form =>
  (value, random, at) =>
    Array.isArray(value) && value.length === 0 ? random.pick<unknown>([value, null, absent]) : list(value, random, at);

/** A word that the specification names, or any other that means the opposite. */
export const otherThan =
  (known: string, others: readonly unknown[]): Form =>
  (value, random) =>
    value === known ? value : random.pick([value, ...others]);

/** An address or mark-up of which the specification says that it may be null. */
export const nullable: Form = (value, random) => (value === null || value === '' ? random.pick([absent, null, '']) : value);

/** An address with spaces around it, or its scheme in capitals. */
export const link: Form = (value, random) => {
  if (typeof value !== 'string' || !/^https?:\/\//.test(value)) return nullable(value, random, '');
  return random.pick([value, ` ${value} `, value.replace(/^https?/, (scheme) => scheme.toUpperCase())]);
};

/** What opens in an app: by a page, or by the app's own scheme. */
export const appLink =
  (own: string): Form =>
  (value, random, at) =>
    typeof value === 'string' && value !== '' && random.onceIn(3) ? own : link(value, random, at);

/** A state that is neither of the two that the specification names: any word for it will do, and none. */
export const status: Form = (value, random, at) =>
  value === 'FAILED' ? value : otherThan('SUCCESS', ['PROCESSING', 'WAITING', '', null, absent])(value, random, at);

/** A picture's address, or the picture itself; of the sandbox's own there is none. */
const dot = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1H0z"/></svg>')}`;
export const picture: Form = (value, random) => (value === null || value === '' ? random.pick([absent, null, '', dot]) : value);

/** The mark-up of a drawing: itself, or the picture of it in an element, or by its address alone. Settled, as each backend draws in one way. */
export const drawing: Form = (value, random) => {
  if (typeof value !== 'string') return value;
  const address = `data:image/svg+xml;base64,${Buffer.from(value).toString('base64')}`;
  return random.settled('drawing').pick([value, `<p><img alt="QR" src="${address}"></p>`, `<img src='${address}' />`, address]);
};

/** What nobody asked for. */
const extras: Readonly<Record<string, unknown>> = {
  __v: 0,
  _class: 'com.example.Answer',
  createdBy: null,
  tags: [],
  meta: { node: 'b2', cached: false },
  legacy_flag: 'Y',
  remark: '',
};

/** An object: its fields in any order, each by its form, and fields that nobody asked for. */
export function fields(forms: Readonly<Record<string, Form>>): Form {
  return (value, random, at) => {
    if (!isRecord(value)) return value;
    const written = Object.entries(value)
      .map(([name, held]) => [name, forms[name]?.(held, random, `${at}.${name}`) ?? held] as const)
      .filter(([, held]) => held !== absent);
    const more = Object.entries(extras).filter(() => random.onceIn(4));
    return Object.fromEntries(random.shuffle([...written, ...more]));
  };
}

/** A list in the order that it has, each entry by its form. */
export const listed =
  (entry: Form): Form =>
  (value, random, at) =>
    Array.isArray(value) ? value.map((one: unknown) => entry(one, random, `${at}[]`)) : value;

/** A list of which nothing says in which order it comes. */
export const unordered =
  (entry: Form): Form =>
  (value, random, at) => {
    const list = listed(entry)(value, random, at);
    return Array.isArray(list) && random.onceIn(2) ? random.shuffle(list as unknown[]) : list;
  };

/** A list by itself, or under its name in an object. */
export const named =
  (name: string, list: Form): Form =>
  (value, random, at) => {
    const written = list(value, random, at);
    return random.pick<() => unknown>([
      () => written,
      () => ({ [name]: written }),
      () => ({ data: written, total: Array.isArray(written) ? written.length : 0 }),
    ])();
  };

/** An answer that is one switch: under its own name, by itself, or under a plain name. */
export const lookupFlag =
  (name: string): Form =>
  (value, random, at) => {
    if (!isRecord(value)) return value;
    const written = flag(value[name], random, at);
    return random.pick<() => unknown>([
      () => ({ [name]: written }),
      () => value[name],
      () => ({ enabled: written }),
      () => ({ active: written }),
    ])();
  };

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
