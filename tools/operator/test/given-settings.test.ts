import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readGivenSettings } from '../src/apply/given-settings.ts';
import { writeVersion } from '../src/apply/releases.ts';

let to: string;
beforeEach(async () => {
  to = mkdtempSync(join(tmpdir(), 'wallet-given-'));
  await writeVersion(to, (folder) => {
    mkdirSync(join(folder, 'settings'));
    writeFileSync(join(folder, 'settings/settings.json'), JSON.stringify({ site: { origin: 'https://a.example' }, brandColor: '#0057b8' }));
    return Promise.resolve('1');
  });
});
afterEach(() => rmSync(to, { recursive: true, force: true }));

const fileWith = (name: string, json: object) => {
  writeFileSync(join(to, name), JSON.stringify(json));
  return join(to, name);
};
const brandOf = (json: object) => ({ settings: null, brand: fileWith('brand.json', json) });

it('stays what the present version has where no file is named', () => {
  const given = readGivenSettings(to, { settings: null, brand: null });
  expect(given?.json).toEqual({ site: { origin: 'https://a.example' }, brandColor: '#0057b8' });
});

it('takes a brand, and leaves what belongs to the site', () => {
  const { json } = readGivenSettings(to, brandOf({ names: { th: 'แบรนด์' } })) ?? {};
  expect(json).toEqual({ site: { origin: 'https://a.example' }, names: { th: 'แบรนด์' } });
});

it.each(['flags', 'site', 'bankApps'])('refuses %s in a brand', (part) => {
  expect(() => readGivenSettings(to, brandOf({ names: {}, [part]: {} }))).toThrow(`${part} is part of the site`);
});

it('refuses a part of the brand beside the brand', () => {
  const settings = fileWith('settings.json', { brandColor: '#ff0000' });
  expect(() => readGivenSettings(to, { ...brandOf({}), settings })).toThrow('brandColor is part of the brand');
});
