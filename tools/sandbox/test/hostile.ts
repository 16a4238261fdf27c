import { megabyte } from '@wallet/domain';
import * as fc from 'fast-check';
import type { GenericSchema } from 'valibot';
import { describeSchema } from '../src/contract/openapi.ts';

/** Numbers that are not valid amounts, and edge cases. */
const numbers = [
  NaN,
  Infinity,
  -Infinity,
  -0,
  0,
  -1,
  0.001,
  1.005,
  -0.01,
  1e-7,
  1e300,
  2 ** 53,
  2 ** 53 + 2,
  -(2 ** 63),
  Number.MIN_VALUE,
  4_294_967_296,
];

/** Half of a surrogate pair: JSON can contain it, a URL cannot. */
const loneSurrogate = '\ud800';

const texts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '__proto__',
  'constructor',
  '../../etc/passwd',
  "' or 1=1 --",
  "'; drop table member; --",
  '${7*7}',
  '%00',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  'javascript:alert(1)',
  loneSurrogate,
  `\udfff${loneSurrogate}`,
  '\u202egnp.exe',
  '\u200b',
  '🙂'.repeat(200),
  'ก'.repeat(5_000),
  'null',
  '0',
  '1e309',
  '1,000',
  '１００',
  '\r\nX-Evil: 1',
  'PR1',
  'WALLET',
  'pg',
  'KBANK',
];

/** Any value that a client can send in place of the expected one; sometimes a valid one. */
const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom<unknown>(...texts) },
  { weight: 6, arbitrary: fc.constantFrom<unknown>(...numbers) },
  {
    weight: 2,
    arbitrary: fc.constantFrom<unknown>(null, undefined, true, false, [], {}, [[]], { $gt: '' }, ['WALLET'], { toString: 1 }, 1, 10, 100),
  },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) },
  { weight: 2, arbitrary: fc.double() },
  { weight: 1, arbitrary: fc.jsonValue() },
);

/** The fields of an object schema, also if it is wrapped. */
function fieldsOf(schema: unknown): readonly string[] {
  const { entries, wrapped } = schema as { entries?: object; wrapped?: unknown };
  if (entries !== undefined) return Object.keys(entries);
  return wrapped === undefined ? [] : fieldsOf(wrapped);
}

/** A body with fields of the schema, some missing, some added, each with any value. */
export function hostileBody(schema: GenericSchema): fc.Arbitrary<unknown> {
  const fields = fieldsOf(schema);
  const full = fc.record(Object.fromEntries(fields.map((field) => [field, hostileValue])), { requiredKeys: [] });
  const more = fc.tuple(
    full,
    fc.dictionary(fc.constantFrom('extra', 'userId', 'amount', 'isActive', 'constructor', '_id'), hostileValue, { maxKeys: 2 }),
  );
  return fc.oneof(
    { weight: 6, arbitrary: full },
    { weight: 3, arbitrary: more.map(([body, rest]) => ({ ...rest, ...body })) },
    { weight: 1, arbitrary: hostileValue },
  );
}

/** Texts to send in place of a JSON body. */
export const brokenBodies: readonly string[] = [
  '',
  '{',
  '{"amount":}',
  '[1,2',
  'null',
  '"text"',
  '7',
  'true',
  '[]',
  '{"amount":1e309,"to":"pg"}',
  '{"amount":-0,"to":"pg","from":"WALLET"}',
  '{"amount":NaN}',
  '{"__proto__":{"isActive":true},"amount":1}',
  '{"constructor":{"prototype":{"a":1}}}',
  `{"amount":1,"to":"${'x'.repeat(megabyte)}"}`,
  `{"username":"${'9'.repeat(500_000)}","password":"x"}`,
  '['.repeat(100_000),
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  `{"a":${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}}`,
  '\ufeff{}',
  '\u0000',
];

/** Values for a path parameter: hostile ones, and texts at and just above the maximum length. */
export function hostileParam(schema: GenericSchema): fc.Arbitrary<string> {
  const { maxLength = 64 } = describeSchema(schema);
  return fc.oneof(
    { weight: 8, arbitrary: hostileSegment },
    { weight: 1, arbitrary: fc.constantFrom('x'.repeat(maxLength), 'x'.repeat(maxLength + 1)) },
  );
}

/** A path segment, encoded or impossible to decode. */
export const hostileSegment: fc.Arbitrary<string> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom(...texts.filter((text) => text !== '' && !text.includes(loneSurrogate))).map(encodeURIComponent),
  },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }).map(encodeURIComponent) },
  { weight: 1, arbitrary: fc.constantFrom('%', '%ff', '%c0%af', '%2e%2e', '%2F', 'x'.repeat(3_000)) },
);
