import { expect, it } from 'vitest';
import { fitLabel, lineHeight, type LabelPlace } from './fit-label.ts';

/** Every letter is half as wide as it is high. */
const measure = (text: string) => text.length / 2;
const largest = 17;

const placeOf = (sliceCount: number, isTurned = false): LabelPlace => ({
  inner: 60,
  outer: 145,
  rim: 170,
  angle: (2 * Math.PI) / sliceCount,
  way: sliceCount > 8 ? 'along' : 'across',
  isTurned,
});
const long = 'iPhone 17 Pro Max 512 GB or another phone'.split(/(?<= )/);

it('writes a short label in one line, as large as allowed', () => {
  expect(fitLabel(['50 ', 'baht'], placeOf(8), largest, measure)).toEqual({ lines: ['50 baht'], fontSize: largest });
});

it('breaks a long label between words, and makes it smaller', () => {
  const { lines, fontSize } = fitLabel(long, placeOf(6), largest, measure);
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.join(' ').trim()).toBe(long.join(''));
  expect(fontSize).toBeLessThanOrEqual(largest);
});

it.each([2, 3, 4, 5, 6, 8, 9, 12, 16, 24])('cuts nothing off with %d slices, and stays inside the slice', (sliceCount) => {
  for (const isTurned of [false, true]) {
    const place = placeOf(sliceCount, isTurned);
    const { lines, fontSize } = fitLabel(long, place, largest, measure);
    expect(lines.filter(Boolean).join(' ')).toBe(long.join(''));
    expect(lines.length * fontSize * lineHeight).toBeLessThanOrEqual(place.way === 'across' ? place.outer - place.inner : place.outer);
    const widest = Math.max(...lines.map(measure)) * fontSize;
    expect(widest).toBeLessThanOrEqual(place.way === 'across' ? 2 * place.outer * Math.tan(place.angle / 2) || 2 * place.rim : place.outer);
  }
});

it('has the widest line at the rim, which is the last one if it is turned', () => {
  const words = ['one ', 'two ', 'three ', 'four ', 'five ', 'six ', 'seven'];
  const { lines } = fitLabel(words, placeOf(8, true), largest, measure);
  expect(measure(lines.at(-1) ?? '')).toBeGreaterThanOrEqual(measure(lines[0] ?? ''));
});

it('makes a word smaller that is longer than every line', () => {
  const word = 'x'.repeat(200);
  const { lines, fontSize } = fitLabel([word], placeOf(12), largest, measure);
  expect(lines).toEqual([word]);
  expect(measure(word) * fontSize).toBeLessThanOrEqual(85);
});
