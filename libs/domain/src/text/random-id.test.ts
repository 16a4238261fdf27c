import { expect, it, vi } from 'vitest';
import { randomId } from './random-id.ts';

it('has 128 bits of the browser’s generator, also where a page without TLS can make no UUIDs', () => {
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(0x0a, 0, 8).fill(0xff, 8) });
  expect(randomId()).toBe('0a0a0a0a0a0a0a0affffffffffffffff');
  vi.unstubAllGlobals();
  const ids = Array.from({ length: 100 }, randomId);
  expect(new Set(ids).size).toBe(100);
  for (const id of ids) expect(id).toMatch(/^[\da-f]{32}$/);
});
