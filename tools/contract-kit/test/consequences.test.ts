import { operations, type OperationId } from '@wallet/contract/operations';
import { describe, expect, it } from 'vitest';
import { consequences } from '../src/kit/consequences.ts';
import { listFields } from '../src/kit/shape.ts';
import { describeContract } from '@wallet/sandbox';

interface Described {
  readonly properties?: Readonly<Record<string, Described>>;
  readonly items?: Described;
  readonly anyOf?: readonly Described[];
}

/** A value in which every field of a schema is there, each with itself as its value. */
function sampleOf({ properties, items, anyOf = [] }: Described): unknown {
  const inside = anyOf.find((option) => option.properties ?? option.items);
  if (items) return [sampleOf(items)];
  if (properties) return Object.fromEntries(Object.entries(properties).map(([name, entry]) => [name, sampleOf(entry)]));
  return inside && anyOf.length < 3 ? sampleOf(inside) : 'x';
}

const responses = Object.values(describeContract().paths)
  .flatMap((methods) => Object.values(methods))
  .map(
    ({ operationId, responses: described }) =>
      [operationId as OperationId, described[200].content['application/json'].schema as Described] as const,
  );

describe('what members see', () => {
  it.each(responses)('is written down for every field of %s, and for no other', (name, schema) => {
    const arrived = listFields(operations[name].response, sampleOf(schema)).map(({ path }) => path);
    expect(Object.keys(consequences[name].fields ?? {}).sort()).toEqual([...new Set(arrived)].sort());
  });
});
