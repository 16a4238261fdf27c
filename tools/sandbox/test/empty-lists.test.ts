import type { JsonSchema } from '@valibot/to-json-schema';
import { allOperations } from '@wallet/contract/operations';
import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { describeSchema } from '../src/contract/openapi.ts';

interface Place {
  readonly path: string;
  readonly value: unknown;
}

/** A response with every field of its schema and one entry in each list. Notes the lists, and writes `instead` in its place. */
function sampleOf(schema: JsonSchema, path: string, lists: string[], instead?: Place): unknown {
  const { type, properties = {}, items, minimum = 1 } = schema;
  const [form] = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  if (form !== undefined) return sampleOf(form as JsonSchema, path, lists, instead);
  if (path === instead?.path) return instead.value;
  if (type === 'array') {
    lists.push(path);
    return [sampleOf(items as JsonSchema, `${path}[]`, lists, instead)];
  }
  const fieldOf = (name: string) => sampleOf(properties[name] as JsonSchema, `${path}.${name}`, lists, instead);
  if (type === 'object') return Object.fromEntries(Object.keys(properties).map((name) => [name, fieldOf(name)]));
  return type === 'string' ? 'x' : type === 'boolean' || minimum;
}

const lists = allOperations.flatMap(({ id, response }) => {
  const schema = describeSchema(response);
  const paths: string[] = [];
  sampleOf(schema, '', paths);
  return paths.map((path) => ({
    place: `${id} ${path}`,
    read: (value: unknown) => safeParse(response, sampleOf(schema, '', [], { path, value })),
  }));
});

describe('every list of a response', () => {
  it('is found', () => expect(lists.length).toBeGreaterThan(15));

  it.each(lists)('may be null where it is empty: $place', ({ read }) => {
    expect(read([]).success).toBe(true);
    expect(read(null).output).toEqual(read([]).output);
  });
});
