import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { workspaceRoot } from '@wallet/build';
import { comparePictures } from './compare-pictures.ts';
import { builds, lookName, readWish, type Look, type Wish } from './looks.ts';
import { serveFolder } from './serve-folder.ts';
import { openBrowser, takePictures, type Story } from './take-pictures.ts';
import { writeReport, type Finding } from './write-report.ts';

/** Takes a picture of every story in every look that is wished for, and compares it with the one that is kept. */
const storybook = join(workspaceRoot, 'dist/storybook');
const keptFolder = join(workspaceRoot, '.pictures');
/** Always the same: stories show links to where they are, and a code of one. */
const port = 6016;
const reportFolder = join(workspaceRoot, 'reports/pictures');

let wish: Wish;
try {
  wish = readWish(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

const index = JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8')) as { entries: Record<string, Story & { type: string }> };
const stories = Object.values(index.entries).filter(({ type, id }) => type === 'story' && id.includes(wish.only));
rmSync(reportFolder, { recursive: true, force: true });

const findings: Finding[] = [];
const save = (folder: string, name: string, png: Buffer): string => {
  const file = join(reportFolder, folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, png);
  return relative(reportFolder, file);
};

const { url, server } = await serveFolder(storybook, port);
const browser = await openBrowser();
const takeLook = async (look: Look): Promise<void> => {
  console.log(`${lookName(look)}: ${String(stories.length)} stories ...`);
  const seen = new Set<string>();
  await takePictures(browser, url, look, stories, (story, taken) => {
    const about = { title: `${story.title}: ${story.name}`, look: lookName(look) };
    const name = join(lookName(look), `${story.id}.png`);
    seen.add(`${story.id}.png`);
    if ('failure' in taken) {
      findings.push({ ...about, state: 'failed', failure: taken.failure });
      return;
    }
    const now = save('now', name, taken.png);
    const kept = join(keptFolder, name);
    if (!existsSync(kept)) {
      findings.push({ ...about, state: 'new', taken: now });
      return;
    }
    const before = readFileSync(kept);
    const { dots, difference } = comparePictures(before, taken.png);
    if (difference === null) findings.push({ ...about, state: 'same', taken: now });
    else
      findings.push({
        ...about,
        state: 'changed',
        dots,
        kept: save('kept', name, before),
        taken: now,
        difference: save('difference', name, difference),
      });
  });
  for (const name of globSync('*.png', { cwd: join(keptFolder, lookName(look)) })) {
    if (name.includes(wish.only) && !seen.has(name)) findings.push({ title: name, look: lookName(look), state: 'gone' });
  }
};
// The builds beside each other: one alone leaves half of two cores idle.
await Promise.all(
  builds.map(async (build) => {
    for (const look of wish.looks) if (look.build === build) await takeLook(look);
  }),
);
await browser.close();
server.close();

mkdirSync(reportFolder, { recursive: true });
writeFileSync(join(reportFolder, 'index.html'), writeReport(findings));
if (wish.isAccepting) {
  for (const { state, look, title } of findings) if (state === 'gone') rmSync(join(keptFolder, look, title));
  if (existsSync(join(reportFolder, 'now'))) cpSync(join(reportFolder, 'now'), keptFolder, { recursive: true });
}

const count = (state: Finding['state']) => findings.filter((finding) => finding.state === state).length;
console.log(
  `${String(count('same'))} same, ${String(count('changed'))} changed, ${String(count('new'))} new, ${String(count('gone'))} gone, ${String(count('failed'))} failed`,
);
console.log(
  wish.isAccepting
    ? 'Kept as the pictures to compare with.'
    : `Look at ${relative(workspaceRoot, join(reportFolder, 'index.html'))}; keep them with: npm run pictures -- --accept`,
);
process.exitCode = count('failed') > 0 || (!wish.isAccepting && count('changed') + count('gone') > 0) ? 1 : 0;
