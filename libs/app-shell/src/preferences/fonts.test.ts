import { describe, expect, it } from 'vitest';
import { lacksLetters } from './fonts.ts';

describe('lacksLetters', () => {
  it.each(['th', 'lo'] as const)('returns true on a device that shows the same box for every %s letter', (language) => {
    expect(lacksLetters(language, () => 60)).toBe(true);
  });

  it.each(['th', 'lo', 'en'] as const)('returns false on a device with %s letters of different widths', (language) => {
    expect(lacksLetters(language, (text) => text.codePointAt(0) ?? 0)).toBe(false);
  });

  it('returns false where widths cannot be measured', () => {
    expect(lacksLetters('lo', () => NaN)).toBe(false);
  });
});
