import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { envExample, flagsList, settingsList } from '@wallet/settings';
import { apps } from './apps.ts';
import { appFolder, workspaceRoot } from './workspace/workspace.ts';

const listOf = (name: string) => new RegExp(`(<!-- ${name} -->)[^]*(<!-- end of ${name} -->)`);

/** The files that are made from the schema of the settings, by path, with their content. */
export function settingsDocs(): Readonly<Record<string, string>> {
  const guide = join(workspaceRoot, 'docs/settings.md');
  return {
    ...Object.fromEntries(apps.map((app) => [join(appFolder(app), '.env.example'), envExample()])),
    [guide]: Object.entries({ fields: settingsList(), flags: flagsList() }).reduce(
      (text, [name, list]) => text.replace(listOf(name), (_all, start: string, end: string) => `${start}\n\n${list}\n\n${end}`),
      readFileSync(guide, 'utf8'),
    ),
  };
}

if (import.meta.main) for (const [file, content] of Object.entries(settingsDocs())) writeFileSync(file, content);
