import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A story that is a coloured area, or one that throws while rendering. */
export type StoryColor = string | Error;

/** The part of a built Storybook's page that the comparison uses, with stories by id. */
const page = (stories: Readonly<Record<string, StoryColor>>) => `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Stories</title>
<body><div id="storybook-root"></div><div class="sb-errordisplay"><pre id="error-message"></pre></div>
<script>
const stories = ${JSON.stringify(Object.fromEntries(Object.entries(stories).map(([id, color]) => [id, color instanceof Error ? { message: color.message } : { color }])))};
const preview = {
  channel: { emit: (_event, { storyId }) => show(storyId) },
  currentRender: undefined,
};
window.__STORYBOOK_PREVIEW__ = preview;
function show(id) {
  const { color, message } = stories[id];
  document.querySelector('#storybook-root').innerHTML = message ? '' : '<div style="width: 80px; height: 40px; background: ' + color + '"></div>';
  document.querySelector('#error-message').textContent = message ?? '';
  document.body.classList.toggle('sb-show-errordisplay', message !== undefined);
  preview.currentRender = { id, phase: message ? 'errored' : 'finished' };
}
show(new URL(location.href).searchParams.get('id'));
</script>`;

const entryOf = (id: string) => {
  const [title = '', name = ''] = id.split('--');
  return { type: 'story', id, title, name };
};

/** Writes the output of a Storybook build into a folder. */
export function writeStorybook(folder: string, stories: Readonly<Record<string, StoryColor>>): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'index.json'),
    JSON.stringify({ entries: Object.fromEntries(Object.keys(stories).map((id) => [id, entryOf(id)])) }),
  );
  writeFileSync(join(folder, 'iframe.html'), page(stories));
}
