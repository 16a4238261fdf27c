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
      const next = (name: string) => `${name}-next${String(deployments).padStart(3, '0')}.js`;
      const [entry = ''] = /(?<=\/assets\/)index-[\w-]+\.js/.exec(readFileSync(join(dist, 'shell.html'), 'utf8')) ?? [];
      const gone = chunks.map((name) => globSync(`${name}-*.js`, { cwd: join(dist, 'assets') })[0] ?? '');
      const names = [[entry, next('index')] as const, ...gone.map((former, at) => [former, next(chunks[at] ?? '')] as const)];
      for (const [former, name] of names) cpSync(join(dist, 'assets', former), join(dist, 'assets', name));
      for (const former of gone) rmSync(join(dist, 'assets', former));
      for (const file of globSync(`${dist}/**/*.{html,js}`)) {
        const content = readFileSync(file, 'utf8');
        const changed = names.reduce((text, [former, name]) => text.replaceAll(former, name), content);
        if (changed !== content) writeFileSync(file, changed);
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
