import { expect, it } from 'vitest';
import { createTextNormalizer } from './normalize-text.ts';
import { sanitise } from './sanitise.ts';

const normalize = (text: string) => createTextNormalizer()(text);

it.each(['', 'ฝากขั้นต่ำ 100 บาท', 'ຝາກຂັ້ນຕ່ຳ 100 ກີບ', 'a\n\n b', 'שלום 100 مرحبا', 'e\u0301\u0323', '👨‍👩‍👧', 'a'.repeat(499)])(
  'leaves %j unchanged',
  (text) => {
    expect(normalize(text)).toBe(text);
  },
);

it('adds break opportunities to a long text without spaces and loses no character', () => {
  const text = 'ฝากขั้นต่ำ'.repeat(1000);
  expect(normalize(text).replaceAll('\u200b', '')).toBe(text);
  expect(
    Math.max(
      ...normalize(text)
        .split('\u200b')
        .map(({ length }) => length),
    ),
  ).toBeLessThan(650);
});

it('adds break opportunities to a text that spans many elements', () => {
  const normalizer = createTextNormalizer();
  expect(Array.from({ length: 30 }, () => normalizer('ฝากขั้นต่ำ'.repeat(3))).join('')).toContain('\u200b');
});

it('never splits a grapheme', () => {
  for (const letter of ['กั้', 'ก่ำ', '👨‍👩‍👧', '👍🏽']) {
    const parts = normalize(letter.repeat(500)).split('\u200b');
    expect(parts.length).toBeGreaterThan(1);
    for (const part of parts) expect(part.length % letter.length, letter).toBe(0);
  }
});

it('keeps at most ten combining marks on a letter', () =>
  expect(normalize(`a${'\u0301'.repeat(50_000)}b`)).toBe(`a${'\u0301'.repeat(10)}b`));

it('limits changes of the text direction across all texts of one document', () => {
  const normalizer = createTextNormalizer();
  const texts = Array.from({ length: 3 }, () => normalizer('a\u05d0 '.repeat(600)));
  expect(texts.join('').split('\u05d0')).toHaveLength(1001);
  expect(texts.join('').split('a')).toHaveLength(1801);
});

it('normalizes text in markup, but no addresses', () => {
  const address = `https://cdn.example/${'a'.repeat(600)}`;
  const shown = new DOMParser().parseFromString(
    String(sanitise(`<p>${'&#3585;'.repeat(600)}</p><img src="${address}">`)),
    'text/html',
  ).body;
  expect(shown.textContent).toContain('\u200b');
  expect(shown.querySelector('img')?.getAttribute('src')).toBe(address);
});
