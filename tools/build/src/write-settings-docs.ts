import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { envExample, settingsTable } from '@wallet/settings';
import { apps } from './apps.ts';
import { appFolder, workspaceRoot } from './workspace/workspace.ts';

const table = /(<!-- fields -->)[^]*(<!-- end of fields -->)/;

/** The files that are made from the schema of the settings, by path, with their content. */
export function settingsDocs(): Readonly<Record<string, string>> {
  const guide = join(workspaceRoot, 'docs/settings.md');
  return {
    ...Object.fromEntries(apps.map((app) => [join(appFolder(app), '.env.example'), envExample()])),
    [guide]: readFileSync(guide, 'utf8').replace(table, (_all, start: string, end: string) => `${start}\n\n${settingsTable()}\n\n${end}`),
  };
}

if (import.meta.main) for (const [file, content] of Object.entries(settingsDocs())) writeFileSync(file, content);
