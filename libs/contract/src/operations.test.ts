import { describe, expect, it } from 'vitest';
import { allOperations, operations } from './operations.ts';

describe('the operations', () => {
  it('are exported under their own ids', () => {
    expect(
      Object.entries(operations)
        .map(([name, { id }]) => [name, id])
        .filter(([name, id]) => name !== id),
    ).toEqual([]);
  });

  it('have one row for each method and path', () => {
    const addresses = allOperations.map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, '*')}`);
    expect(addresses.filter((address, place) => addresses.indexOf(address) !== place)).toEqual([]);
  });

  it('change nothing by a GET unless they say so, and move no money for a visitor', () => {
    expect(allOperations.filter(({ effect, auth }) => effect === 'money' && auth !== 'required')).toEqual([]);
    expect(allOperations.filter(({ effect, method }) => effect === 'read' && (method === 'PUT' || method === 'DELETE'))).toEqual([]);
  });
});
