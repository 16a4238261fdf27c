import { expect, it } from 'vitest';
import { readGuestId } from './guest-id.ts';

/** 128 bits: a UUID has six less. */
const madeId = /^[\da-f]{32}$/;

function createSlot(kept: string | null) {
  const slot = { value: kept };
  return {
    slot,
    storage: {
      get: () => slot.value,
      set: (value: string) => {
        slot.value = value;
      },
    },
  };
}

it('makes an id that nobody guesses, once', () => {
  const { slot, storage } = createSlot(null);
  const id = readGuestId(storage);
  expect(id).toMatch(madeId);
  expect(slot.value).toBe(id);
  expect(readGuestId(storage)).toBe(id);
  expect(readGuestId(createSlot(null).storage)).not.toBe(id);
});

it.each(['', '1', 'short', '<b>guest-0000-1111</b>', 'x'.repeat(129)])('takes %j for none', (kept) => {
  expect(readGuestId(createSlot(kept).storage)).toMatch(madeId);
});
