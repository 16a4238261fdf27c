import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { checkSignature } from '../src/apply/release-signature.ts';

const folder = mkdtempSync(join(tmpdir(), 'signature-'));
afterAll(() => rmSync(folder, { recursive: true }));

// Written by signify for a file with the text "release".
const key = 'untrusted comment: public key\nRWSOxHbJaTEc3F+pOdRkDv5pZm1EFHpGmiAHlf2k9qYgJUyeTw2PaHVG\n';
const signature =
  'untrusted comment: verify with key.pub\nRWSOxHbJaTEc3FEL9mYrfUKHmcnka+Pk8Cy4QZwzzFU84VCPyeH+6c8amhHYrrsWpfc6oCyl4NcbkSYesMrbg7Ec4bETdTKRYAM=\n';
const otherKey = 'untrusted comment: public key\nRWR96Hjhc2hY5gYFcZNqhEhRkPPG7NjCeCtVRg7/cAeWKdXsSkjbRvXE\n';

const check = (files: Readonly<Record<string, string>>) => () => {
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  checkSignature(join(folder, 'release'), join(folder, 'key.pub'));
};

it.each([
  ['what was signed', {}, null],
  ['a changed release', { release: 'released\n' }, 'is not what was signed with the key of'],
  ['another key', { 'key.pub': otherKey }, 'was signed with another key than that of'],
  ['another key under the number of the right one', { 'key.pub': withNumberOf(key, otherKey) }, 'is not what was signed'],
  ['no key', { 'key.pub': signature }, 'is no public key of signify'],
  ['no signature', { 'release.sig': '' }, 'is no signature of signify'],
])('%s', (_what, changed, message) => {
  const checked = check({ release: 'release\n', 'release.sig': signature, 'key.pub': key, ...changed });
  if (message === null) expect(checked).not.toThrow();
  else expect(checked).toThrow(message);
});

function withNumberOf(one: string, other: string): string {
  const bytes = (text: string) => Buffer.from(text.split('\n')[1] ?? '', 'base64');
  return `comment\n${Buffer.concat([bytes(one).subarray(0, 10), bytes(other).subarray(10)]).toString('base64')}\n`;
}
