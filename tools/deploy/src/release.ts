import { createHash } from 'node:crypto';
import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { releaseKeyFile } from '@wallet/operator';
import { apps, archiveFolder, readApp, workspaceRoot } from '@wallet/build';
import { create } from 'tar';

const deploy = join(workspaceRoot, 'tools/deploy');
/** Documents for operators, in `docs`. */
export const releasedDocs = ['settings.md', 'operators.md', 'watching.md', 'weak-calls.md', 'security.md'];
const releases = join(workspaceRoot, 'dist/releases');

/**
 * Packs the built archive of an app with everything that an operator needs into one file. Returns its path. The same sources give the same
 * bytes on every machine.
 */
export async function writeRelease(app: string): Promise<string> {
  const archive = archiveFolder(app);
  const { version } = JSON.parse(readFileSync(join(archive, 'archive.json'), 'utf8')) as { readonly version: string };
  const { market } = await readApp(app);
  const name = `${app}-${version}`;
  const folder = join(releases, name);
  rmSync(folder, { recursive: true, force: true });
  cpSync(archive, folder, { recursive: true });
  const write = (file: string, content: string) => writeFileSync(join(folder, file), content);
  const read = (file: string) => readFileSync(join(workspaceRoot, file), 'utf8');
  write('README.md', read('tools/deploy/release.md').replaceAll('{{app}}', app).replaceAll('{{version}}', version));
  for (const file of ['nginx.conf', 'nginx-shared.conf'])
    write(file, read(`tools/deploy/${file}`).replace('default_language th;', `default_language ${market.defaultLanguage};`));
  write('CHANGELOG.md', newestChanges(read('CHANGELOG.md')));
  for (const file of releasedDocs) write(file, withOwnLinks(read(`docs/${file}`)));
  cpSync(join(deploy, 'nginx-tls.conf'), join(folder, 'nginx-tls.conf'));
  const key = join(deploy, releaseKeyFile);
  if (existsSync(key)) cpSync(key, join(folder, releaseKeyFile));
  write(
    'SHA256SUMS',
    filesBelow(folder)
      .map((file) => `${sha256(join(folder, file))}  ${file}\n`)
      .join(''),
  );

  const files = filesBelow(folder);
  // What a file may do does not depend on who packs it.
  for (const file of files) chmodSync(join(folder, file), 0o644);
  const packed = `${folder}.tar.gz`;
  mkdirSync(dirname(packed), { recursive: true });
  await create(
    { file: packed, cwd: releases, gzip: { level: 9 }, portable: true, mtime: new Date(0) },
    files.map((file) => `${name}/${file}`),
  );
  writeFileSync(`${packed}.sha256`, `${sha256(packed)}  ${name}.tar.gz\n`);
  rmSync(folder, { recursive: true });
  return packed;
}

/** Links of a document lead to files of the release, or are plain text where the release does not have what they lead to. */
export const withOwnLinks = (markdown: string): string =>
  markdown.replace(
    /(!?)\[([^\]]*)\]\((?!https?:|#)([^)#\s]*)(#[^)]*)?\)/g,
    (_link, picture: string, text: string, path: string, part = '') => {
      const file = path.split('/').at(-1) ?? '';
      return picture === '' && [...releasedDocs, 'nginx.conf', 'nginx-tls.conf', 'CHANGELOG.md'].includes(file)
        ? `[${text}](${file}${String(part)})`
        : text;
    },
  );

/** Files by path, in the same order everywhere. */
const filesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1))
    .sort();

const sha256 = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex');

/** The part of a changelog about its newest version. */
function newestChanges(changelog: string): string {
  const [, newest = ''] = changelog.split(/^(?=## )/m);
  return newest;
}

/** `node tools/deploy/src/release.ts wallet-th`: packs the apps that are named, or all. */
if (import.meta.main) {
  const chosen = process.argv.slice(2);
  for (const app of chosen.length > 0 ? chosen : apps) console.log(await writeRelease(app));
}
