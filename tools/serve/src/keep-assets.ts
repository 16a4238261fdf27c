import { cpSync, existsSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';

/** How long a page that was opened before a deployment finds its assets. */
const keptMs = 24 * 60 * 60 * 1000;

/**
 * Keeps the assets of the build in `dist` for a day in `previous`, for pages that are still open when the next build replaces it. Their names
 * contain hashes, so that assets of several builds fit into one folder.
 */
export function keepAssets(dist: string, previous: string, now: Date = new Date()): void {
  const [assets, kept] = [join(dist, 'assets'), join(previous, 'assets')];
  if (existsSync(assets)) {
    cpSync(assets, kept, { recursive: true });
    for (const name of readdirSync(assets)) utimesSync(join(kept, name), now, now);
  }
  if (!existsSync(kept)) return;
  for (const name of readdirSync(kept)) {
    if (statSync(join(kept, name)).mtimeMs < now.getTime() - keptMs) rmSync(join(kept, name), { recursive: true });
  }
}
