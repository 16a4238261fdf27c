import { megabyte } from '@wallet/domain';
import * as fc from 'fast-check';
import type { GenericSchema } from 'valibot';
import { describeSchema } from '../src/contract/openapi.ts';

/** Numbers that are no valid amounts, besides those that fast-check draws itself. */
const numbers = [-1, 0.001, 1.005, 2 ** 53, 4_294_967_296];

/** Half of a surrogate pair: JSON can contain it, a URL cannot. */
const loneSurrogate = '\ud800';

const texts = [
  '',
  '\u0000',
  'a\u0000b',
  '__proto__',
  '../../etc/passwd',
  "'; drop table member; --",
  '${7*7}',
  '<script>alert(1)</script>',
  loneSurrogate,
  '\u202egnp.exe',
  '🙂'.repeat(200),
  'ก'.repeat(5_000),
  '1e309',
  '１００',
  '\r\nX-Evil: 1',
  'PR1',
  'pg',
  'WALLET',
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
  '{"amount":1e309,"to":"pg"}',
  '{"amount":-0,"to":"pg","from":"WALLET"}',
  '{"__proto__":{"isActive":true},"amount":1}',
  '{"constructor":{"prototype":{"a":1}}}',
  `{"amount":1,"to":"${'x'.repeat(megabyte)}"}`,
  `{"username":"${'9'.repeat(500_000)}","password":"x"}`,
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
