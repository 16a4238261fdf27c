import { isLanguage, type Language } from '@wallet/domain';
import { storageKeys, type KeyValueStore } from '../storage/storage.ts';

const yearSeconds = 365 * 24 * 3600;

/** Keeps the chosen language in local storage and in the `language` cookie, from which the server picks the page. */
export function keepLanguage(device: KeyValueStore, language: Language): void {
  device.set(storageKeys.locale, language);
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `language=${language}; Path=/; Max-Age=${String(yearSeconds)}; SameSite=Lax${secure}`;
}

/** The page's language, which the boot script has settled before anything was drawn. */
export function pageLanguage(fallback: Language): Language {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : fallback;
}
