import { createTabStore } from '@wallet/session';
import { afterEach, expect, it } from 'vitest';
import { createSentSlips } from './sent-slips.ts';

afterEach(() => sessionStorage.clear());

it('recognises a slip sent from this tab, also after a reload', () => {
  const tab = createTabStore();
  createSentSlips(tab).add('aa');
  createSentSlips(tab).add('bb');
  expect(createSentSlips(tab).has('aa')).toBe(true);
  expect(createSentSlips(tab).has('cc')).toBe(false);
});

it('ignores a slip that could not be read', () => {
  const slips = createSentSlips(createTabStore());
  slips.add(null);
  expect(slips.has(null)).toBe(false);
});

it('keeps the last fifty, each once', () => {
  const tab = createTabStore();
  const slips = createSentSlips(tab);
  for (let index = 0; index < 60; index += 1) slips.add(`slip${String(index)}`);
  slips.add('slip59');
  expect(slips.has('slip9')).toBe(false);
  expect(slips.has('slip10')).toBe(true);
  expect(slips.has('slip59')).toBe(true);
});
