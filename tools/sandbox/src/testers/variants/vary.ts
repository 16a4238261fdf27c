import { messageResponse } from '@wallet/contract';
import { operations, type OperationId } from '@wallet/contract/operations';
import { fromWireTime } from '@wallet/domain';
import * as v from 'valibot';
import { acted, exceptions, orderedLists, reshaped } from './exceptions.ts';
import type { Random } from './random.ts';
import { absent, isRecord, waysToWrap, waysToWrite } from './ways.ts';

type Fields = Readonly<Record<string, unknown>>;

/** The schemas inside a schema. */
interface Parts {
  readonly type: string;
  readonly entries?: Readonly<Record<string, v.GenericSchema>>;
  readonly item?: v.GenericSchema;
  readonly wrapped?: v.GenericSchema;
}

/** What nobody asked for. */
const extras: Fields = {
  __v: 0,
  _class: 'com.example.Answer',
  createdBy: null,
  tags: [],
  meta: { node: 'b2', cached: false },
  legacy_flag: 'Y',
  remark: '',
};

/**
 * Writes the response of an operation as another backend might: in any way that the contract's schema reads as the same,
 * besides the exceptions.
 */
export function vary(response: unknown, operation: OperationId, random: Random): unknown {
  const schema: v.GenericSchema = operations[operation].response;
  if (schema === messageResponse) return acted(response, random);
  const written = writeInside(schema, response, operation, operation, random);
  return random.shuffle(waysToWrap(written)).find((way) => isReadTheSame(schema, written, way)) ?? written;
}

function writeInside(schema: v.GenericSchema, value: unknown, name: string, operation: OperationId, random: Random): unknown {
  const { entries, item } = partsOf(schema);
  if (Array.isArray(value) && item) {
    const list = value.map((entry: unknown) => writeInside(item, entry, `${name}[]`, operation, random));
    return !orderedLists.has(name) && random.onceIn(2) ? random.shuffle(list) : list;
  }
  if (!isRecord(value) || !entries) return value;
  // A single field may stand for its object only if nothing is beside it.
  const isAlone = Object.keys(value).length === 1 && random.onceIn(2);
  const written = Object.keys(isAlone ? value : entries).map(
    (field) => [field, writeField(schema, value, field, operation, random)] as const,
  );
  const others = isAlone ? [] : Object.entries(value).filter(([field]) => !(field in entries));
  const more = Object.entries(extras).filter(() => !isAlone && random.onceIn(4));
  const fields = random.shuffle([...written, ...others, ...more].filter(([, held]) => held !== absent));
  return (reshaped[name] ?? ((object) => object))(Object.fromEntries(fields), random);
}

function writeField(schema: v.GenericSchema, object: Fields, field: string, operation: OperationId, random: Random): unknown {
  const entry = partsOf(schema).entries?.[field];
  if (!entry) return object[field];
  if (!(field in object)) {
    const nothing = partsOf(entry).type === 'record' ? [null, {}] : [null, ''];
    return random.onceIn(3) ? chooseWay(schema, object, field, absent, random.shuffle(nothing)) : absent;
  }
  const own = object[field];
  const exception = (exceptions[`${operation}.${field}`] ?? exceptions[field] ?? ((value) => value))(own, random, object);
  if (exception !== own) return exception;
  const inside = writeInside(entry, own, field, operation, random);
  return chooseWay(schema, object, field, inside, random.shuffle(waysToWrite(inside, field, random)));
}

/** The first way to write a field that leaves the meaning of its object as it is. */
function chooseWay(schema: v.GenericSchema, object: Fields, field: string, value: unknown, ways: readonly unknown[]): unknown {
  const own = withField(object, field, value);
  return ways.find((way) => isReadTheSame(schema, own, withField(object, field, way))) ?? value;
}

function withField(object: Fields, field: string, value: unknown): Fields {
  return value === absent ? Object.fromEntries(Object.entries(object).filter(([name]) => name !== field)) : { ...object, [field]: value };
}

/** The parts of what a schema asks backends to send. */
function partsOf(schema: v.GenericSchema): Parts {
  const { form, item } = v.getMetadata(schema) as { readonly form?: v.GenericSchema; readonly item?: v.GenericSchema };
  if (item) return { type: 'array', item };
  const own = schema as v.GenericSchema & Parts;
  const inner = form ?? own.wrapped;
  return inner ? partsOf(inner) : own;
}

function isReadTheSame(schema: v.GenericSchema, one: unknown, other: unknown): boolean {
  if (one === other) return true;
  const [first, second] = [v.safeParse(schema, one), v.safeParse(schema, other)];
  return first.success && second.success && isSame(first.output, second.output);
}

const isNothing = (value: unknown) => value === null || value === undefined || value === '';
const secondOf = (value: unknown) => Math.floor((fromWireTime(value) ?? NaN) / 1000);
const addressOf = (value: unknown) => (typeof value === 'string' && URL.canParse(value) ? new URL(value).href : value);

/** Equal but for fractions of a second and of a hundredth, the kind of nothing, and the way to write an address. */
function isSame(one: unknown, other: unknown): boolean {
  if (isNothing(one) || isNothing(other)) return isNothing(one) && isNothing(other);
  if (addressOf(one) === addressOf(other) || secondOf(one) === secondOf(other)) return true;
  if (typeof one === 'number' && typeof other === 'number') return Math.abs(one - other) < 0.001;
  if (typeof one !== 'object' || typeof other !== 'object') return false;
  const [first, second] = [one as Fields, other as Fields];
  return [...new Set([...Object.keys(first), ...Object.keys(second)])].every((name) => isSame(first[name], second[name]));
}
