import { describe, expect, it } from 'vitest';
import { fillPath } from './fill-path.ts';
import { operations } from './descriptions/operations.ts';

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
