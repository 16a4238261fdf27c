/** The apps of this workspace, one a line. What makes each of them another is in its own `src/flags.ts`. */
// prettier-ignore
export const apps: readonly string[] = [
  'wallet-th',
  'wallet-la',
];

/** `th` of wallet-th: for variables and names of folders. */
export const shortName = (app: string): string => app.replace(/^wallet-/, '');
