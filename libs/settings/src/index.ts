/** What an operator can set without a build, and how it is checked. */
export { envExample, flagsList, settingsList } from './describe-settings.ts';
export { parseSettings, type ParsedSettings } from './parse-settings.ts';
export {
  readBackendSettings,
  readSettings,
  settingsSchema,
  siteParts,
  type BackendSettings,
  type BuildFacts,
  type Settings,
  type SettingsReading,
} from './settings-schema.ts';
