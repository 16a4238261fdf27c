import type { Language } from '@wallet/domain';
import type { KeyValueStore } from '@wallet/session';
import { fontsKey } from './fonts-key.ts';

/** A character of each font that a page in this language uses. */
const samples: Readonly<Record<Language, string>> = { th: 'aก', lo: 'aກ', en: 'a' };

const families = ['Wallet Latin', 'Wallet Thai', 'Wallet Lao'].map((name) => `'${name}'`).join(', ');

/**
 * Loads the fonts into the browser's cache, for later visits. This visit keeps the device's fonts: text that changes its
 * font moves, and waiting for ours would delay it. Without storage, every visit uses the device's fonts.
 */
export async function cacheFonts(device: KeyValueStore, language: Language): Promise<void> {
  if (device.get(fontsKey) !== null) return;
  const weights = await Promise.all(
    [400, 700].map((weight) => document.fonts.load(`${String(weight)} 1em ${families}`, samples[language])),
  );
  if (weights.flat().length > 0) device.set(fontsKey, 'cached');
}
