import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { distFolder } from '@wallet/build';
import { startServer } from '@wallet/serve';
import { journeyPorts } from './journey-ports.ts';
import type { MarketFacts } from './market-facts.ts';

export type OwnSite = Awaited<ReturnType<typeof startOwnSite>>;

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
  let deployments = 0;
  return {
    url: server.url,
    /**
     * Deploys the same app as another build: its entry script has another name, and so have the named chunks. Returns the former names of
     * those chunks, which are gone.
     */
    deployNext: (...chunks: readonly string[]) => {
      deployments += 1;
      const gone: string[] = [];
      for (const name of ['index', ...chunks]) {
        const entry = readFileSync(join(dist, 'shell.html'), 'utf8');
        const [former = ''] =
          name === 'index'
            ? (/(?<=\/assets\/)index-[\w-]+\.js/.exec(entry) ?? [])
            : globSync(`${name}-*.js`, { cwd: join(dist, 'assets') });
        const next = `${name}-next${String(deployments).padStart(3, '0')}.js`;
        cpSync(join(dist, 'assets', former), join(dist, 'assets', next));
        if (name !== 'index') {
          rmSync(join(dist, 'assets', former));
          gone.push(former);
        }
        for (const file of globSync(`${dist}/**/*.{html,js}`)) {
          const content = readFileSync(file, 'utf8');
          if (content.includes(former)) writeFileSync(file, content.replaceAll(former, next));
        }
      }
      return gone;
    },
    /** Deploys other code for a chunk. */
    replaceCode: (chunk: string, code: string) => {
      for (const file of globSync(join(dist, 'assets', `${chunk}-*.js`))) writeFileSync(file, code);
    },
    /** Deploys a file in place of another. */
    replace: (file: string, by: string) => cpSync(join(dist, by), join(dist, file)),
    close: async () => {
      await server.close();
      rmSync(dist, { recursive: true, force: true });
    },
  };
}
