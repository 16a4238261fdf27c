import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { appFolder, apps, chromiumLaunch, distFolder, readApp, workspaceRoot } from '@wallet/build';
import { startNginx } from '@wallet/deploy';
import { howtoTopics, recordingName, type Currency, type HowtoTopic, type Language } from '@wallet/domain';
import { namedAs, textsIn } from '@wallet/journeys';
import { startSandbox, type ScenarioLogin } from '@wallet/sandbox';
import { writeCaptions } from './captions.ts';
import { encode } from './encode.ts';
import { startFilm } from './film.ts';
import { watchIdle } from './idle.ts';
import { newVisitor, openHome, takeScreens } from './screens.ts';
import { topics } from './topics.ts';

/** What corresponds to one baht. */
const perBaht: Readonly<Record<Currency, number>> = { BAHT: 1, LAK: 1000 };

async function readMarket(app: string) {
  const { market, development } = await readApp(app);
  const { languages, currencies } = market;
  return { app, operator: development.operator, languages, perBaht: perBaht[currencies[0]] };
}

/** The size of a phone in portrait orientation. */
const viewport = { width: 360, height: 640 };
const deviceScaleFactor = 1.5;

/** Enough for a busy machine. */
const timeoutMs = 120_000;

interface Stage extends Awaited<ReturnType<typeof readMarket>> {
  readonly browser: Browser;
  readonly site: string;
  readonly sandbox: string;
}

/** A new member in a state of the sandbox. */
async function memberOf(scenario: string, operator: string, sandbox: string): Promise<ScenarioLogin> {
  const response = await fetch(`${sandbox}/__scenario`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: scenario, operator }),
  });
  return (await response.json()) as ScenarioLogin;
}

/** How the page looks in a recording. */
interface Look {
  readonly language: Language;
  readonly theme: 'dark' | 'light';
}

/** Records one topic with a member of its scenario, and writes its files into the app. Returns its length in seconds. */
async function record(
  topic: HowtoTopic,
  { language, theme }: Look,
  { operator, app, perBaht, browser, site, sandbox }: Stage,
): Promise<number> {
  const { scenario, play } = topics[topic];
  const member = await memberOf(scenario, operator, sandbox);

  const folder = mkdtempSync(join(tmpdir(), 'wallet-recording-'));
  const context = await newVisitor({ browser, site }, { viewport, deviceScaleFactor, colorScheme: theme });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(timeoutMs);
    const untilIdle = watchIdle(page);
    const text = textsIn(language);
    await context.addCookies([{ name: 'language', value: language, url: site }]);
    await openHome(page, member);
    await untilIdle();

    const film = startFilm(page, untilIdle, folder);
    const button = (namespace: string, key: string) => page.getByRole('button', namedAs(text(namespace, key)));
    const link = (namespace: string, key: string) => page.getByRole('link', namedAs(text(namespace, key)));
    const goTo = async (address: string) => {
      await page.goto(address);
      await untilIdle();
    };
    await play({ film, page, button, link, goTo, amount: (baht) => String(baht * perBaht) });
    film.end();

    const videos = join(appFolder(app), 'public/videos');
    mkdirSync(videos, { recursive: true });
    const target = join(videos, `${recordingName(topic)}.${language}`);
    encode(film.pictures, folder, `${target}.${theme}`);
    writeFileSync(
      `${target}.vtt`,
      writeCaptions(film.parts, (step) => text('howto', `topics.${topic}.${step}`)),
    );
    console.log(`${app}: ${topic} is recorded in ${language}, ${theme}.`);
    return film.parts.at(-1)?.toSeconds ?? 0;
  } finally {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** `npm run recordings [topic...]`: records the how-to videos of the built apps with a separate sandbox. `screens` takes their pictures. */
const requestedTopics = process.argv.slice(2);
const lengthsFile = join(workspaceRoot, 'libs/features/howto/src/recording-seconds.json');
/** By topic, in seconds. The same in each app, language and theme, because a picture is shown for as long as it takes to read. */
const lengths = JSON.parse(readFileSync(lengthsFile, 'utf8')) as Record<HowtoTopic, number>;
const dataDir = mkdtempSync(join(tmpdir(), 'wallet-recordings-'));
const sandbox = await startSandbox({ port: 0, host: '127.0.0.1', dataDir, faults: true });
const browser = await chromium.launch(chromiumLaunch);
try {
  for (const market of await Promise.all(apps.map(readMarket))) {
    const server = await startNginx({ dist: distFolder(market.app), backend: sandbox.url, backendPrefix: `/${market.operator}` });
    try {
      const isRequested = (part: string) => requestedTopics.length === 0 || requestedTopics.includes(part);
      if (isRequested('screens')) {
        const member = await memberOf('normal', market.operator, sandbox.url);
        await takeScreens(join(appFolder(market.app), 'public/site'), { browser, site: server.url, ...member });
        console.log(`${market.app}: its pictures are taken.`);
      }
      const stage: Stage = { ...market, browser, site: server.url, sandbox: sandbox.url };
      for (const topic of howtoTopics.filter(isRequested)) {
        for (const language of market.languages) {
          for (const theme of ['dark', 'light'] as const) lengths[topic] = await record(topic, { language, theme }, stage);
        }
      }
    } finally {
      await server.close();
    }
  }
  writeFileSync(lengthsFile, `${JSON.stringify(lengths, null, 2)}\n`);
} finally {
  await browser.close();
  await sandbox.close();
  rmSync(dataDir, { recursive: true, force: true });
}
