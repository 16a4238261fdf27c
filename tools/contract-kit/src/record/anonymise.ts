import { randomInt } from 'node:crypto';
import {
  fromWireTime,
  gameCategories,
  isErrorCode,
  isSlipReason,
  readWireFlag,
  readWireNumber,
  statementTypes,
  toWireWord,
  walletPlace,
} from '@wallet/domain';
import { operations, type OperationId } from '@wallet/contract/operations';
import { generate } from 'promptparse';
import { renderSVG } from 'uqr';
import { consequences } from '../kit/consequences.ts';
import { fieldKinds, type FieldKindName } from '../kit/field-kinds.ts';
import { listFields } from '../kit/shape.ts';

/** An answer, and what it answers. */
export interface Answer {
  readonly operation: OperationId;
  readonly json: unknown;
  /** The parameters in the path of the call. They come from other answers. */
  readonly params: Readonly<Record<string, string>>;
}

type Kind = FieldKindName | 'unknown';
type Write = (value: unknown) => unknown;

/** The words of the specification and what backends say in their stead. A word that is not here may be a name. */
const words: ReadonlySet<string> = new Set([
  ...[...statementTypes, ...gameCategories, 'limit', 'day', 'week', 'promotion', 'bonus'],
  ...['success', 'failed', 'in_progress', 'pending', 'processing', 'waiting', 'auto', 'manual', 'semi', 'payment'],
  ...['customer', 'agent', 'admin', 'support', 'bot', 'system', 'text', 'media', 'postback', 'image', 'video'],
]);
const isWord = (value: unknown) => words.has(toWireWord(String(value))) || isErrorCode(String(value)) || isSlipReason(String(value));

/** Names of fields that hold or stand for those of the tables, and the types of MongoDB's Extended JSON. */
const otherNames = [
  'data',
  'history',
  'banks',
  'sources',
  'conditions',
  'agreements',
  'banners',
  'bonuses',
  'coupons',
  'slice',
  'enabled',
  'coin',
];
const names: ReadonlySet<string> = new Set([
  ...otherNames,
  ...['$oid', '$date', '$numberInt', '$numberLong', '$numberDouble', '$numberDecimal'],
  ...Object.values(consequences).flatMap(({ fields }) => Object.keys(fields).flatMap((path) => path.split(/\.|\[\]/))),
]);

