import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { distFolder } from '@wallet/build';
import { startNginx } from '@wallet/deploy';
import { sandboxUrl } from './journey-ports.ts';
import type { MarketFacts } from './markets.ts';

const scriptName = /[\w-]+\.js\b/g;

export type OwnSite = Awaited<ReturnType<typeof startOwnSite>>;

/** A site of its own whose files a journey can change, in front of the worker's sandbox. */
export async function startOwnSite({ id, app }: MarketFacts) {
  const dist = mkdtempSync(join(tmpdir(), `wallet-site-${id}-`));
  // Without compressed copies, which would be sent in place of what is changed.
  cpSync(distFolder(app), dist, { recursive: true, filter: (path) => !/\.(?:br|gz|mp4|webm)$/.test(path) });
  const nginx = await startNginx({
    dist,
    backend: sandboxUrl,
    backendPrefix: `/${id}`,
  });
  let deployments = 0;
  return {
    url: nginx.url,
    /**
     * Deploys the same app as another build: the entry script, the named chunks and all scripts that name one of them have other names, and their
     * former names are gone. Returns the former names of the chunks.
     */
    deployNext: (...chunks: readonly string[]) => {
      deployments += 1;
      const assets = join(dist, 'assets');
      const files = new Map(globSync('*.js', { cwd: assets }).map((name) => [name, readFileSync(join(assets, name), 'utf8')]));
      const [entry = ''] = /(?<=\/assets\/)index-[\w-]+\.js/.exec(readFileSync(join(dist, 'shell.html'), 'utf8')) ?? [];
      const gone = chunks.map((chunk) => [...files.keys()].find((name) => name.startsWith(`${chunk}-`)) ?? '');
      const renamed = new Map<string, string>();
      const waiting = [entry, ...gone];
      const naming = new Map<string, string[]>();
      for (const [name, content] of files)
        for (const [named] of content.matchAll(scriptName)) naming.set(named, [...(naming.get(named) ?? []), name]);
      for (let former = waiting.pop(); former !== undefined; former = waiting.pop()) {
        if (renamed.has(former)) continue;
        renamed.set(former, `${former.replace(/(?:-next\d+)?\.js$/, '')}-next${String(deployments).padStart(3, '0')}.js`);
        waiting.push(...(naming.get(former) ?? []));
      }
      // nginx takes a file for unchanged if it has the same size and was written in the same second.
      const deployedAt = new Date(Date.now() + deployments * 1000);
      const write = (file: string, content = '') => {
        writeFileSync(
          file,
          content.replace(scriptName, (name) => renamed.get(name) ?? name),
        );
        utimesSync(file, deployedAt, deployedAt);
      };
      for (const [former, name] of renamed) {
        write(join(assets, name), files.get(former));
        rmSync(join(assets, former));
      }
      for (const file of globSync(`${dist}/{**/*.html,*.js,version.json}`)) write(file, readFileSync(file, 'utf8'));
      return gone;
    },
    /** Deploys a file in place of another. */
    replace: (file: string, by: string) => cpSync(join(dist, by), join(dist, file)),
    close: async () => {
      await nginx.close();
      rmSync(dist, { recursive: true, force: true });
    },
  };
}
