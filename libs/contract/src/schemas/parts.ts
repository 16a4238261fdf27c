import {
  fromWireAmount,
  maxDataUrlLength,
  maxHtmlLength,
  maxUrlLength,
  plainValue,
  readWireFlag,
  readWireNumber,
  readWireText,
  toWireAmount,
} from '@wallet/domain';
import * as v from 'valibot';

/** What the answers of several calls are made of. An operator may leave out, add or misspell what is no money. */

/**
 * Whatever came is read by `read` first, and then has to be what `form` says: the form that backends are asked for, and
 * by which whoever describes the wire describes this.
 */
export function readAs<const Form extends v.GenericSchema>(
  form: Form,
  read: (value: unknown) => unknown,
): v.GenericSchema<v.InferInput<Form>, v.InferOutput<Form>> {
  return v.pipe(v.unknown(), v.metadata({ form }), v.transform(read), form);
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What is of no use when it is cut: null where it is longer. */
const whole = (value: string | null, maxLength: number) => (value !== null && value.length > maxLength ? null : value);
export const readId = (value: unknown) => whole(readWireText(value, Infinity), maxUrlLength);
/** A number is no address. */
const readLink = (value: unknown) => (typeof value === 'string' ? whole(value, maxDataUrlLength) : null);

/** An id, a code or an address that has to be there. */
export const filled = readAs(v.pipe(v.string(), v.nonEmpty()), readId);

const optionalText = (
  read: (value: unknown) => string | null,
  form: v.GenericSchema<string | null, string> | v.GenericSchema<string> = v.string(),
) => v.fallback(v.optional(readAs(form, read), ''), '');
/** A text that may be missing; what is no text counts as missing. */
export const text = optionalText(readWireText);
const readHtml = (value: unknown) => (typeof value === 'string' ? readWireText(value, maxHtmlLength) : null);
/** An operator's HTML, or words of the same length; a number is neither. */
export const html = optionalText(readHtml);
/** An id that may be missing. */
export const id = optionalText(readId);
const nullable = v.nullable(v.string(), '');
/** HTML for which null may stand. */
export const markup = optionalText(readHtml, nullable);
/** An address or a drawing that may be missing. Either may hold a picture. */
export const drawing = optionalText(readLink, nullable);
/** An address that may be missing: null then. */
export const link = v.fallback(
  readAs(v.nullable(v.string()), (value) => readLink(value) || null),
  null,
);
/** A number with at most two decimals; whatever is no number is null, which screens show as '-'. */
export const amount = v.fallback(readAs(v.nullable(v.number()), readWireNumber), null);
/**
 * A number that is no money, such as a percentage; whatever else arrives is null.
 *
 * @alias
 */
export const figure = amount;
/** A whole number of things, such as coins; whatever else arrives is null: 0 would say that there are none. */
export const count = v.fallback(readAs(v.nullable(v.pipe(v.number(), v.integer())), readWireNumber), null);
/** A switch that has to be there. */
export const flag = readAs(v.boolean(), readWireFlag);
/** A switch that may be missing: null then, and for whatever is none. */
export const maybeFlag = v.fallback(readAs(v.nullable(v.boolean()), readWireFlag), null);
/** A time as `fromWireTime` reads it; null where none came. */
export const time = v.fallback(readAs(v.nullable(v.union([v.string(), v.number()])), plainValue), null);
/** How many there are over all pages; absent where the backend does not count. */
export const total = v.fallback(v.optional(readAs(v.pipe(v.number(), v.integer(), v.minValue(0)), readWireNumber)), undefined);

/** A code as members and operators write it in a body or a path. */
export const code = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(64));

/** An amount that a member asks for: at most two decimals, never negative. What is too little is for the rules to say. */
export const requestedAmount = v.pipe(
  v.number(),
  v.check((value) => isExact(value), 'an amount with at most two decimals'),
  v.minValue(0),
);

function isExact(value: number): boolean {
  const money = fromWireAmount(value, 'BAHT');
  return money !== null && toWireAmount(money) === value;
}
