import { expect, test, type Page } from '@playwright/test';

interface Index {
  readonly entries: Readonly<Record<string, { readonly id: string; readonly type: 'docs' | 'story' }>>;
}

/** What Storybook tells of a story that was rendered. */
interface Told {
  readonly storyId: string;
  readonly status: 'success' | 'error' | 'skipped';
}

/** The globals of Storybook's page, and what is noted there. */
interface Preview {
  __STORYBOOK_ADDONS_CHANNEL__: {
    on: (event: string, listener: (told: Told) => void) => void;
    emit: (event: string, request: object) => void;
  };
  open?: { readonly document: string; isRendered: boolean; readonly ends: Map<string, Told['status']> };
}

/** Opens a document in the page, without loading Storybook again, and notes how its stories end. */
const open = (page: Page, document: string) =>
  page.evaluate((storyId) => {
    const preview = globalThis as unknown as Preview;
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = preview;
    const opened = { document: storyId, isRendered: false, ends: new Map<string, Told['status']>() };
    preview.open = opened;
    channel.on('docsRendered', () => (opened.isRendered = true));
    channel.on('storyFinished', (told) => opened.ends.get(told.storyId) === 'error' || opened.ends.set(told.storyId, told.status));
    channel.emit('setCurrentStory', { storyId, viewMode: 'docs' });
  }, document);

/** The stories in the open document that have not ended well, or not yet. The document itself until it is open. */
const unfinished = (page: Page) =>
  page.evaluate(() => {
    const { open: opened } = globalThis as unknown as Preview;
    if (!opened?.isRendered) return [opened?.document];
    // The first story of a document stands at its top too. Those in frames are pages of their own, which do not load.
    const stories = [...document.querySelectorAll('.sb-story:not(:has(iframe))')].map(({ id }) =>
      id.replace(/^story--/, '').replace(/(--.+)--primary$/, '$1'),
    );
    return stories.filter((id) => opened.ends.get(id) !== 'success').map((id) => `${id}: ${opened.ends.get(id) ?? 'not yet'}`);
  });

test('every page of documents opens, and its stories show no error', async ({ page, request }) => {
  const { entries } = (await (await request.get('/index.json')).json()) as Index;
  const documents = Object.values(entries).filter(({ type }) => type === 'docs');
  expect(documents.length).toBeGreaterThan(0);
  // Stories in frames are checked as stories.
  await page.route('**/iframe.html*', (route) => (route.request().frame() === page.mainFrame() ? route.fallback() : route.abort()));
  const heading = page.locator('#storybook-docs h1').first();
  await page.goto(`/iframe.html?viewMode=docs&id=${documents.at(-1)?.id ?? ''}`);
  await expect(heading).toBeVisible({ timeout: 60_000 });
  for (const { id } of documents) {
    // Storybook may load its page again.
    await expect(async () => {
      await open(page, id);
      await expect.poll(() => unfinished(page), { timeout: 40_000 }).toEqual([]);
      await expect(heading).toBeVisible();
    }, id).toPass({ timeout: 90_000 });
  }
});
