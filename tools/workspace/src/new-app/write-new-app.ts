import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { appFolder, apps, workspaceRoot } from '@wallet/build';
import type { NewApp } from './new-app-request.ts';
import { writeFlags } from './write-flags.ts';

/** The copied app's operator settings, installed packages and builds are not copied, nor captions in languages that the new app lacks. */
function isCopied(path: string, { languages }: NewApp): boolean {
  const [, captions] = /\.([a-z]+)\.vtt$/.exec(path) ?? [];
  if (captions !== undefined) return languages.some((language) => language === captions);
  return !/^(?:node_modules|dist|\.env(?!\.example$).*)$/.test(basename(path));
}

/** Writes the folders of a new app and of its browser tests, and its line in the list of apps. Leaves nothing behind if that fails. */
export function writeNewApp(app: NewApp): void {
  const [folder, e2eFolder] = [appFolder(app.name), appFolder(`${app.name}-e2e`)];
  try {
    writeFolder(app, folder);
    mkdirSync(e2eFolder);
    writeFileSync(join(e2eFolder, 'project.json'), writeE2eProject(app.name));
    register(app.name);
  } catch (error) {
    for (const written of [folder, e2eFolder]) rmSync(written, { recursive: true, force: true });
    throw error;
  }
}

const writeE2eProject = (name: string) => `{
  "name": "${name}-e2e",
  "projectType": "application",
  "tags": ["type:e2e", "scope:${name}", "journeys:smoke"],
  "implicitDependencies": ["${name}", "journeys"]
}
`;

function writeFolder(app: NewApp, folder: string): void {
  cpSync(appFolder(app.from), folder, { recursive: true, filter: (path) => isCopied(path, app) });
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  const read = (file: string, of = app.from) => readFileSync(join(appFolder(of), file), 'utf8');

  write('project.json', read('project.json').replaceAll(app.from, app.name));
  write('src/flags.ts', writeFlags(app));
  write('src/colors.scss', read('src/colors.scss', app.theme));
  write('index.html', replaceOnce(read('index.html'), /<html lang="[^"]*"/, `<html lang="${app.language}"`));
  write('public/favicon.svg', replaceOnce(read('public/favicon.svg', app.theme), / d="[^"]*"/, ` d="${app.mark}"`));
  write('budgets.json', largestBudgets());
}

/** A new app may be as large as the largest one. */
function largestBudgets(): string {
  const budgets: Record<string, number> = {};
  for (const app of apps) {
    const own = JSON.parse(readFileSync(join(appFolder(app), 'budgets.json'), 'utf8')) as Readonly<Record<string, number>>;
    for (const [name, size] of Object.entries(own)) budgets[name] = Math.max(size, budgets[name] ?? 0);
  }
  return `${JSON.stringify(budgets, null, 2)}\n`;
}

/** Adds the line. */
function register(app: string): void {
  const file = join(workspaceRoot, 'tools/build/src/apps.ts');
  writeFileSync(file, replaceOnce(readFileSync(file, 'utf8'), /\n\];\n/, `\n  '${app}',\n];\n`));
}

function replaceOnce(text: string, part: RegExp, by: string): string {
  if (!part.test(text)) throw new Error(`there is no ${String(part)} to replace`);
  return text.replace(part, () => by);
}
