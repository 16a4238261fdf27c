import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepAssets } from '../src/keep-assets.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'wallet-assets-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('keeps the assets of each build for a day after it was replaced', () => {
  const [dist, previous] = [join(folder, 'dist'), join(folder, 'previous')];
  const build = (...names: readonly string[]) => {
    rmSync(dist, { recursive: true, force: true });
    mkdirSync(join(dist, 'assets'), { recursive: true });
    for (const name of names) writeFileSync(join(dist, 'assets', name), name);
  };
  const kept = () => readdirSync(join(previous, 'assets')).toSorted();

  keepAssets(dist, previous);
  build('a.js', 'b.js');
  keepAssets(dist, previous, new Date('2026-01-01T10:00:00Z'));
  build('a.js', 'c.js');
  keepAssets(dist, previous, new Date('2026-01-02T09:00:00Z'));
  expect(kept()).toEqual(['a.js', 'b.js', 'c.js']);
  keepAssets(dist, previous, new Date('2026-01-02T11:00:00Z'));
  expect(kept()).toEqual(['a.js', 'c.js']);
});
