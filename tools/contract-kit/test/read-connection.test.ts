import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { readConnection } from '../src/kit/read-connection.ts';

const folder = mkdtempSync(join(tmpdir(), 'wallet-connection-'));
afterAll(() => rmSync(folder, { recursive: true }));

const read = (content: string) => {
  const file = join(folder, 'settings.json');
  writeFileSync(file, content);
  return readConnection(file);
};
const readSettings = (settings: unknown) => read(JSON.stringify(settings));

it('finds a backend on another origin, and what the apps send there', () => {
  expect(readSettings({ flags: { apiBaseUrl: 'https://api.example.com/la' }, site: { origin: 'https://wallet.example.com' } })).toEqual({
    base: 'https://api.example.com/la',
    origin: 'https://wallet.example.com',
    flags: { apiBaseUrl: 'https://api.example.com/la', idempotencyHeader: false },
  });
});

it('finds a backend behind the address of the site, and looks at nothing else', () => {
  expect(readSettings({ site: { origin: 'https://wallet.example.com' }, brandColor: 'any' })).toEqual({
    base: 'https://wallet.example.com',
    flags: {},
  });
});

it.each([
  ['{}', 'does not say where the backend is'],
  ['{"flags": {"apiBaseUrl": "backend"}}', 'flags.apiBaseUrl is "backend"; expected an address'],
  ['[]', 'settings is []; expected an object'],
  ['nothing', 'cannot be read as JSON'],
])('says what is wrong with %s', (content, problem) => expect(() => read(content)).toThrow(problem));
