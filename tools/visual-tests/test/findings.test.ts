import { describe, expect, it } from 'vitest';
import { describeFindings, failing, type Finding } from '../src/findings.ts';

const same: Finding = { story: 'Button: Primary', variant: 'th-th-dark-360', state: 'same' };
const added: Finding = { story: 'Button: Small', variant: 'th-th-dark-360', state: 'new' };
const changed: Finding = { story: 'Button: Busy', variant: 'th-th-dark-360', state: 'changed' };
const changedInLao: Finding = { ...changed, variant: 'th-lo-dark-360' };
const broken: Finding = { story: 'Card: Empty', variant: 'th-th-dark-360', state: 'broken', failure: 'no cards' };

describe('describeFindings', () => {
  it('has a line for each story that differs, and counts pictures', () => {
    expect(describeFindings([broken, same, changed, changedInLao, added]).split('\n')).toEqual([
      'new      Button: Small (th-th-dark-360)',
      'changed  Button: Busy (th-th-dark-360, th-lo-dark-360)',
      'broken   Card: Empty (th-th-dark-360)',
      '         no cards',
      '1 same, 1 new, 2 changed, 1 broken',
    ]);
  });

  it('does not list all stories when none had a reference', () => {
    expect(describeFindings([added, { ...added, story: 'Button: Large' }])).toBe('2 new');
  });
});

describe('failing', () => {
  it('returns changed, gone and broken stories', () => {
    const gone: Finding = { ...same, state: 'gone' };
    expect(failing([same, added, changed, gone, broken], false)).toEqual([changed, gone, broken]);
  });

  it('returns only broken stories during an update', () => {
    expect(failing([same, { ...same, state: 'gone' }, { ...same, state: 'updated' }, broken], true)).toEqual([broken]);
  });
});
