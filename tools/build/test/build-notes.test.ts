import { readBuildFlags, sandboxPassphrase } from '@wallet/domain';
import { describe, expect, it } from 'vitest';
import { buildNotes } from '../src/build-notes.ts';

const notesFor = (env: Record<string, string>) => {
  const reading = readBuildFlags(env);
  if (!reading.ok) throw new Error(reading.problems.join('\n'));
  return buildNotes('wallet-th', reading.flags);
};

describe('buildNotes', () => {
  it.each([
    ['no passphrase', {}],
    ['an empty one', { VITE_TRUELINK_PASSPHRASE: '' }],
    ['the sandbox’s', { VITE_TRUELINK_PASSPHRASE: sandboxPassphrase }],
  ])('returns one line for a build with %s', (_name, env) => {
    const notes = notesFor(env);
    expect(notes).toHaveLength(1);
    expect(notes[0]).toMatch(/^wallet-th has the sandbox's own passphrase .* VITE_TRUELINK_PASSPHRASE [^\n]*$/);
    expect(notes[0]).not.toContain(sandboxPassphrase);
  });

  it('returns nothing for a build with its own passphrase', () => {
    expect(notesFor({ VITE_TRUELINK_PASSPHRASE: 'open sesame' })).toEqual([]);
  });
});
