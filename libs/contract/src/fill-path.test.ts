import { describe, expect, it } from 'vitest';
import { fillPath } from './fill-path.ts';
import { operations } from './operations.ts';

describe('the path of an operation', () => {
  it('holds each value as one segment', () => {
    const values = { provider: 'pg', username: 'a/b', password: 'ก ?#%' };
    expect(fillPath(operations.launchGameWithPassword, values)).toBe('/api/autoLogin/pg/a%2Fb/%E0%B8%81%20%3F%23%25');
  });

  it('is none where a value is missing', () => {
    const row: { readonly path: `/api/${string}` } = operations.launchGame;
    expect(() => fillPath(row, { provider: 'pg' })).toThrow('/api/autoLogin/{provider}/{username} needs username');
  });
});
