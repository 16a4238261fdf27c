import { languageCode, readLanguageCode, type Language, type MarketProfile } from '@wallet/domain';
import type { KeyValueStore } from '@wallet/session';
import { languageKey, readLanguageCookie } from './early-preferences.ts';

const yearSeconds = 365 * 24 * 3600;

/**
 * Stores the chosen language in local storage and in the `language` cookie, which the server uses to choose the page.
 * Not in Redux: i18next holds the current language, also on pages without Redux.
 */
export function persistLanguage(device: KeyValueStore, language: Language): void {
  const code = languageCode(language);
  device.set(languageKey, code);
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  try {
    document.cookie = `language=${code}; Path=/; Max-Age=${String(yearSeconds)}; SameSite=Lax${secure}`;
  } catch {
    // A page in a restricted frame may have no cookies. The choice is still in local storage.
  }
}

/**
 * The page's language, which the boot script has set before anything was painted. Falls back to the default if the app
 * does not support it.
 */
export function pageLanguage({ languages, defaultLanguage }: Pick<MarketProfile, 'languages' | 'defaultLanguage'>): Language {
  const root = document.documentElement;
  const language = languages.find((supported) => supported === root.lang) ?? defaultLanguage;
  root.lang = language;
  return language;
}

/**
 * Synchronises storage and cookie at the start: one of them may have been cleared, blocked, expired, or written by an
 * earlier version. If neither has a value, nothing is stored, so that the build's default stays in effect.
 */
export function initLanguage(device: KeyValueStore, language: Language): void {
  const stored = [device.get(languageKey), readCookie()];
  const isChosen = stored.some((code) => readLanguageCode(code) !== null);
  if (isChosen && stored.some((code) => code !== languageCode(language))) persistLanguage(device, language);
}

function readCookie(): string | null {
  try {
    return readLanguageCookie(document.cookie);
  } catch {
    // See above.
    return null;
  }
}
