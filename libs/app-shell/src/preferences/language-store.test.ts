import { languageCode, readLanguageCode, type Language } from '@wallet/domain';
import { createDeviceStore } from '@wallet/session';
import { afterEach, describe, expect, it } from 'vitest';
import { readLanguageCookie } from './early-preferences.ts';
import { persistLanguage, pageLanguage, initLanguage } from './language-store.ts';

const device = createDeviceStore();

afterEach(() => {
  localStorage.clear();
  document.cookie = 'language=; Path=/; Max-Age=0';
});

/** Returns the languages in storage and in the cookie. */
const storedLanguages = () => [device.get('locale'), readLanguageCookie(document.cookie)];

function storeLanguages(stored: string | null, cookie: string | null): void {
  if (stored !== null) device.set('locale', stored);
  if (cookie !== null) document.cookie = `language=${cookie}; Path=/`;
}

it.each([
  ['a supported language', 'lo', 'lo'],
  ['an unsupported language', 'th', 'en'],
  ['none', '', 'en'],
])('pageLanguage when the page has %s', (_name, lang, language) => {
  document.documentElement.lang = lang;
  expect(pageLanguage({ languages: ['en', 'lo'], defaultLanguage: 'en' })).toBe(language);
  expect(document.documentElement.lang).toBe(language);
});

it('a choice is stored in local storage and in the cookie, Lao as la', () => {
  persistLanguage(device, 'lo');
  expect(storedLanguages()).toEqual(['la', 'la']);
  persistLanguage(device, 'en');
  expect(storedLanguages()).toEqual(['en', 'en']);
});

it('stores the choice in local storage only when cookies are blocked', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  Object.defineProperty(document, 'cookie', { get: blocked, set: blocked, configurable: true });
  try {
    persistLanguage(device, 'lo');
    initLanguage(device, 'lo');
  } finally {
    // Restores the inherited property.
    Reflect.deleteProperty(document, 'cookie');
  }
  expect(storedLanguages()).toEqual(['la', null]);
});

describe('initLanguage', () => {
  it.each<[string, string | null, string | null, Language]>([
    ['the cookie is missing', 'en', null, 'en'],
    ['storage is empty', null, 'la', 'lo'],
    ['they differ', 'en', 'la', 'en'],
    ['storage holds no language', 'xx', 'la', 'lo'],
    ['the cookie holds no language', 'en', 'xx', 'en'],
    ['they agree', 'la', 'la', 'lo'],
    ['they have the code of the standard', 'lo', 'lo', 'lo'],
  ])('synchronises both when %s', (_name, stored, cookie, language) => {
    storeLanguages(stored, cookie);
    initLanguage(device, language);
    expect(storedLanguages()).toEqual([languageCode(language), languageCode(language)]);
  });

  it.each([
    [null, null],
    ['xx', null],
    [null, 'xx'],
  ])('stores nothing for visitors who made none: %j, %j', (stored, cookie) => {
    storeLanguages(stored, cookie);
    initLanguage(device, 'th');
    expect(storedLanguages().map(readLanguageCode)).toEqual([null, null]);
  });
});
