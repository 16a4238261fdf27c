import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { envExample, flagsTable, settingsTable } from '@wallet/settings';
import { apps } from './apps.ts';
import { appFolder, workspaceRoot } from './workspace/workspace.ts';

const tableOf = (name: string) => new RegExp(`(<!-- ${name} -->)[^]*(<!-- end of ${name} -->)`);

/** The files that are made from the schema of the settings, by path, with their content. */
export function settingsDocs(): Readonly<Record<string, string>> {
  const guide = join(workspaceRoot, 'docs/settings.md');
  return {
    ...Object.fromEntries(apps.map((app) => [join(appFolder(app), '.env.example'), envExample()])),
    [guide]: Object.entries({ fields: settingsTable(), flags: flagsTable() }).reduce(
      (text, [name, table]) => text.replace(tableOf(name), (_all, start: string, end: string) => `${start}\n\n${table}\n\n${end}`),
      readFileSync(guide, 'utf8'),
    ),
  };
}

if (import.meta.main) for (const [file, content] of Object.entries(settingsDocs())) writeFileSync(file, content);
