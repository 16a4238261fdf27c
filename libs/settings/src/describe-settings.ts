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

/** The fields of `settings.json` with their descriptions, as a Markdown list. */
export const settingsList = (): string =>
  listOf(
    Object.entries(settingsSchema(noBuild).entries).flatMap(([name, field]) => {
      const description = v.getDescription(field.wrapped);
      return description === undefined ? [] : [[name, description] as const];
    }),
  );

/** The flags of `settings.json`, and what each is for, as a Markdown list. */
export const flagsList = (): string => listOf(Object.entries(flagDescriptions).map(([name, text]) => [name, text.replaceAll('\n', ' ')]));

const listOf = (rows: readonly (readonly [string, string])[]): string => rows.map(([name, text]) => `- \`${name}\`: ${text}`).join('\n');
