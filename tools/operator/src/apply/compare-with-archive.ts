import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { nginxRootFile, securityContactFile } from '../site/headers.ts';
import { applySettings } from './apply-settings.ts';
import { archiveFiles } from './archive.ts';
import { settingsOf } from './given-settings.ts';
import type { Kit } from './put-site.ts';
import { hashOf, readSiteFiles, type SiteFiles } from './site-files.ts';
import { factsOf, writtenFactsOf } from './written-facts.ts';

/** Writes the present version once more elsewhere, and compares: a list beside the files could have been changed with them. */
export async function compareWithArchive({ app, archive, archiveFolder }: Kit, to: string, folder: string) {
  if (writtenFactsOf(folder)?.archive !== factsOf(archive, {}).archive) {
    return {
      problems: [],
      notes: [`${folder} is not of this release: it is compared with its own list only. The command of its release compares everything.`],
    };
  }
  const again = mkdtempSync(join(tmpdir(), 'wallet-verify-'));
  try {
    await applySettings(app, { archive, archiveFolder, given: settingsOf(to), folder: again, isWhole: false });
    const expected = { ...readSiteFiles(join(archiveFolder, archiveFiles)), ...readSiteFiles(again) };
    const found = readSiteFiles(folder);
    const files = new Set([...Object.keys(expected), ...Object.keys(found)]);
    for (const file of [nginxRootFile, securityContactFile]) files.delete(file);
    const isRight = (file: string) => found[file] === (expected[file] ?? hashOfUnpacked(folder, file, expected));
    return {
      notes: [],
      problems: [...files].flatMap((file) => (isRight(file) ? [] : [`${file} in ${folder} differs from the release.`])),
    };
  } finally {
    rmSync(again, { recursive: true, force: true });
  }
}

/** The hash of a compressed copy in a folder if it has the content of the file beside it. */
function hashOfUnpacked(folder: string, file: string, expected: SiteFiles): string | undefined {
  const unpack = { '.br': brotliDecompressSync, '.gz': gunzipSync }[extname(file)];
  try {
    const packed = readFileSync(join(folder, file));
    return unpack && hashOf(unpack(packed)) === expected[file.slice(0, -3)] ? hashOf(packed) : undefined;
  } catch {
    // It is missing, or nothing that can be unpacked.
    return undefined;
  }
}
