import { join } from 'node:path';
import { formatFiles, generateFiles, getProjects, visitNotIgnoredFiles, type Tree } from '@nx/devkit';
import { apps, portVariable, readApp, shortName } from '@wallet/build';
import type { Language, MarketProfile } from '@wallet/domain';
import { sandboxPort, sandboxVariable } from '../shared/ports.ts';

/** The options of schema.json. What is not given is as in the copied app. */
interface NewAppOptions {
  readonly name: string;
  readonly from?: string;
  readonly theme?: string;
  readonly market?: string;
  readonly currency?: MarketProfile['currencies'];
  /** 0 for any length. */
  readonly phone?: number;
  readonly callingCode?: number;
  readonly language?: readonly Language[];
  readonly mark?: string;
  readonly port?: number;
}

/** Copies an app and writes what is its own: flags, colours, logo, and the project of its browser tests. */
export default async function newApp(tree: Tree, options: NewAppOptions): Promise<void> {
  const { name, from: copied = apps[0] ?? '', theme = copied, market = name, currency, phone, callingCode, language } = options;
  const from = appNamed(copied);
  checkName(tree, name);
  const base = await readApp(from);
  const [defaultLanguage = base.market.defaultLanguage] = language ?? [];
  const profile: MarketProfile = {
    defaultLanguage,
    languages: language ?? base.market.languages,
    currencies: currency ?? base.market.currencies,
    phoneLength: phone === undefined ? base.market.phoneLength : phone || null,
    callingCode: callingCode === undefined ? base.market.callingCode : String(callingCode),
  };
  const mark = options.mark ?? base.mark;
  const development = { ...base.development, market, port: await freePort(options.port) };

  copyApp(tree, from, name, profile.languages);
  const change = (file: string, part: RegExp | string, by: string) => replaceOnce(tree, `apps/${name}/${file}`, part, by);
  tree.write(`apps/${name}/src/colors.scss`, tree.read(`apps/${appNamed(theme)}/src/colors.scss`) ?? '');
  tree.write(`apps/${name}/public/favicon.svg`, tree.read(`apps/${appNamed(theme)}/public/favicon.svg`) ?? '');
  change('index.html', /<html lang="[^"]*"/, `<html lang="${defaultLanguage}"`);
  change('public/favicon.svg', / d="[^"]*"/, ` d="${mark}"`);
  change('project.json', `"name": "${from}"`, `"name": "${name}"`);
  change('project.json', `"scope:${from}"`, `"scope:${name}"`);
  generateFiles(tree, join(import.meta.dirname, 'files'), '.', {
    name,
    e2e: `${name}-e2e`,
    project: shortName(name),
    profile,
    mark,
    product: base.name,
    ornament: base.ornament,
    development,
  });
  replaceOnce(tree, 'tools/build/src/apps.ts', /\n\];\n/, `\n  '${name}',\n];\n`);
  await formatFiles(tree);
}

/** Returns an app by its name, with or without the wallet- prefix. */
function appNamed(name: string): string {
  const found = apps.find((app) => app === name || shortName(app) === name);
  if (found === undefined) throw new Error(`There is no app "${name}"; expected ${apps.join(' or ')}.`);
  return found;
}

function checkName(tree: Tree, name: string): void {
  const variables = [sandboxVariable, ...apps.map(portVariable)];
  if (getProjects(tree).has(name) || tree.exists(`apps/${name}`) || variables.includes(portVariable(name))) {
    throw new Error(`The name "${name}" is taken; choose one that no app, lib or tool has, with or without wallet- before it.`);
  }
}

async function freePort(wanted: number | undefined): Promise<number> {
  const used = await Promise.all(apps.map(async (app) => (await readApp(app)).development.port));
  if (wanted !== undefined && [...used, sandboxPort].includes(wanted))
    throw new Error(`Port ${String(wanted)} is that of an app or the sandbox.`);
  return wanted ?? Math.max(...used) + 1;
}

/** Not copied are captions in languages that the new app lacks, the operator's settings, and what git ignores. */
function copyApp(tree: Tree, from: string, name: string, languages: readonly Language[]): void {
  visitNotIgnoredFiles(tree, `apps/${from}`, (file) => {
    const [, captions] = /\.([a-z]+)\.vtt$/.exec(file) ?? [];
    if (/\/\.env(?!\.example$)[^/]*$/.test(file) || (captions !== undefined && !languages.some((language) => language === captions)))
      return;
    tree.write(file.replace(`apps/${from}/`, `apps/${name}/`), tree.read(file) ?? '');
  });
}

function replaceOnce(tree: Tree, file: string, part: RegExp | string, by: string): void {
  const text = tree.read(file, 'utf8') ?? '';
  if (text.search(part) < 0) throw new Error(`${file} has no ${String(part)} to replace`);
  tree.write(
    file,
    text.replace(part, () => by),
  );
}