const code = /^(?:[a-z][\w-]{0,31}|\d{1,4})$/i;
const color = /^(?:#[\da-f]{3,8}|[a-z]+)$/i;
const isCount = (value: unknown) => (readWireNumber(value) ?? Infinity) < 1_000_000;

/** Values that say nothing of a member stay, as long as they are what they should be. */
const kept: Readonly<Partial<Record<Kind, (value: unknown) => boolean>>> = {
  switch: (value) => readWireFlag(value) !== null,
  count: isCount,
  minutes: isCount,
  timeOfDay: (value) => fieldKinds.timeOfDay.read(value) !== null,
  category: isWord,
  period: isWord,
  entryType: isWord,
  word: isWord,
  place: (value) => value === walletPlace,
  currency: (value) => fieldKinds.currency.read(value) !== null,
  color: (value) => color.test(String(value)),
};
const amounts: ReadonlySet<Kind> = new Set(['amount', 'holding', 'figure', 'amountOrSwitch', 'unknown', 'anything', 'form']);
const links: ReadonlySet<Kind> = new Set(['link', 'appLink', 'contactLink']);
const pictures: ReadonlySet<Kind> = new Set(['picture', 'contactPicture']);

const madeUpLink = 'https://example.com/recorded';
const madeUpPicture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="#888" d="M0 0h4v3H0z"/></svg>')}`;
const address = /^[a-z][a-z\d+.-]*:\S/i;

interface Anonymised {
  readonly answers: readonly Answer[];
  /** The words, codes and colours that were not replaced. */
  readonly kept: readonly string[];
}

/**
 * Replaces all that belongs to a member or an operator by something made up of the same form: the same name, number or amount by the same
 * one everywhere, a larger amount by a larger one.
 */
export function anonymise(recorded: readonly Answer[]): Anonymised {
  const codes = findCodes(recorded);
  const found: number[] = [];
  for (const { operation, json } of recorded) {
    visit(json, kindsOf(operation), (kind, value) => {
      if (amounts.has(kind) && isAmount(value)) found.push(sizeOf(value));
      return value;
    });
  }
  const amountFor = createAmounts(found);
  const scramble = createScrambler();
  const agoMs = randomInt(1, 30) * 24 * 3_600_000 + randomInt(3_600_000);

  const keptTexts = new Set<string>(codes);
  const textFor: Write = (value) =>
    typeof value === 'string' && !codes.has(value) ? (address.test(value) ? madeUpLink : scramble(value)) : value;
  const write = (kind: Kind, value: unknown, whole: unknown): unknown => {
    if (value === null || typeof value === 'boolean' || value === '' || kept[kind]?.(value)) {
      if (typeof value === 'string' && /[a-z]/i.test(value)) keptTexts.add(value);
      return value;
    }
    if (amounts.has(kind) && isAmount(value)) return writeAmount(value, amountFor);
    if (links.has(kind)) return madeUpLink;
    if (pictures.has(kind)) return madeUpPicture;
    if (kind === 'qrMarkup') return madeUpCode(amountFor(sizeOf((whole as { amount?: unknown }).amount)));
    if (kind === 'html' && typeof value === 'string')
      return value
        .split(/(<[^>]*>)/)
        .map(writeMarkup(textFor))
        .join('');
    if (kind === 'pastTime' || kind === 'expiry')
      return writeTime(value, agoMs) ?? textFor(typeof value === 'number' ? String(value) : value);
    return typeof value === 'number' ? Number(scramble(String(value))) : textFor(value);
  };
  const answers = recorded.map(({ operation, json, params }) => {
    const kinds = kindsOf(operation);
    return {
      operation,
      json: visit(json, kinds, (kind, value) => write(kind, value, json)),
      // Their names are those of the contract.
      params: Object.fromEntries(
        Object.entries(params).map(([name, value]) => [name, String(write(kinds.get(name) ?? 'unknown', value, json))]),
      ),
    };
  });
  return { answers, kept: [...keptTexts].sort() };
}

/** Kinds of fields in which a code may stand too. */
const codeKinds: ReadonlySet<Kind> = new Set(['code', 'place', 'mark', 'word', 'category', 'currency']);

/** The codes of banks, games, bonuses, prizes and sources where the schemas have them, as far as no other field has the same text. */
function findCodes(answers: readonly Answer[]): ReadonlySet<string> {
  const codes = new Set<string>();
  for (const { operation, json } of answers) {
    const { fields } = consequences[operation];
    for (const { path, value } of listFields(operations[operation].response, json)) {
      if (fields[path]?.kind === 'code' && code.test(String(value))) codes.add(String(value));
    }
  }
  for (const { operation, json } of answers) {
    visit(json, kindsOf(operation), (kind, value) => {
      if (!codeKinds.has(kind)) codes.delete(String(value));
      return value;
    });
  }
  return codes;
}

const madeUpCode = (amount: number) =>
  renderSVG(generate.billPayment({ billerId: '099999999999999', ref1: 'RECORDED', amount: amount || 1 }), { border: 4 });

/** The kinds of the fields of an operation by name, wherever a backend puts them. */
function kindsOf(operation: OperationId): ReadonlyMap<string, FieldKindName> {
  const rows = Object.entries(consequences[operation].fields);
  return new Map(rows.map(([path, { kind }]) => [/[^.]*$/.exec(path)?.[0].replace(/^\[\]$/, '') ?? '', kind]));
}

/** Replaces every value. What databases wrap, such as `{"$oid": …}`, belongs to the field around it. */
function visit(
  json: unknown,
  kinds: ReadonlyMap<string, FieldKindName>,
  write: (kind: Kind, value: unknown) => unknown,
  name = '',
): unknown {
  if (Array.isArray(json)) return json.map((entry) => visit(entry, kinds, write, name));
  if (typeof json !== 'object' || json === null) return write(kinds.get(name) ?? 'unknown', json);
  const fields = Object.entries(json).map(([key, value]) => {
    const inner = key.startsWith('$') ? name : key;
    return [names.has(key) ? key : String(write('unknown', key)), visit(value, kinds, write, inner)];
  });
  return Object.fromEntries(fields) as unknown;
}

/** Text between tags is replaced. Tags lose their attributes, entities and placeholders stay. */
const writeMarkup =
  (textFor: Write) =>
  (part: string): string => {
    const tag = /^<(\/?[a-z][a-z\d]*)/i.exec(part);
    if (tag) return `<${tag[1] ?? ''}>`;
    return part
      .split(/(&#?\w+;|%\w+%)/)
      .map((piece, index) => (index % 2 === 1 ? piece : String(textFor(piece))))
      .join('');
  };

/** The same moment before, in the same unit. */
function writeTime(value: unknown, agoMs: number): unknown {
  const ms = fromWireTime(value);
  if (ms === null) return null;
  if (typeof value !== 'number') return new Date(ms - agoMs).toISOString();
  return value < 10 ** 11 ? Math.round((ms - agoMs) / 1000) : ms - agoMs;
}

function writeAmount(value: unknown, amountFor: (amount: number) => number): unknown {
  const amount = Number(readWireNumber(value));
  const madeUp = Math.sign(amount) * amountFor(sizeOf(value));
  return typeof value === 'number' ? madeUp : madeUp.toFixed(2);
}

/** What is longer is no amount, but an id. */
const isAmount = (value: unknown) => Math.abs(readWireNumber(value) ?? Infinity) < 10 ** 12;
const sizeOf = (value: unknown) => Math.round(Math.abs(readWireNumber(value) ?? 0) * 100) / 100;

/** Gives each amount another one with as many digits, in the same order. 0 stays 0. */
function createAmounts(found: readonly number[]): (amount: number) => number {
  const madeUp = new Map<number, number>([[0, 0]]);
  const groups = new Map<string, number[]>();
  for (const amount of new Set(found)) {
    if (amount === 0) continue;
    const isWhole = Number.isInteger(amount);
    const group = `${String(String(Math.trunc(amount)).length)} ${String(isWhole)}`;
    groups.set(group, [...(groups.get(group) ?? []), amount]);
  }
  for (const [group, members] of groups) {
    const digits = Number(group.split(' ')[0]);
    const unit = group.endsWith('true') ? 1 : 100;
    const [least, most] = [10 ** (digits - 1) * unit, 10 ** digits * unit];
    const others = new Set<number>();
    const own = new Set(members.map((amount) => Math.round(amount * unit)));
    // A group in which nearly all figures occur has too few others.
    const mayRepeat = members.length * 3 > most - least;
    while (others.size < members.length) {
      const candidate = randomInt(least, most);
      if (mayRepeat || (!own.has(candidate) && (unit === 1 || candidate % 100 !== 0))) others.add(candidate);
    }
    const sorted = [...others].sort((one, other) => one - other);
    for (const [index, amount] of members.toSorted((one, other) => one - other).entries()) madeUp.set(amount, (sorted[index] ?? 0) / unit);
  }
  return (amount) => madeUp.get(amount) ?? 0;
}

/** Each alphabet by itself, so that letters stay letters of their script. Marks above and below letters stay. */
const alphabets: readonly string[] = [
  '0123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  'กขคงจฉชซญดตถทธนบปผพฟภมยรลวศสหอ',
  'ກຂຄງຈສຊຍດຕຖທນບປຜຝພຟມຢຣລວຫອຮ',
];

/** Replaces every letter and digit by another one of its kind: the same text by the same one. */
function createScrambler(): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const made = known.get(text) ?? [...text].map(otherLetter).join('');
    known.set(text, made);
    return made;
  };
}

function otherLetter(letter: string): string {
  const alphabet = alphabets.find((candidate) => candidate.includes(letter));
  // What belongs to no alphabet is no name: spaces and punctuation stay, letters of other scripts do not.
  if (alphabet === undefined) return /\p{L}|\p{N}/u.test(letter) ? 'x' : letter;
  const others = [...alphabet].filter((candidate) => candidate !== letter);
  return others[randomInt(others.length)] ?? 'x';
}
