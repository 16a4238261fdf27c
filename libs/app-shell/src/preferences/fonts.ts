import type { Language } from '@wallet/domain';
import type { KeyValueStore } from '@wallet/session';
import { savesData } from './data-saver.ts';
import { fontsKey } from './early-preferences.ts';

/** A narrow and a wide letter of each script. A device without the script shows the same box for both. */
const letters: Readonly<Record<Language, readonly [narrow: string, wide: string]>> = { th: ['ก', 'ฒ'], lo: ['ງ', 'ໝ'], en: ['i', 'W'] };

/** The same files, without a limit to how long they may take: Firefox gives up the optional ones of a page after a moment, for good. */
const families = ['Wallet Latin Swap', 'Wallet Thai Swap', 'Wallet Lao Swap'].map((name) => `'${name}'`).join(', ');

/**
 * Loads the fonts into the browser's cache, for later visits. This visit keeps the device's fonts: text that changes its
 * font moves, and waiting for ours would delay it. Only a device without the letters of the language gets ours at once.
 * Without storage, every visit is a first one. Members who save data get ours only then.
 */
export async function cacheFonts(device: KeyValueStore, language: Language): Promise<void> {
  const { dataset } = document.documentElement;
  if (dataset.fonts === 'needed') return;
  if (lacksLetters(language)) {
    dataset.fonts = 'needed';
    device.set(fontsKey, 'needed');
  } else if (device.get(fontsKey) === null && !savesData(device)) {
    const loaded = await Promise.all(
      [400, 700].map((weight) => document.fonts.load(`${String(weight)} 1em ${families}`, letters[language].join(''))),
    );
    if (loaded.flat().length > 0) device.set(fontsKey, 'cached');
  }
}

/** Exported for its test. `measure` returns the width of a text in the device's font. */
export function lacksLetters(language: Language, measure: (text: string) => number = measureText): boolean {
  const [narrow, wide] = letters[language];
  return measure(narrow) === measure(wide);
}

function measureText(text: string): number {
  const canvas = document.createElement('canvas').getContext('2d');
  if (!canvas) return NaN;
  canvas.font = '100px system-ui, sans-serif';
  return canvas.measureText(text).width;
}
