import { languageCode, readLanguageCode, type Language, type MarketProfile } from '@wallet/domain';
import type { KeyValueStore } from '@wallet/session';
import { languageKey, readLanguageCookie } from './language-cookie.ts';

const yearSeconds = 365 * 24 * 3600;

/**
 * Keeps the chosen language in local storage and in the `language` cookie, from which the server picks the page. Outside of
 * the store: i18next holds the present one, on pages without Redux too.
 */
export function persistLanguage(device: KeyValueStore, language: Language): void {
  const code = languageCode(language);
  device.set(languageKey, code);
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  try {
    document.cookie = `language=${code}; Path=/; Max-Age=${String(yearSeconds)}; SameSite=Lax${secure}`;
  } catch {
    // A page in a closed frame may have no cookies: the choice lasts in storage.
  }
}

/** The page's language, which the boot script has settled before anything was drawn. One that the app does not speak gives way. */
export function pageLanguage({ languages, defaultLanguage }: Pick<MarketProfile, 'languages' | 'defaultLanguage'>): Language {
  const page = document.documentElement;
  const language = languages.find((each) => each === page.lang) ?? defaultLanguage;
  page.lang = language;
  return language;
}

/**
 * Makes storage and cookie agree at the start: one of them may have been cleared, blocked or have expired, or be in the
 * code of an earlier version. Where neither holds a choice none is made, so that whoever never chose gets the build's
 * language.
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
    // As above.
    return null;
  }
}
