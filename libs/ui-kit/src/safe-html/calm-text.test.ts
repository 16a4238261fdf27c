import { describe, expect, it } from 'vitest';
import { calmText } from './calm-text.ts';
import { sanitise } from './sanitise.ts';

const calm = (text: string) => calmText()(text);

describe('calmText', () => {
  it.each(['', 'ฝากขั้นต่ำ 100 บาท', 'ຝາກຂັ້ນຕ່ຳ 100 ກີບ', 'a\n\n b', 'שלום 100 مرحبا', 'e\u0301\u0323', '👨‍👩‍👧', 'a'.repeat(499)])(
    'leaves %j as it is',
    (text) => {
      expect(calm(text)).toBe(text);
    },
  );

  it('lets a long text without a space be broken, and loses nothing of it', () => {
    const text = 'ฝากขั้นต่ำ'.repeat(1000);
    expect(calm(text).replaceAll('\u200b', '')).toBe(text);
    expect(
      Math.max(
        ...calm(text)
          .split('\u200b')
          .map(({ length }) => length),
      ),
    ).toBeLessThan(650);
  });

  it('breaks one that stands in many elements', () => {
    const read = calmText();
    expect(Array.from({ length: 30 }, () => read('ฝากขั้นต่ำ'.repeat(3))).join('')).toContain('\u200b');
  });

  it('leaves together what is one letter', () => {
    for (const letter of ['กั้', 'ก่ำ', '👨‍👩‍👧', '👍🏽']) {
      const parts = calm(letter.repeat(500)).split('\u200b');
      expect(parts.length).toBeGreaterThan(1);
      for (const part of parts) expect(part.length % letter.length, letter).toBe(0);
    }
  });

  it('keeps ten marks on a letter', () => expect(calm(`a${'\u0301'.repeat(50_000)}b`)).toBe(`a${'\u0301'.repeat(10)}b`));

  it('turns a thousand times, over all texts that belong together', () => {
    const read = calmText();
    const texts = Array.from({ length: 3 }, () => read('a\u05d0 '.repeat(600)));
    expect(texts.join('').split('\u05d0')).toHaveLength(1001);
    expect(texts.join('').split('a')).toHaveLength(1801);
  });

  it('reads what stands in markup, but no addresses', () => {
    const address = `https://cdn.example/${'a'.repeat(600)}`;
    const shown = new DOMParser().parseFromString(
      String(sanitise(`<p>${'&#3585;'.repeat(600)}</p><img src="${address}">`)),
      'text/html',
    ).body;
    expect(shown.textContent).toContain('\u200b');
    expect(shown.querySelector('img')?.getAttribute('src')).toBe(address);
  });
});
