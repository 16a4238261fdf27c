import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { appFolder, apps, workspaceRoot } from '@wallet/build';
import type { NewApp } from './new-app-request.ts';
import { writeFlags } from './write-flags.ts';

/** The copied app's operator settings, installed packages and builds are not copied. */
const isCopied = (path: string) => !/^(?:node_modules|dist|\.env(?!\.example$).*)$/.test(basename(path));

/** Writes the folder of a new app, and its line in the list of apps. */
export function writeNewApp(app: NewApp): void {
  const folder = appFolder(app.name);
  cpSync(appFolder(app.from), folder, { recursive: true, filter: isCopied });
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  const read = (file: string, of = app.from) => readFileSync(join(appFolder(of), file), 'utf8');

  write('project.json', read('project.json').replaceAll(app.from, app.name));
  write('src/flags.ts', writeFlags(app));
  write('src/colors.scss', read('src/colors.scss', app.theme));
  write('index.html', replaceOnce(read('index.html'), /<html lang="[^"]*"/, `<html lang="${app.language}"`));
  write('public/favicon.svg', replaceOnce(read('public/favicon.svg', app.theme), / d="[^"]*"/, ` d="${app.mark}"`));
  write('budgets.json', largestBudgets());
  register(app.name);
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
