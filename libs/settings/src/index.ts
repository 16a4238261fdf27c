/** What an operator can set without a build, and how it is checked. */
export { envExample, flagsList, settingsList } from './describe-settings.ts';
export { partsOfPages, type PageSettings } from './page-settings.ts';
export { parseSettings } from './parse-settings.ts';
export { readBackendSettings, readSettings, siteParts, type BuildFacts, type Settings } from './settings-schema.ts';
