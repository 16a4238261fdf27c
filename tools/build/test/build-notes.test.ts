import { sandboxPassphrase } from '@wallet/domain';
import { expect, it } from 'vitest';
import { buildNotes } from '../src/build-notes.ts';

it('notes the passphrase of the sandbox in a build without showing it, and no other one', () => {
  const [note = '', ...others] = buildNotes('wallet-th', { truelinkPassphrase: sandboxPassphrase });
  expect(note).toMatch(/^wallet-th has the sandbox's own passphrase .* VITE_TRUELINK_PASSPHRASE [^\n]*$/);
  expect(note).not.toContain(sandboxPassphrase);
  expect([...others, ...buildNotes('wallet-th', { truelinkPassphrase: 'open sesame' })]).toEqual([]);
});
