import { afterEach, describe, expect, it, vi } from 'vitest';
import { hasContent, stripTags } from './html-text.ts';
import { isLine, splitGraphemes, splitWords } from './shown-text.ts';
import { withoutBreakMarks, withoutDirectionMarks } from './without-marks.ts';

it.each([
  ['', ''],
  ['plain', 'plain'],
  ['<p>a</p><br>b', '-a--b'],
  ['1 < 2', '1 < 2'],
  ['a <b', 'a <b'],
  ['<<p>>', '->'],
])('stripTags changes %j to %j', (html, stripped) => expect(stripTags(html, '-')).toBe(stripped));

it.each([
  ['', false],
  [' \n\u00a0\u200b', false],
  ['<p></p><br/>', false],
  ['<p>&nbsp;</p>', false],
  ['<p>18+</p>', true],
  ['0', true],
  ['<IMG src="/rules.png">', true],
])('hasContent for %j returns %s', (html, expected) => {
  expect(hasContent(html)).toBe(expected);
});

it.each(['โชคดี', 'ກະເປົາ\u200bເງິນ', 'a', '๑', '😀', 'ก'.repeat(12)])('%j can be shown', (text) => expect(isLine(text, 12)).toBe(true));

it.each(['', ' ', '\u200b', '\u0e31', 'a\nb', 'a\tb', 'a\u2028b', 'a\u202eb', 'a\u2066b', '\ud800', 'a\ufffdb', 'a\0', 'ก'.repeat(13)])(
  '%j cannot',
  (text) => expect(isLine(text, 12)).toBe(false),
);

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

it.each([
  ['ຝາກ\u200bເງິນ\u200b', 'ຝາກເງິນ'],
  ['ฝากเงิน 1,000.00', 'ฝากเงิน 1,000.00'],
  ['👨\u200d👩', '👨\u200d👩'],
  [undefined, undefined],
])('%j becomes %j', (text, expected) => expect(withoutBreakMarks(text)).toBe(expected));

it.each([
  ['สมชาย\u202e ใจดี', 'สมชาย ใจดี'],
  ['\u200f\u2067Siam\u2069\u200e', 'Siam'],
  ['ທ້າວ\u200bສົມສັກ', 'ທ້າວ\u200bສົມສັກ'],
  ['👨\u200d👩', '👨\u200d👩'],
  ['محمد', 'محمد'],
])('%j becomes %j', (text, expected) => expect(withoutDirectionMarks(text)).toBe(expected));
