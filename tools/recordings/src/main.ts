import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { appFolder, apps, chromiumLaunch, distFolder, readApp } from '@wallet/build';
import { startNginx } from '@wallet/deploy';
import { howtoTopics, recordingName, type Currency, type HowtoTopic, type Language } from '@wallet/domain';
import { namedAs, textsIn } from '@wallet/journeys';
import { startSandbox } from '@wallet/sandbox';
import { writeCaptions } from './captions.ts';
import { encode } from './encode.ts';
import { Film } from './film.ts';
import { IdleWatch } from './idle.ts';
import { takeScreens } from './screens.ts';
import { topics } from './topics.ts';

interface Market {
  readonly app: string;
  /** The sandbox's operator for this app. */
  readonly operator: string;
  /** The language of the recording. */
  readonly language: Language;
  /** The languages of the captions. */
  readonly languages: readonly Language[];
  /** The amount that corresponds to one baht in this market. */
  readonly perBaht: number;
}

const perBaht: Readonly<Record<Currency, number>> = { BAHT: 1, LAK: 1000 };

async function readMarket(app: string): Promise<Market> {
  const { market, development } = await readApp(app);
  const { defaultLanguage: language, languages, currencies } = market;
  return { app, operator: development.operator, language, languages, perBaht: perBaht[currencies[0]] };
}

/** The size of a phone in portrait orientation. */
const viewport = { width: 360, height: 640 };
const deviceScaleFactor = 1.5;

/** Enough for a busy machine. */
const timeoutMs = 120_000;

interface Stage extends Market {
  readonly browser: Browser;
  readonly site: string;
  readonly sandbox: string;
}

/** A new member in a state of the sandbox. */
async function memberOf(
  scenario: string,
  operator: string,
  sandbox: string,
): Promise<{ readonly phone: string; readonly password: string }> {
  const response = await fetch(`${sandbox}/__scenario`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name: scenario, operator }),
  });
  return (await response.json()) as { phone: string; password: string };
}

/** Records one topic with a member of its scenario, and writes all its files into the app. */
async function record(topic: HowtoTopic, { operator, app, language, languages, perBaht, browser, site, sandbox }: Stage): Promise<void> {
  const { scenario, play } = topics[topic];
  const { phone, password } = await memberOf(scenario, operator, sandbox);

  const folder = mkdtempSync(join(tmpdir(), 'wallet-recording-'));
  const context = await browser.newContext({
    baseURL: site,
    viewport,
    deviceScaleFactor,
    colorScheme: 'dark',
    reducedMotion: 'reduce',
    storageState: { cookies: [], origins: [{ origin: site, localStorage: [{ name: 'agreementRemembered', value: 'true' }] }] },
  });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(timeoutMs);
    const idle = new IdleWatch(page);
    const text = textsIn(language);
    await page.goto('/login');
    await page.locator('[name=username]').fill(phone);
    await page.locator('[name=password]').fill(password);
    await page.locator('button[type=submit]').click();
    await page.waitForURL('**/user/home');
    await page.getByRole('time').waitFor();
    await idle.waitForIdle();

    const film = new Film(page, idle, folder);
    const button = (namespace: string, key: string) => page.getByRole('button', namedAs(text(namespace, key)));
    const link = (namespace: string, key: string) => page.getByRole('link', namedAs(text(namespace, key)));
    const goTo = async (address: string) => {
      await page.goto(address);
      await idle.waitForIdle();
    };
    await play({ film, page, button, link, goTo, amount: (baht) => String(baht * perBaht) });
    film.end();

    const videos = join(appFolder(app), 'public/videos');
    mkdirSync(videos, { recursive: true });
    const target = join(videos, recordingName(topic));
    encode(film.pictures, folder, target);
    for (const each of languages) {
      writeFileSync(
        `${target}.${each}.vtt`,
        writeCaptions(film.parts, (step) => textsIn(each)('howto', `topics.${topic}.${step}`)),
      );
    }
    console.log(`${app}: ${topic} is recorded.`);
  } finally {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** `npm run recordings [topic...]`: records the how-to videos of the built apps with a separate sandbox. `screens` takes their pictures. */
const requestedTopics = process.argv.slice(2);
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
      for (const topic of howtoTopics) {
        if (isRequested(topic)) await record(topic, { ...market, browser, site: server.url, sandbox: sandbox.url });
      }
    } finally {
      await server.close();
    }
  }
} finally {
  await browser.close();
  await sandbox.close();
  rmSync(dataDir, { recursive: true, force: true });
}
