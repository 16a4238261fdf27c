import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Comparison } from '../src/compare-pictures.ts';
import { makeWorkspace, variantFolder } from './make-workspace.ts';
import { writeStorybook } from './write-storybook.ts';

const statesOf = ({ findings }: Comparison) => Object.fromEntries(findings.map(({ story, state }) => [story, state]));

describe('comparePictures', { timeout: 120_000 }, () => {
  it('reports same, changed, new, gone and broken stories until the references are updated', async () => {
    const workspace = makeWorkspace();
    writeStorybook(workspace.storybook, { 'button--primary': '#0a5fd0', 'button--busy': '#808080', 'card--old': 'red' });
    expect(statesOf(await workspace.compare())).toEqual({ 'button: primary': 'new', 'button: busy': 'new', 'card: old': 'new' });

    const stored = { 'button--primary': '#0a5fd0', 'button--busy': '#888080' };
    writeStorybook(workspace.storybook, { ...stored, 'card--empty': new Error('no cards'), 'card--full': 'green' });
    const comparison = await workspace.compare();
    expect(statesOf(comparison)).toEqual({
      'button: primary': 'same',
      'button: busy': 'changed',
      'card: empty': 'broken',
      'card: full': 'new',
      'card--old': 'gone',
    });
    const broken = comparison.findings.find(({ state }) => state === 'broken');
    expect(broken?.failure).toContain('no cards');
    expect(existsSync(join(workspace.pictures, 'own', variantFolder, 'card--empty.png'))).toBe(false);
    expect(existsSync(join(comparison.report, 'index.html'))).toBe(true);

    writeStorybook(workspace.storybook, stored);
    const updated = { 'button: primary': 'same', 'button: busy': 'updated', 'card--full': 'gone', 'card--old': 'gone' };
    expect(statesOf(await workspace.compare({ isUpdate: true }))).toEqual(updated);
    expect(statesOf(await workspace.compare())).toEqual({ 'button: primary': 'same', 'button: busy': 'same' });
  });

  it('compares the requested stories only, and reports no others as gone', async () => {
    const workspace = makeWorkspace();
    const references = join(workspace.pictures, 'own', variantFolder);
    mkdirSync(references, { recursive: true });
    writeFileSync(join(references, 'card--old.png'), '');
    writeStorybook(workspace.storybook, { 'button--primary': 'blue', 'card--empty': 'white' });
    expect(statesOf(await workspace.compare({ only: 'button' }))).toEqual({ 'button: primary': 'new' });
    await expect(workspace.compare({ only: 'buton' })).rejects.toThrow('No story has "buton" in its id.');
  });
});
