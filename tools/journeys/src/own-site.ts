import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { distFolder } from '@wallet/build';
import { startServer } from '@wallet/serve';
import { journeyPorts } from './journey-ports.ts';
import type { MarketFacts } from './market-facts.ts';

/** A site of its own whose files a journey can change, in front of the worker's sandbox. */
export async function startOwnSite({ id, app }: MarketFacts) {
  const dist = mkdtempSync(join(tmpdir(), `wallet-site-${id}-`));
  // Without compressed copies, which would be sent in place of what is changed.
  cpSync(distFolder(app), dist, { recursive: true, filter: (path) => !/\.(?:br|gz|mp4|webm)$/.test(path) });
  const server = await startServer({
    dist,
    port: 0,
    host: 'localhost',
    backend: `http://127.0.0.1:${String(journeyPorts.sandbox)}`,
    backendPrefix: `/${id}`,
  });
  return {
    url: server.url,
    /** Deploys the same app as another build: its entry script has another name. */
    deployNext: () => {
      const [entry = ''] = /(?<=\/assets\/)index-[\w-]+(?=\.js)/.exec(readFileSync(join(dist, 'shell.html'), 'utf8')) ?? [];
      const next = `index-next${entry.slice(-4)}`;
      cpSync(join(dist, `assets/${entry}.js`), join(dist, `assets/${next}.js`));
      for (const file of globSync(`${dist}/**/*.{html,js}`)) {
        const content = readFileSync(file, 'utf8');
        if (content.includes(entry)) writeFileSync(file, content.replaceAll(`${entry}.js`, `${next}.js`));
      }
    },
    /** Deploys a file in place of another. */
    replace: (file: string, by: string) => cpSync(join(dist, by), join(dist, file)),
    close: async () => {
      await server.close();
      rmSync(dist, { recursive: true, force: true });
    },
  };
}
