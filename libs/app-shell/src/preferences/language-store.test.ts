import { languageCode, readLanguageCode, type Language } from '@wallet/domain';
import { createDeviceStore } from '@wallet/session';
import { afterEach, describe, expect, it } from 'vitest';
import { readLanguageCookie } from './language-cookie.ts';
import { persistLanguage, pageLanguage, initLanguage } from './language-store.ts';

const device = createDeviceStore();

afterEach(() => {
  localStorage.clear();
  document.cookie = 'language=; Path=/; Max-Age=0';
});

/** What storage and cookie say. */
const kept = () => [device.get('locale'), readLanguageCookie(document.cookie)];

function remember(stored: string | null, cookie: string | null): void {
  if (stored !== null) device.set('locale', stored);
  if (cookie !== null) document.cookie = `language=${cookie}; Path=/`;
}

describe('pageLanguage', () => {
  it.each([
    ['one that the app speaks', 'lo', 'lo'],
    ['one that it does not speak', 'th', 'en'],
    ['none', '', 'en'],
  ])('where the page is in %s', (_name, lang, language) => {
    document.documentElement.lang = lang;
    expect(pageLanguage({ languages: ['en', 'lo'], defaultLanguage: 'en' })).toBe(language);
    expect(document.documentElement.lang).toBe(language);
  });
});

describe('keepLanguage', () => {
  it('keeps the choice in storage and in the cookie', () => {
    persistLanguage(device, 'lo');
    persistLanguage(device, 'en');
    expect(kept()).toEqual(['en', 'en']);
  });

  it('writes Lao as la', () => {
    persistLanguage(device, 'lo');
    expect(kept()).toEqual(['la', 'la']);
  });
});

describe('where cookies are forbidden', () => {
  it('keeps the choice in storage alone', () => {
    const forbidden = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };
    Object.defineProperty(document, 'cookie', { get: forbidden, set: forbidden, configurable: true });
    try {
      persistLanguage(device, 'lo');
      initLanguage(device, 'lo');
    } finally {
      // The document's own, which it inherits, is there again.
      Reflect.deleteProperty(document, 'cookie');
    }
    expect(kept()).toEqual(['la', null]);
  });
});

describe('settleLanguage', () => {
  it.each<[string, string | null, string | null, Language]>([
    ['the cookie is missing', 'en', null, 'en'],
    ['storage is empty', null, 'la', 'lo'],
    ['they differ', 'en', 'la', 'en'],
    ['storage holds no language', 'xx', 'la', 'lo'],
    ['the cookie holds no language', 'en', 'xx', 'en'],
    ['they agree', 'la', 'la', 'lo'],
    ['an earlier version wrote both', 'lo', 'lo', 'lo'],
    ['an earlier version wrote the cookie', null, 'lo', 'lo'],
  ])('ends with both the same where %s', (_name, stored, cookie, language) => {
    remember(stored, cookie);
    initLanguage(device, language);
    expect(kept()).toEqual([languageCode(language), languageCode(language)]);
  });

  it.each([
    [null, null],
    ['xx', null],
    [null, 'xx'],
  ])('makes no choice for visitors who made none: %j, %j', (stored, cookie) => {
    remember(stored, cookie);
    initLanguage(device, 'th');
    expect(kept().map(readLanguageCode)).toEqual([null, null]);
  });
});
