/** What an operator can set without a build, and how it is checked. */
export { envExample, settingsTable } from './describe-settings.ts';
export {
  readBackendSettings,
  readSettings,
  settingsSchema,
  type BackendSettings,
  type BuildFacts,
  type Settings,
  type SettingsReading,
} from './settings-schema.ts';
