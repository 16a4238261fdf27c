import { afterEach, expect, it, vi } from 'vitest';
import { readGuestId } from './guest-id.ts';

/** Four numbers of 32 bits, six bits more than a UUID. */
const createdId = /^\d+(?:-\d+){3}$/;

afterEach(() => vi.unstubAllGlobals());

function createFakeStorage(stored: string | null) {
  const entry = { value: stored };
  return {
    entry,
    storage: {
      get: () => entry.value,
      set: (value: string) => {
        entry.value = value;
      },
    },
  };
}

it('creates an unguessable id once', () => {
  const { entry, storage } = createFakeStorage(null);
  const id = readGuestId(storage);
  expect(id).toMatch(createdId);
  expect(entry.value).toBe(id);
  expect(readGuestId(storage)).toBe(id);
  expect(readGuestId(createFakeStorage(null).storage)).not.toBe(id);
});

it('creates an id on a page without TLS, where UUIDs are not available', () => {
  vi.stubGlobal('crypto', { getRandomValues: (parts: Uint32Array) => parts.fill(4_294_967_295) });
  expect(readGuestId(createFakeStorage(null).storage)).toBe('4294967295-4294967295-4294967295-4294967295');
});

it.each(['', '1', 'short', '<b>guest-0000-1111</b>', 'x'.repeat(129)])('replaces the invalid id %j', (stored) => {
  expect(readGuestId(createFakeStorage(stored).storage)).toMatch(createdId);
});
