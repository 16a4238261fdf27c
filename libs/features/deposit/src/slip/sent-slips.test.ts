import { createTabStore } from '@wallet/session';
import { afterEach, expect, it } from 'vitest';
import { createSentSlips } from './sent-slips.ts';

afterEach(() => sessionStorage.clear());

it('recognises a slip sent from this tab, also after a reload', () => {
  const tab = createTabStore();
  createSentSlips(tab).note('aa', 'sent');
  createSentSlips(tab).note('bb', 'sent');
  expect(createSentSlips(tab).stateOf('aa')).toBe('sent');
  expect(createSentSlips(tab).stateOf('cc')).toBeNull();
});

it('tells a slip that may have arrived from one that did, and forgets one that did not', () => {
  const slips = createSentSlips(createTabStore());
  slips.note('aa', 'unknown');
  expect(slips.stateOf('aa')).toBe('unknown');
  slips.note('aa', 'not-sent');
  expect(slips.stateOf('aa')).toBeNull();
  slips.note('aa', 'sent');
  slips.note('aa', 'unknown');
  slips.note('aa', 'not-sent');
  expect(slips.stateOf('aa')).toBe('sent');
});

it('ignores a slip that could not be read', () => {
  const slips = createSentSlips(createTabStore());
  slips.note(null, 'sent');
  expect(slips.stateOf(null)).toBeNull();
});

it('keeps the last fifty, each once', () => {
  const tab = createTabStore();
  const slips = createSentSlips(tab);
  for (let index = 0; index < 60; index += 1) slips.note(`slip${String(index)}`, 'sent');
  slips.note('slip59', 'sent');
  expect(slips.stateOf('slip9')).toBeNull();
  expect(slips.stateOf('slip10')).toBe('sent');
  expect(slips.stateOf('slip59')).toBe('sent');
});
