import { existsSync, lstatSync, mkdirSync, readlinkSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { themeFrom } from '@wallet/theme';
import { applySettings, BadSettings, readSettingsFile, settingsOf, type AppCode, type AppliedSettings } from './apply-settings.ts';
import { readArchive } from './archive.ts';
import { nginxRootFile } from '../site/headers.ts';
import { differences } from './differences.ts';

const usage = `node wallet.mjs apply [--settings settings.json] --to FOLDER [--dry-run]

  --settings  what is different from the build; docs/settings.md lists the fields. Without it: nothing
  --to        the folder that the server reads, such as /srv/wallet. Each version gets a folder below it, and "current" leads to the newest
  --dry-run   says what would change and writes nothing`;

/** The command in an archive. */
export interface WalletCommand {
  /** Writes the site of the archive into a folder that does not exist yet. */
  readonly apply: (folder: string, settings?: string) => Promise<AppliedSettings>;
  readonly prerenderer: AppCode['prerenderer'];
}

/** Makes the command of an app. `url` is that of the module that calls it: if the module was started, the command runs. */
export function walletCommand(url: string, code: Omit<AppCode, 'themeFrom'>): WalletCommand {
  const app: AppCode = { ...code, themeFrom };
  const archive = fileURLToPath(new URL('.', url));
  if (process.argv[1] !== undefined && resolve(process.argv[1]) === fileURLToPath(url)) {
    void run(app, archive, process.argv.slice(2)).then((code) => (process.exitCode = code));
  }
  return {
    apply: (folder, settings) => applySettings(app, { archive, settings: settings ?? null, folder }),
    prerenderer: code.prerenderer,
  };
}

/** Runs the command. Returns its exit code. */
async function run(app: AppCode, archiveFolder: string, args: readonly string[]): Promise<number> {
  const options = readOptions(args);
  if (!options) {
    console.error(usage);
    return 2;
  }
  try {
    const archive = readArchive(archiveFolder);
    const current = join(options.to, 'current');
    if (options.isDryRun) {
      const settings = options.settings === null ? {} : await readSettingsFile(app, archive, options.settings);
      const changes = differences(settingsOf(current) ?? {}, settings);
      console.log(changes.length > 0 ? changes.join('\n') : 'Nothing would change.');
      return 0;
    }
    const { version, notes } = await release(options.to, archive.version, (folder) =>
      applySettings(app, { archive: archiveFolder, settings: options.settings, folder }),
    );
    for (const note of notes) console.log(note);
    console.log(
      `${current} is ${archive.app} ${archive.version}${version === '' ? ' without settings' : ` with the settings ${version}`}. Reload nginx to serve it.`,
    );
    return 0;
  } catch (error) {
    if (!(error instanceof BadSettings)) throw error;
    console.error(error.message);
    return 1;
  }
}

function readOptions(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { settings: { type: 'string' }, to: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    if (positionals.join(' ') !== 'apply' || values.to === undefined) return null;
    return {
      settings: values.settings === undefined ? null : resolve(values.settings),
      to: resolve(values.to),
      isDryRun: values['dry-run'],
    };
  } catch {
    return null;
  }
}

/** Writes a new folder beside the present one, then switches to it at once. */
async function release(to: string, buildVersion: string, apply: (folder: string) => Promise<AppliedSettings>): Promise<AppliedSettings> {
  mkdirSync(to, { recursive: true });
  const writing = join(to, `.writing-${String(process.pid)}`);
  rmSync(writing, { recursive: true, force: true });
  try {
    const applied = await apply(writing);
    const folder = join(to, [buildVersion, applied.version].filter(Boolean).join('-'));
    const former = linkTarget(join(to, 'current'));
    if (former === folder && existsSync(folder)) {
      // The same content under the same name.
      rmSync(writing, { recursive: true });
      return applied;
    }
    rmSync(folder, { recursive: true, force: true });
    writeFileSync(join(writing, nginxRootFile), `root "${folder}";\n`);
    renameSync(writing, folder);
    if (former !== null && existsSync(former)) link(to, 'previous', former);
    link(to, 'current', folder);
    return applied;
  } finally {
    rmSync(writing, { recursive: true, force: true });
  }
}

function linkTarget(path: string): string | null {
  return existsSync(path) && lstatSync(path).isSymbolicLink() ? resolve(join(path, '..'), readlinkSync(path)) : null;
}

/** A link is replaced by renaming, so that it always leads somewhere. */
function link(folder: string, name: string, target: string): void {
  const next = join(folder, `.${name}-${String(process.pid)}`);
  rmSync(next, { force: true });
  symlinkSync(relative(folder, target), next);
  renameSync(next, join(folder, name));
}
