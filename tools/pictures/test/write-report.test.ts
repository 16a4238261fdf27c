import { describe, expect, it } from 'vitest';
import { writeReport } from '../src/write-report.ts';

const same = { title: 'Button: Primary', look: 'th-th-dark-360', state: 'same', taken: 'now/a.png' } as const;
const changed = {
  title: 'Button: Busy',
  look: 'th-th-dark-360',
  state: 'changed',
  dots: 7,
  kept: 'kept/b.png',
  taken: 'now/b.png',
  difference: 'difference/b.png',
} as const;

describe('writeReport', () => {
  it('shows what was kept, what is now and what differs, and before that what needs a look', () => {
    const page = writeReport([same, changed]);
    expect(page).toContain('0 failed, 1 changed, 0 gone, 0 new, 1 same');
    expect(page.indexOf('Button: Busy')).toBeLessThan(page.indexOf('Button: Primary'));
    expect(page.match(/src="[^"]*b\.png"/g)).toEqual(['src="kept/b.png"', 'src="now/b.png"', 'src="difference/b.png"']);
  });

  it('shows names and failures as they are written', () => {
    const page = writeReport([{ title: '<b>', look: 'th', state: 'failed', failure: 'a < b' }]);
    expect(page).toContain('&#60;b&#62;');
    expect(page).toContain('a &#60; b');
  });
});
