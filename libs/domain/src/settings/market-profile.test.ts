import { describe, expect, it } from 'vitest';
import { isLanguage, languageCode, languages, readLanguageCode } from './market-profile.ts';

describe('isLanguage', () => {
  it('returns true for Thai, Lao and English', () => {
    expect(languages.filter(isLanguage)).toEqual(['th', 'lo', 'en']);
  });

  it.each(['', 'la', 'TH', 'en-GB', null, undefined, 0])('returns false for %j', (value) => {
    expect(isLanguage(value)).toBe(false);
  });
});

it('languageCode returns the code that is stored and sent', () => {
  expect(languages.map(languageCode)).toEqual(['th', 'la', 'en']);
});

describe('readLanguageCode', () => {
  it('reads every code that languageCode returns', () => {
    for (const language of languages) expect(readLanguageCode(languageCode(language))).toBe(language);
  });

  it('reads the code that earlier versions stored for Lao', () => {
    expect(readLanguageCode('lo')).toBe('lo');
  });

  it.each(['', 'xx', 'LA', 'en-GB', null, undefined, 0])('returns null for %j', (code) => {
    expect(readLanguageCode(code)).toBeNull();
  });
});
