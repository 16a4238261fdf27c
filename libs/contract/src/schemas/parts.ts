import {
  cleanText,
  fromWireAmount,
  maxLabelLength,
  maxDataUrlLength,
  maxHtmlLength,
  maxUrlLength,
  plainValue,
  readWireFlag,
  readWireNumber,
  readWireText,
  toWireAmount,
  withoutDirectionMarks,
} from '@wallet/domain';
import * as v from 'valibot';

/** The parts of several responses. An operator may leave out, add or misspell everything that is not money. */

/**
 * Converts the input with `read`, then validates it against `form`. `form` is what the contract asks backends to send,
 * and what the OpenAPI document shows.
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

/** For values that are useless when truncated: null if the value is too long. */
const whole = (value: string | null, maxLength: number) => (value !== null && value.length > maxLength ? null : value);
export const readId = (value: unknown) => whole(readWireText(value, Infinity), maxUrlLength);
/** A number is not a URL. */
const readLink = (value: unknown) => (typeof value === 'string' ? whole(value, maxDataUrlLength) : null);

/** A required id, code or URL. */
export const filled = readAs(v.pipe(v.string(), v.nonEmpty()), readId);

const optionalText = (
  read: (value: unknown) => string | null,
  form: v.GenericSchema<string | null, string> | v.GenericSchema<string> = v.string(),
) => v.fallback(v.optional(readAs(form, read), ''), '');
/** Ids keep every character. Texts are only shown. */
const readText = (value: unknown) => {
  const read = readWireText(value);
  return read === null ? null : withoutDirectionMarks(read);
};
/** An optional text. Other types count as absent. */
export const text = optionalText(readText);
const readHtml = (value: unknown) => (typeof value === 'string' ? readWireText(value, maxHtmlLength) : null);
/** The operator's HTML, or a text of the same length. Other types count as absent. */
export const html = optionalText(readHtml);
/** An optional id. */
export const id = optionalText(readId);
const nullable = v.nullable(v.string(), '');
/** HTML that may be null. */
export const markup = optionalText(readHtml, nullable);
/** An optional URL or drawing. Both may contain an image. */
export const drawing = optionalText(readLink, nullable);
/** An optional URL. Null if it is absent. */
export const link = v.fallback(
  readAs(v.nullable(v.string()), (value) => readLink(value) || null),
  null,
);
/** A number with at most two decimals. Everything else is null, which screens show as '-'. */
export const amount = v.fallback(readAs(v.nullable(v.number()), readWireNumber), null);
/** A number that is not money, such as a percentage. Everything else is null. @alias */
export const figure = amount;
/** An integer count, such as coins. Everything else is null, because 0 would mean that there are none. */
export const count = v.fallback(readAs(v.nullable(v.pipe(v.number(), v.integer())), readWireNumber), null);
/** A required switch. */
export const flag = readAs(v.boolean(), readWireFlag);
/** An optional switch. Null if it is absent or unreadable. */
export const maybeFlag = v.fallback(readAs(v.nullable(v.boolean()), readWireFlag), null);
/** A time as `fromWireTime` reads it. Null if it is absent. */
export const time = v.fallback(readAs(v.nullable(v.union([v.string(), v.number()])), plainValue), null);
/** The total over all pages. Absent if the backend does not count. */
export const total = v.fallback(v.optional(readAs(v.pipe(v.number(), v.integer(), v.minValue(0)), readWireNumber)), undefined);

/** A text that people type, in clean form. Not for passwords and chat messages. */
export const typed = (longest: number) => readAs(v.pipe(v.string(), v.nonEmpty(), v.maxLength(longest)), readTyped);
/** The same, where it may be left empty. */
export const maybeTyped = (longest: number) => readAs(v.pipe(v.string(), v.maxLength(longest)), readTyped);
/** A text that is far too long for every field is not worth the time. */
const readTyped = (value: unknown) => (typeof value === 'string' && value.length <= maxLabelLength ? cleanText(value) : value);

/** A code in a body or a path, as members and operators write it. */
export const code = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(64));

/** An amount that a member requests: at most two decimals, never negative. The minimum is checked by the rules. */
export const requestedAmount = v.pipe(
  v.number(),
  v.check((value) => isExact(value), 'an amount with at most two decimals'),
  v.minValue(0),
);

function isExact(value: number): boolean {
  const money = fromWireAmount(value, 'BAHT');
  return money !== null && toWireAmount(money) === value;
}
