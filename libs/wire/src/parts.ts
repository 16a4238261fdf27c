import { fromWireAmount } from '@wallet/domain';
import * as v from 'valibot';

/** What the answers of several calls are made of. An operator may leave out, add or misspell what is no money. */

/** A text that may be missing; what is no text counts as missing. */
export const text = v.fallback(v.optional(v.nullable(v.string(), ''), ''), '');
/** An address or mark-up that may be missing. */
export const maybeText = v.fallback(v.nullable(v.string()), null);
/** A JSON number with at most two decimals; whatever else arrives is null, which screens show as '-'. */
export const amount = v.fallback(v.nullable(v.number()), null);
/** A number that is no money, such as a percentage; whatever else arrives is null. */
export const figure = amount;
/** A whole number of things, such as coins; whatever else arrives is null: 0 would say that there are none. */
export const count = v.fallback(v.nullable(v.pipe(v.number(), v.integer())), null);
/** ISO 8601 in UTC, or epoch milliseconds; null where neither came. */
export const time = v.fallback(v.nullable(v.union([v.string(), v.number()])), null);
/** How many there are over all pages; absent where the backend does not count. */
export const total = v.fallback(v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))), undefined);

/** A code as members and operators write it in a body or a path. */
export const code = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(64));

/** An amount that a member asks for: at most two decimals, never negative. What is too little is for the rules to say. */
export const requestedAmount = v.pipe(
  v.number(),
  v.check((value) => fromWireAmount(value, 'BAHT') !== null, 'an amount with at most two decimals'),
  v.minValue(0),
);
