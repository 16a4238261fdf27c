import { createStore } from '@wallet/session';
import { expect, it } from 'vitest';
import { noteInvited, noteVisit } from './invitation-key.ts';

const minuteMs = 60_000;
const createDevice = () => {
  const values = new Map<string, string>();
  return createStore(
    () =>
      ({
        getItem: (key: string) => values.get(key) ?? null,
        setItem: (key: string, value: string) => void values.set(key, value),
        removeItem: (key: string) => void values.delete(key),
      }) as Storage,
  );
};

it('invites from the second visit on', () => {
  const device = createDevice();
  expect(noteVisit(device, 1_000_000)).toBe(false);
  expect(noteVisit(device, 1_000_000 + 29 * minuteMs)).toBe(false);
  expect(noteVisit(device, 1_000_000 + 30 * minuteMs)).toBe(true);
  expect(noteVisit(device, 1_000_000 + 600 * minuteMs)).toBe(true);
});

it('invites nobody twice', () => {
  const device = createDevice();
  noteVisit(device, 0);
  noteInvited(device);
  expect(noteVisit(device, 60 * minuteMs)).toBe(false);
});

it('invites nobody whose stored note is unreadable', () => {
  const device = createDevice();
  device.set('installInvitation', 'x');
  expect(noteVisit(device, 60 * minuteMs)).toBe(false);
});
