import { flagVariables, type BuildFlags } from '@wallet/domain';
import * as v from 'valibot';
import { flagDescriptions, noBuild, settingsSchema } from './settings-schema.ts';

/** The content of an app's `.env.example`. */
export function envExample(): string {
  const flags = Object.entries(flagVariables) as [keyof BuildFlags, string][];
  return [
    '# What an operator sets for one build. Copy to .env, or set in the environment of the build.',
    '# An empty value counts as not set. An invalid value stops the build with the allowed values.',
    '# A flag that is set here is fixed: settings.json cannot change it. FIXED_FLAGS fixes others as the build has them, by their names in',
    '# settings.json: apiBaseUrl chatBackendUrl.',
    'FIXED_FLAGS=',
    ...flags.map(([name, variable]) => ['', ...flagDescriptions[name].split('\n').map((line) => `# ${line}`), `${variable}=`].join('\n')),
    '',
  ].join('\n');
}

/** The fields of `settings.json` with their descriptions, as a Markdown table. */
export function settingsTable(): string {
  const { entries } = settingsSchema(noBuild);
  const rows = Object.entries(entries).flatMap(([name, field]) => {
    const description = v.getDescription(field.wrapped);
    return description === undefined ? [] : [[`\`${name}\``, description] as const];
  });
  return tableOf('field', rows);
}

/** The flags of `settings.json`, and what each is for, as a Markdown table. */
export const flagsTable = (): string =>
  tableOf(
    'flag',
    Object.entries(flagDescriptions).map(([name, text]) => [`\`${name}\``, text.replaceAll('\n', ' ').replaceAll('|', '\\|')]),
  );

function tableOf(first: string, rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([name]) => name.length));
  const wide = Math.max(...rows.map(([, text]) => text.length));
  const line = (name: string, text: string) => `| ${name.padEnd(width)} | ${text.padEnd(wide)} |`;
  return [line(first, 'meaning'), line('-'.repeat(width), '-'.repeat(wide)), ...rows.map(([name, text]) => line(name, text))].join('\n');
}
