import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Comparison } from '../src/compare-pictures.ts';
import { makeWorkspace, variantFolder } from './make-workspace.ts';
import { writeStorybook } from './write-storybook.ts';

const statesOf = ({ findings }: Comparison) => Object.fromEntries(findings.map(({ story, state }) => [story, state]));

describe('comparePictures', { timeout: 60_000 }, () => {
  it('says what is the same, changed, new, gone and broken, and shows it in a report', async () => {
    const workspace = makeWorkspace();
    writeStorybook(workspace.storybook, {
      'button--primary': '#0a5fd0',
      'button--busy': 'gray',
      'card--empty': 'white',
      'card--old': 'red',
    });
    await workspace.compare();
    writeStorybook(workspace.storybook, {
      'button--primary': '#0a5fd0',
      'button--busy': '#888080',
      'card--empty': new Error('no cards'),
      'card--full': 'green',
    });
    const comparison = await workspace.compare();
    expect(statesOf(comparison)).toEqual({
      'button: primary': 'same',
      'button: busy': 'changed',
      'card: empty': 'broken',
      'card: full': 'new',
      'card--old': 'gone',
    });
    expect(comparison.findings).toContainEqual(
      expect.objectContaining({ story: 'card: empty', failure: expect.stringContaining('no cards') }),
    );
    expect(workspace.printed()).toContain(`changed  button: busy (${variantFolder})`);
    expect(workspace.printed()).not.toContain('button: primary');
    expect(existsSync(join(comparison.report, 'index.html'))).toBe(true);
  });

  it('keeps the references until they are updated, and then keeps what is drawn', async () => {
    const workspace = makeWorkspace();
    writeStorybook(workspace.storybook, { 'button--primary': 'blue', 'button--busy': 'gray' });
    expect(statesOf(await workspace.compare())).toEqual({ 'button: primary': 'new', 'button: busy': 'new' });
    writeStorybook(workspace.storybook, { 'button--primary': 'red' });
    const changed = { 'button: primary': 'changed', 'button--busy': 'gone' };
    expect(statesOf(await workspace.compare())).toEqual(changed);
    expect(statesOf(await workspace.compare({ isUpdate: true }))).toEqual({ ...changed, 'button: primary': 'updated' });
    expect(statesOf(await workspace.compare())).toEqual({ 'button: primary': 'same' });
  });

  it('draws only the stories that are asked for, and misses no others', async () => {
    const workspace = makeWorkspace();
    writeStorybook(workspace.storybook, { 'button--primary': 'blue', 'card--empty': 'white' });
    await workspace.compare();
    writeStorybook(workspace.storybook, { 'button--primary': 'blue' });
    expect(statesOf(await workspace.compare({ only: 'button' }))).toEqual({ 'button: primary': 'same' });
    await expect(workspace.compare({ only: 'buton' })).rejects.toThrow('No story has "buton" in its id.');
  });

  it('draws nothing of a story that breaks', async () => {
    const workspace = makeWorkspace();
    writeStorybook(workspace.storybook, { 'card--empty': new Error('no cards') });
    expect(statesOf(await workspace.compare())).toEqual({ 'card: empty': 'broken' });
    expect(existsSync(join(workspace.pictures, 'own', variantFolder, 'card--empty.png'))).toBe(false);
  });
});
