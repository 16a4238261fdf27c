import { afterEach, expect, it, vi } from 'vitest';
import { readGuestId } from './guest-id.ts';

/** Four times 32 bits: a UUID has six less. */
const madeId = /^\d+(?:-\d+){3}$/;

afterEach(() => vi.unstubAllGlobals());

function createSlot(stored: string | null) {
  const slot = { value: stored };
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

it('makes one also where a page without TLS can make no UUIDs', () => {
  vi.stubGlobal('crypto', { getRandomValues: (parts: Uint32Array) => parts.fill(4_294_967_295) });
  expect(readGuestId(createSlot(null).storage)).toBe('4294967295-4294967295-4294967295-4294967295');
});

it.each(['', '1', 'short', '<b>guest-0000-1111</b>', 'x'.repeat(129)])('takes %j for none', (stored) => {
  expect(readGuestId(createSlot(stored).storage)).toMatch(madeId);
});
