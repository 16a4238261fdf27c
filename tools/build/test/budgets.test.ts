import { describe, expect, it } from 'vitest';
import { checkBudgets } from '../src/budgets.ts';

describe('size budgets', () => {
  it('hold up to the last byte', () => {
    expect(checkBudgets({ '/login script': 100 }, { '/login script': 100 })).toEqual([]);
  });

  it('say which one is exceeded, by how much', () => {
    expect(checkBudgets({ '/login script': 100 }, { '/login script': 101 })).toEqual(['/login script: 101 B brotli, allowed 100 B']);
  });

  it('are no comfort where they measure nothing', () => {
    expect(checkBudgets({ '/logn script': 100 }, {})).toEqual(['budget "/logn script" measures nothing: known are ']);
  });

  it('are asked for by every new page', () => {
    expect(checkBudgets({}, { '/bonus script': 101 })).toEqual(['/bonus script: 101 B brotli, and no budget for it']);
  });
});
