/** The apps of this workspace, one per line. Their differences are in their own `src/flags.ts`. */
// prettier-ignore
export const apps: readonly string[] = [
  'wallet-th',
  'wallet-la',
];

/** `th` for wallet-th, used in names of variables and folders. */
export const shortName = (app: string): string => app.replace(/^wallet-/, '');

/** The environment variable that overrides the development port of an app: `TH_PORT` for wallet-th. */
export const portVariable = (app: string): string => `${shortName(app).replaceAll('-', '_').toUpperCase()}_PORT`;
