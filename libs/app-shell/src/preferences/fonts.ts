import type { Language } from '@wallet/domain';
import type { KeyValueStore } from '@wallet/session';
import { savesData } from './data-saver.ts';
import { fontsKey } from './early-preferences.ts';

/** A narrow and a wide letter of each script. A device without the script shows the same box for both. */
const letters: Readonly<Record<Language, readonly [narrow: string, wide: string]>> = { th: ['ก', 'ฒ'], lo: ['ງ', 'ໝ'], en: ['i', 'W'] };

/** The same files, without a limit to how long they may take: Firefox gives up the optional ones of a page after a moment, for good. */
const families = ['Wallet Latin Swap', 'Wallet Thai Swap', 'Wallet Lao Swap'].map((name) => `'${name}'`).join(', ');

/** A title in letters that are a fifth wider or narrower than ours breaks lines where ours does not. */
const maxDifference = 0.2;

/**
 * Loads the fonts into the browser's cache, for later visits. This visit keeps the device's fonts: text that changes its
 * font moves, and waiting for ours would delay it. Only a device without the letters of the language, or with letters of
 * quite another width, gets ours at once. Without storage, every visit is a first one. Members who save data get ours
 * only if the letters are missing.
 */
export async function cacheFonts(device: KeyValueStore, language: Language): Promise<void> {
  const { dataset } = document.documentElement;
  const replaceLetters = () => {
    dataset.fonts = 'needed';
    device.set(fontsKey, 'needed');
  };
  if (dataset.fonts === 'needed') return;
  if (lacksLetters(language)) replaceLetters();
  else if (device.get(fontsKey) === null && !savesData(device)) {
    const loaded = await Promise.all(
      [400, 700].map((weight) => document.fonts.load(`${String(weight)} 1em ${families}`, letters[language].join(''))),
    );
    if (loaded.flat().length === 0) return;
    if (Math.abs(measureText(document.title, families) / measureText(document.title) - 1) > maxDifference) replaceLetters();
    else device.set(fontsKey, 'cached');
  }
}

/** Exported for its test. `measure` returns the width of a text in the device's font. */
export function lacksLetters(language: Language, measure: (text: string) => number = measureText): boolean {
  const [narrow, wide] = letters[language];
  return measure(narrow) === measure(wide);
}

/** Bold, because the bold letters of devices differ most. */
function measureText(text: string, font = 'system-ui, sans-serif'): number {
  const canvas = document.createElement('canvas').getContext('2d');
  if (!canvas) return NaN;
  canvas.font = `bold 100px ${font}`;
  return canvas.measureText(text).width;
}
