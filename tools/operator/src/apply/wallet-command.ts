import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readTarget, startReceiver } from '../reports/index.ts';
import { themeFrom } from '../theme/index.ts';
import { applySettings, type AppCode } from './apply-settings.ts';
import { readArchive, sourceMapsFolder } from './archive.ts';
import { isCommand, readCall, UsageError, type Call } from './command-line.ts';
import { putSite, type Kit } from './put-site.ts';
import { describeProblem, Problem, summarize } from './problem.ts';
import { withLock } from './lock.ts';
import { checkSignature, releaseKeyFile } from './release-signature.ts';
import { currentVersion, switchBack, versionName } from './releases.ts';
import { reloadServer } from './server.ts';
import { toSourceLines } from './source-lines.ts';
import { verifySite } from './verify-site.ts';
import { compareWithArchive } from './compare-with-archive.ts';

/** Makes the command of an app. `url` is that of the module that calls it: if the module was started, the command runs. */
export function walletCommand(url: string, code: Omit<AppCode, 'themeFrom'>) {
  const app: AppCode = { ...code, themeFrom };
  const archiveFolder = fileURLToPath(new URL('.', url));
  if (process.argv[1] !== undefined && resolve(process.argv[1]) === fileURLToPath(url)) {
    void run(app, archiveFolder, process.argv.slice(2)).then((code) => (process.exitCode = code));
  }
  return {
    /** Writes the site of the archive without settings into a folder. */
    apply: (folder: string) => applySettings(app, { archive: readArchive(archiveFolder), archiveFolder, given: null, folder }),
    prerenderer: code.prerenderer,
  };
}

/** Runs the command. Returns its exit code: 0 done, 1 refused or different, 2 called wrongly. */
async function run(app: AppCode, archiveFolder: string, args: readonly string[]): Promise<number> {
  let place = archiveFolder;
  try {
    const archive = readArchive(archiveFolder);
    const call = readCall(args, `${archive.app} ${archive.version}`);
    if (typeof call === 'string') {
      console.log(call);
      return 0;
    }
    place = call.value('to') ?? call.operand;
    return await runCall({ app, archive, archiveFolder }, call);
  } catch (error) {
    if (error instanceof UsageError) {
      const [name = ''] = args;
      console.error(`${error.message}. See node wallet.mjs ${isCommand(name) ? `${name} ` : ''}--help`);
      return 2;
    }
    const sentence = describeProblem(error, place);
    // A fault of the command: its lines are what a developer needs.
    if (sentence === null) throw error;
    console.error(sentence);
    return 1;
  }
}

async function runCall(kit: Kit, call: Call): Promise<number> {
  const to = resolve(call.value('to') ?? '.');
  const fileOf = (name: 'settings' | 'brand') => {
    const file = call.value(name);
    return file === null ? null : resolve(file);
  };
  switch (call.name) {
    case 'stack':
      return showSourceLines(call.operand, kit.archiveFolder);
    case 'reports':
      return receive(call.targets, call.value('listen') ?? '127.0.0.1:9000');
    case 'verify':
      if (!call.operand.endsWith('.tar.gz')) return verify(kit, call);
      checkSignature(resolve(call.operand), resolve(call.value('key') ?? join(kit.archiveFolder, releaseKeyFile)));
      console.log(`${call.operand} is what was signed.`);
      return 0;
    case 'rollback':
      return keepingSite(to, () => withLock(to, () => Promise.resolve(rollBack(to, call.value('reload')))));
    case 'apply':
    case 'deploy':
      return keepingSite(to, () =>
        putSite(kit, {
          to,
          settings: fileOf('settings'),
          brand: fileOf('brand'),
          accepted: call.value('accept-addresses'),
          isDryRun: call.isDryRun,
          reload: call.name === 'apply' ? null : { command: call.value('reload') },
        }),
      );
  }
}

/** Runs what writes into the folder of a site, with rights that the server can use. Says that the site is as before where that fails. */
async function keepingSite(to: string, action: () => Promise<number>): Promise<number> {
  process.umask(0o022);
  try {
    return await action();
  } catch (error) {
    const sentence = describeProblem(error, to);
    if (sentence === null || error instanceof Problem) throw error;
    throw new Problem(`${sentence} What was sent before stays.`);
  }
}

function rollBack(to: string, command: string | null): number {
  const back = switchBack(to);
  if (back === null) throw new Problem(`${to} has no version before the present one.`);
  const { folder, former, isNewer, undo } = back;
  const way = isNewer ? 'forward' : 'back';
  const reload = reloadServer(command);
  if (reload === 'done') {
    console.log(`${join(to, 'current')} went ${way} to ${versionName(folder)}, from ${versionName(former ?? '')}.`);
    return 0;
  }
  undo();
  throw new Problem(`The server did not switch to ${versionName(folder)}, so ${join(to, 'current')} stays ${versionName(former ?? '')}.`);
}

async function verify(kit: Kit, { operand, value }: Call): Promise<number> {
  const url = /^(https?:\/\/[^/?#]+)\/?$/.exec(operand)?.[1];
  if (url === undefined) throw new UsageError(`"${operand}" is no address of a site, like https://wallet.example.com`);
  const given = value('to');
  if (given === null) throw new UsageError('verify needs --to FOLDER');
  const to = resolve(given);
  const folder = currentVersion(to);
  if (folder === null) throw new Problem(`${to} has no version yet.`);
  const [ofArchive, { requests, problems }] = [await compareWithArchive(kit, to, folder), await verifySite({ url, folder, to })];
  const all = [...ofArchive.problems, ...problems];
  for (const line of [...ofArchive.notes, ...summarize(all)]) console.error(line);
  console.log(
    all.length === 0
      ? `${url} sends ${folder}: ${String(requests)} requests, nothing is different.`
      : `${url} does not send ${folder}: different in ${String(all.length)} ${all.length === 1 ? 'place' : 'places'}, after ${String(requests)} requests.`,
  );
  return all.length === 0 ? 0 : 1;
}

/** Runs until the process is ended. */
async function receive(names: readonly string[], listen: string): Promise<number> {
  const targets = names.map((name) => {
    const target = readTarget(name);
    if (target === null)
      throw new UsageError(`"${name.replace(/\/\/.*@/, '//…@')}" is no target, as sentry:DSN, otlp:URL without a password, or file:FOLDER`);
    return target;
  });
  const [, host, port] = /^(.+):(\d{1,5})$/.exec(listen) ?? [];
  if (host === undefined || Number(port) > 65_535) throw new UsageError(`"${listen}" is no place to listen at, like 127.0.0.1:9000`);
  const { url } = await startReceiver({
    host,
    port: Number(port),
    targets,
    onError: (message) => console.error(`A report was not delivered: ${message}`),
  });
  console.log(`Receives reports at ${url}.`);
  return 0;
}

function showSourceLines(file: string, archiveFolder: string): number {
  console.log(toSourceLines(readFileSync(file === '-' ? 0 : file, 'utf8'), join(archiveFolder, sourceMapsFolder)));
  return 0;
}
