import { createMemoryStore } from '@wallet/session';
import { expect, it } from 'vitest';
import { saferPlay } from './safer-play.feature.ts';

it('stands before the pages of a device on which somebody takes a break, unless the operator has switched breaks off', () => {
  const withBreak = createMemoryStore();
  withBreak.set('kept:00:break', JSON.stringify({ version: 1, value: 1 }));
  const withReminder = createMemoryStore();
  withReminder.set('kept:00:reminder', JSON.stringify({ version: 1, value: 30 }));
  const { isClosed } = saferPlay.gate ?? {};
  expect(isClosed?.(withBreak, undefined)).toBe(true);
  expect(isClosed?.(withBreak, { version: '1', playOff: ['budget'] })).toBe(true);
  expect(isClosed?.(withBreak, { version: '1', playOff: ['break'] })).toBe(false);
  expect(isClosed?.(withReminder, undefined)).toBe(false);
});
