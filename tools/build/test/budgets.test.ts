import { brotliSize } from '@wallet/operator';
import { describe, expect, it } from 'vitest';
import { checkBudgets, findUnusedBudgets, pageSize } from '../src/budgets.ts';

describe('checkBudgets', () => {
  it('accepts a size up to 3 % above its budget', () => {
    expect(checkBudgets({ '/login script': 100 }, { '/login script': 103 })).toEqual([]);
  });

  it('reports an exceeded budget and both sizes', () => {
    expect(checkBudgets({ '/login script': 100 }, { '/login script': 104 })).toEqual(['/login script: 104 B brotli, allowed 100']);
  });

  it('counts files', () => {
    expect(checkBudgets({ '/login files': 9 }, { '/login files': 10 })).toEqual(['/login files: 10 files, allowed 9']);
  });

  it('reports a page without a budget', () => {
    expect(checkBudgets({}, { '/bonus script': 101 })).toEqual(['/bonus script: 101 B brotli, and no budget for it']);
  });
});

describe('findUnusedBudgets', () => {
  it('names the budgets of pages that the app does not have', () => {
    const budgets = { '/login script': 100, '/user/spin script': 100, '/user/spin files': 9 };
    expect(findUnusedBudgets(budgets, { '/login script': 100 })).toEqual([
      'budgets.json has lines that measure nothing and can be deleted: /user/spin script, /user/spin files.',
    ]);
    expect(findUnusedBudgets(budgets, budgets)).toEqual([]);
  });
});

it('measures a page alike whatever its files contain', () => {
  const page = (hash: string) => `<script src="/assets/login-${hash}.js"></script><link href="/assets/login-${hash}.css">`;
  expect(pageSize(page('aaaaaaa'))).toBe(pageSize(page('k3x9q2z')));
  expect(pageSize(page('aaaaaaa'))).toBeGreaterThan(brotliSize(page('aaaaaaa')));
});
