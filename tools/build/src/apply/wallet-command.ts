import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readTarget, startReceiver } from '@wallet/report-receiver';
import { themeFrom } from '@wallet/theme';
import { applySettings, BadSettings, readSettingsFile, settingsOf, type AppCode, type AppliedSettings } from './apply-settings.ts';
import { readArchive, sourceMapsFolder } from './archive.ts';
import { differences } from './differences.ts';
import { currentVersion, switchBack, writeVersion } from './releases.ts';
import { toSourceLines } from './source-lines.ts';
import { verifySite } from './verify-site.ts';

const usage = `node wallet.mjs apply    --to FOLDER [--settings FILE] [--dry-run]
node wallet.mjs deploy   --to FOLDER [--settings FILE] [--dry-run] [--reload COMMAND]
node wallet.mjs rollback --to FOLDER [--reload COMMAND]
node wallet.mjs verify URL --to FOLDER
node wallet.mjs reports  --to TARGET [--to TARGET] [--listen ADDRESS]
node wallet.mjs stack FILE

  apply       writes a version of the site into the folder that the server reads, and switches "current" to it
  deploy      the same, and lets the server read it; if the server refuses it, the version before stays
  rollback    goes back to the version before
  verify      compares what the server sends with what was written: files, statuses, headers, languages, caching
  reports     receives what pages report and passes it on
  stack       shows the lines of the sources for the positions in a text: a file, or - for what is typed

  --to        the folder that the server reads, such as /srv/wallet;
              of reports: sentry:DSN (also GlitchTip), otlp:URL or file:FOLDER
  --settings  what is different from the build; docs/settings.md lists the fields. Without it: nothing
  --dry-run   says what would change and writes nothing
  --reload    how the server reads a version; "nginx -t && nginx -s reload" without it
  --listen    where to receive reports; 127.0.0.1:9000 without it`;

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

/** Runs the command. Returns its exit code: 0 done, 1 refused or different, 2 called wrongly. */
async function run(app: AppCode, archive: string, args: readonly string[]): Promise<number> {
  const options = readOptions(args);
  if (!options) {
    console.error(usage);
    return 2;
  }
  try {
    if (options.name === 'stack') return showSourceLines(options.file, archive);
    if (options.name === 'reports') return await receive(options.targets, options.listen);
    if (options.name === 'verify') return await verify(options.url, options.to);
    if (options.name === 'rollback') return rollBack(options);
    if (options.isDryRun) return await compare(app, archive, options);
    return await apply(app, archive, options);
  } catch (error) {
    if (!(error instanceof BadSettings)) throw error;
    console.error(error.message);
    return 1;
  }
}

interface Target {
  readonly to: string;
  readonly settings: string | null;
  readonly reload: string | null;
}

async function apply(app: AppCode, archive: string, { to, settings, reload }: Target): Promise<number> {
  const { app: name, version: buildVersion } = readArchive(archive);
  const undo = await writeVersion(to, async (folder) => {
    const { version, notes } = await applySettings(app, { archive, settings, folder });
    for (const note of notes) console.log(note);
    console.log(`${name} ${buildVersion}${version === '' ? ' without settings' : ` with the settings ${version}`} is written.`);
    return [buildVersion, version].filter(Boolean).join('-');
  });
  if (reload === null) {
    console.log(`Reload the server to send ${join(to, 'current')}.`);
    return 0;
  }
  if (runReload(reload)) return 0;
  undo();
  console.error('The server has refused this version. What it sent before stays.');
  return 1;
}

async function compare(app: AppCode, archive: string, { to, settings }: Target): Promise<number> {
  const next = settings === null ? {} : await readSettingsFile(app, readArchive(archive), settings);
  const changes = differences(settingsOf(join(to, 'current')) ?? {}, next);
  console.log(changes.length > 0 ? changes.join('\n') : 'Nothing would change.');
  return 0;
}

function rollBack({ to, reload }: Target): number {
  const folder = switchBack(to);
  if (folder === null) {
    console.error(`${to} has no version before the present one.`);
    return 1;
  }
  console.log(`${join(to, 'current')} is ${folder} again.`);
  return reload === null || runReload(reload) ? 0 : 1;
}

async function verify(url: string, to: string): Promise<number> {
  const folder = currentVersion(to);
  if (folder === null) {
    console.error(`${to} has no version yet.`);
    return 1;
  }
  const { requests, problems } = await verifySite({ url, folder });
  for (const problem of problems) console.error(problem);
  console.log(
    problems.length === 0
      ? `${url} sends ${folder}: ${String(requests)} requests, nothing is different.`
      : `${url} does not send ${folder}: ${String(problems.length)} differences in ${String(requests)} requests.`,
  );
  return problems.length === 0 ? 0 : 1;
}

/** Runs until the process is ended. */
async function receive(names: readonly string[], listen: string): Promise<number> {
  const targets = names.map(readTarget);
  const [, host, port] = /^(.+):(\d{1,5})$/.exec(listen) ?? [];
  if (targets.length === 0 || targets.includes(null) || host === undefined) {
    console.error(usage);
    return 2;
  }
  const { url } = await startReceiver({
    host,
    port: Number(port),
    targets: targets.filter((target) => target !== null),
    onError: (message) => console.error(`A report did not get there: ${message}`),
  });
  console.log(`Receives reports at ${url}.`);
  return 0;
}

function showSourceLines(file: string, archive: string): number {
  try {
    console.log(toSourceLines(readFileSync(file === '-' ? 0 : file, 'utf8'), join(archive, sourceMapsFolder)));
    return 0;
  } catch (error) {
    console.error(`${file} cannot be read: ${error instanceof Error ? error.message : ''}`);
    return 1;
  }
}

const runReload = (command: string): boolean => spawnSync(command, { shell: true, stdio: 'inherit' }).status === 0;

function readOptions(args: readonly string[]) {
  try {
    const text = { type: 'string' } as const;
    const { values, positionals } = parseArgs({
      args: [...args],
      options: {
        settings: text,
        to: { ...text, multiple: true },
        reload: text,
        listen: text,
        'dry-run': { type: 'boolean', default: false },
      },
      allowPositionals: true,
    });
    const [name, url, ...others] = positionals;
    const [to] = values.to ?? [];
    if (others.length > 0) return null;
    if (name === 'stack' && url !== undefined) return { name, file: url } as const;
    if (to === undefined) return null;
    if (name === 'reports' && url === undefined) {
      return { name, targets: values.to ?? [], listen: values.listen ?? '127.0.0.1:9000' } as const;
    }
    const target = {
      to: resolve(to),
      settings: values.settings === undefined ? null : resolve(values.settings),
      reload: name === 'apply' ? null : (values.reload ?? 'nginx -t && nginx -s reload'),
      isDryRun: values['dry-run'],
    };
    if (name === 'verify' && url !== undefined && /^https?:\/\/[^/]+$/.test(url)) return { ...target, name, url } as const;
    if (url !== undefined || (name !== 'apply' && name !== 'deploy' && name !== 'rollback')) return null;
    return { ...target, name } as const;
  } catch {
    return null;
  }
}
