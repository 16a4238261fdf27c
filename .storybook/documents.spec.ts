import { expect, test, type Page } from '@playwright/test';

interface Index {
  readonly entries: Readonly<Record<string, { readonly id: string; readonly type: 'docs' | 'story' }>>;
}

/** What Storybook tells of the stories of a document. */
interface Told {
  readonly storyId: string;
  readonly status?: 'success' | 'error' | 'skipped';
}

/** The globals of Storybook's page, and what is noted there. */
interface Preview {
  __STORYBOOK_ADDONS_CHANNEL__: {
    on: (event: string, listener: (told: Told) => void) => void;
    emit: (event: string, request: object) => void;
  };
  /** How each story of the open document has ended. Null until it has. */
  ends?: Map<string, Told['status'] | null>;
}

/** Opens a document in the page, without loading Storybook again, and notes how its stories end. */
const open = (page: Page, storyId: string) =>
  page.evaluate((id) => {
    const preview = globalThis as unknown as Preview;
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = preview;
    const ends = new Map<string, Told['status'] | null>([[id, null]]);
    preview.ends = ends;
    channel.on('docsRendered', () => ends.delete(id));
    channel.on('storyRenderPhaseChanged', (told) => ends.get(told.storyId) ?? ends.set(told.storyId, null));
    channel.on('storyFinished', (told) => ends.set(told.storyId, told.status));
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'docs' });
  }, storyId);

/** The stories of the open document that have not ended well, or not yet, and the document itself until it is open. */
const unfinished = (page: Page) =>
  page.evaluate(() =>
    [...((globalThis as unknown as Preview).ends ?? [])].filter(([, end]) => end !== 'success').map(([id, end]) => `${id}: ${String(end)}`),
  );

test('every page of documents opens, and its stories show no error', async ({ page, request }) => {
  const { entries } = (await (await request.get('/index.json')).json()) as Index;
  const documents = Object.values(entries).filter(({ type }) => type === 'docs');
  expect(documents.length).toBeGreaterThan(0);
  const heading = page.locator('#storybook-docs h1').first();
  await page.goto(`/iframe.html?viewMode=docs&id=${documents.at(-1)?.id ?? ''}`);
  await expect(heading).toBeVisible({ timeout: 30_000 });
  for (const { id } of documents) {
    await open(page, id);
    await expect.poll(() => unfinished(page), { message: id, timeout: 20_000 }).toEqual([]);
    await expect(heading).toBeVisible();
  }
});
