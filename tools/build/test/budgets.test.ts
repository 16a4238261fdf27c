import { describe, expect, it } from 'vitest';
import { checkBudgets } from '../src/budgets.ts';

describe('checkBudgets', () => {
  it('accepts a size equal to its budget', () => {
    expect(checkBudgets({ '/login script': 100 }, { '/login script': 100 })).toEqual([]);
  });

  it('reports an exceeded budget and both sizes', () => {
    expect(checkBudgets({ '/login script': 100 }, { '/login script': 101 })).toEqual(['/login script: 101 B brotli, allowed 100']);
  });

  it('counts files', () => {
    expect(checkBudgets({ '/login files': 9 }, { '/login files': 10 })).toEqual(['/login files: 10 files, allowed 9']);
  });

  it('reports a budget that measures nothing', () => {
    expect(checkBudgets({ '/logn script': 100 }, {})).toEqual(['budget "/logn script" measures nothing: known are ']);
  });

  it('reports a page without a budget', () => {
    expect(checkBudgets({}, { '/bonus script': 101 })).toEqual(['/bonus script: 101 B brotli, and no budget for it']);
  });
});
