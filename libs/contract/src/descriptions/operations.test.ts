import { describe, expect, it } from 'vitest';
import { allOperations, fillPath, operations } from './operations.ts';

describe('the operations', () => {
  it('are exported under their own ids', () => {
    expect(
      Object.entries(operations)
        .map(([name, { id }]) => [name, id])
        .filter(([name, id]) => name !== id),
    ).toEqual([]);
  });

  it('have different methods or paths', () => {
    const endpoints = allOperations.map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, '*')}`);
    expect(endpoints.filter((endpoint, index) => endpoints.indexOf(endpoint) !== index)).toEqual([]);
  });

  it('have the fields of their requests', () => {
    const listed = allOperations.flatMap(({ id, request, fields }) => (request ? [[id, fields.toSorted()]] : []));
    const accepted = allOperations.flatMap(({ id, request }) =>
      request && 'entries' in request ? [[id, Object.keys(request.entries as object).toSorted()]] : [],
    );
    expect(listed).toEqual(accepted);
  });

  it('require a login to move money, and no PUT or DELETE is declared as a read', () => {
    expect(allOperations.filter(({ effect, auth }) => effect === 'money' && auth !== 'required')).toEqual([]);
    expect(allOperations.filter(({ effect, method }) => effect === 'read' && (method === 'PUT' || method === 'DELETE'))).toEqual([]);
  });
});

describe('fillPath', () => {
  it('encodes each value as one path segment', () => {
    const values = { provider: 'pg', username: 'a/b', password: 'ก ?#%' };
    expect(fillPath(operations.launchGameWithPassword, values)).toBe('/api/autoLogin/pg/a%2Fb/%E0%B8%81%20%3F%23%25');
  });

  it('throws an error that names a missing value', () => {
    const operation: { readonly path: `/api/${string}` } = operations.launchGame;
    expect(() => fillPath(operation, { provider: 'pg' })).toThrow('/api/autoLogin/{provider}/{username} needs username');
  });
});
