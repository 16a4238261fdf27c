import { createMemoryStore } from '@wallet/session';
import { expect, it, vi } from 'vitest';
import { fontsKey } from './early-preferences.ts';
import { cacheFonts, lacksLetters } from './fonts.ts';

it.each(['th', 'lo'] as const)('returns true on a device that shows the same box for every %s letter', (language) => {
  expect(lacksLetters(language, () => 60)).toBe(true);
});

it.each(['th', 'lo', 'en'] as const)('returns false on a device with %s letters of different widths', (language) => {
  expect(lacksLetters(language, (text) => text.codePointAt(0) ?? 0)).toBe(false);
});

it('returns false where widths cannot be measured', () => {
  expect(lacksLetters('lo', () => NaN)).toBe(false);
});

it.each([
  ['nearly as wide as ours', 1.1, 'cached'],
  ['clearly wider', 1.3, 'needed'],
  ['clearly narrower', 0.7, 'needed'],
])('on a device with letters %s, the first visit keeps them or changes them', async (_, scale, kept) => {
  Object.defineProperty(document, 'fonts', { value: { load: () => Promise.resolve([{}]) }, configurable: true });
  const context = {
    font: '',
    measureText: (text: string) => ({ width: (text.codePointAt(0) ?? 0) * (context.font.includes('Wallet') ? 1 : scale) }),
  };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(context as never);
  delete document.documentElement.dataset.fonts;
  document.title = 'ເຂົ້າສູ່ລະບົບ';
  const device = createMemoryStore();
  await cacheFonts(device, 'lo');
  expect(device.get(fontsKey)).toBe(kept);
});
