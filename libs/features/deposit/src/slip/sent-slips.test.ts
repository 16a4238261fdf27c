import { expect, it } from 'vitest';
import { createSentSlips } from './sent-slips.ts';

function createTab() {
  const values = new Map<string, string>();
  return {
    get: (key: string) => values.get(key) ?? null,
    set: (key: string, value: string) => void values.set(key, value),
    remove: (key: string) => void values.delete(key),
    removeAll: () => undefined,
  };
}

it('recognises a slip sent from this tab, also after a reload', () => {
  const tab = createTab();
  createSentSlips(tab).add('aa');
  createSentSlips(tab).add('bb');
  expect(createSentSlips(tab).has('aa')).toBe(true);
  expect(createSentSlips(tab).has('cc')).toBe(false);
});

it('ignores a slip that could not be read', () => {
  const slips = createSentSlips(createTab());
  slips.add(null);
  expect(slips.has(null)).toBe(false);
});

it('keeps the last fifty, each once', () => {
  const tab = createTab();
  const slips = createSentSlips(tab);
  for (let index = 0; index < 60; index += 1) slips.add(`slip${String(index)}`);
  slips.add('slip59');
  expect(slips.has('slip9')).toBe(false);
  expect(slips.has('slip10')).toBe(true);
  expect(slips.has('slip59')).toBe(true);
});
