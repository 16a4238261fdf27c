import { describe, expect, it } from 'vitest';
import { isLanguage, languages } from './market-profile.ts';

describe('isLanguage', () => {
  it('knows Thai, Lao and English', () => {
    expect(languages.filter(isLanguage)).toEqual(['th', 'lo', 'en']);
  });

  it.each(['', 'la', 'TH', 'en-GB', null, undefined, 0])('does not know %j', (value) => {
    expect(isLanguage(value)).toBe(false);
  });
});
