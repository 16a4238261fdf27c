import { afterEach, describe, expect, it, vi } from 'vitest';
import { splitGraphemes, splitWords } from './split-text.ts';

afterEach(() => vi.unstubAllGlobals());

/** Firefox before 125 has no segmenter. */
const removeSegmenter = () => {
  const older: Record<string, unknown> = {};
  for (const name of Object.getOwnPropertyNames(Intl)) if (name !== 'Segmenter') older[name] = Reflect.get(Intl, name);
  vi.stubGlobal('Intl', older);
};

describe.each([
  ['with a segmenter', () => undefined],
  ['without a segmenter', removeSegmenter],
])('a text in a browser %s', (_name, prepare) => {
  it.each([
    ['กี่', ['กี่']],
    ['ສະບາຍດີ', ['ສ', 'ະ', 'ບ', 'າ', 'ຍ', 'ດີ']],
    ['นำ้', ['นำ้']],
    ['ນຳ', ['ນຳ']],
    ['abc', ['a', 'b', 'c']],
    ['', []],
  ])('splits %j into the letters %j', (text, letters) => {
    prepare();
    expect(splitGraphemes(text)).toEqual(letters);
  });

  it.each(['บัญชีธนาคาร กสิกรไทย', 'ບັນຊີ\u200bທະນາຄານ  BCEL', ' one two ', ''])('loses nothing of %j', (text) => {
    prepare();
    expect(splitWords(text, 'th').join('')).toBe(text);
    expect(splitGraphemes(text).join('')).toBe(text);
  });

  it('can break a line after a space', () => {
    prepare();
    expect(splitWords('one two', 'en').map((word) => word.trim())).toContain('two');
  });
});

describe('the segmenter of the browser', () => {
  it.each(['สมชาย', 'ນຳ', 'Åsa-Lena 2', ''])('is not made to split %j', (text) => {
    const Segmenter = vi.fn();
    vi.stubGlobal('Intl', { ...Intl, Segmenter });
    splitGraphemes(text);
    expect(Segmenter).not.toHaveBeenCalled();
  });

  it('keeps an emoji of several characters whole', () => expect(splitGraphemes('👩‍👧 Mae')).toEqual(['👩‍👧', ' ', 'M', 'a', 'e']));
});
