import { existsSync, readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { test } from './fixtures.ts';
import { readRunSettings } from './run-settings.ts';

const { stories } = readRunSettings();

for (const { id, title, name } of stories) {
  test(`${title}: ${name}`, async ({ storyPage: story }, testInfo) => {
    await story.show(id);
    const picture = `${id}.png`;
    const file = testInfo.snapshotPath(picture, { kind: 'screenshot' });
    const reference = existsSync(file) ? readFileSync(file) : null;
    await expect(story.page).toHaveScreenshot(picture, {
      // A dialog covers the window only, not the rest of the page below it.
      fullPage: (await story.page.locator('dialog[open]').count()) === 0,
      // A video's picture depends on how much has loaded.
      mask: [story.page.locator('video')],
      maskColor: '#000000',
    });
    if (reference === null) testInfo.annotations.push({ type: 'new' });
    else if (!reference.equals(readFileSync(file))) testInfo.annotations.push({ type: 'updated' });
  });
}
