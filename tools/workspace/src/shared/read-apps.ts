import { apps, readApp } from '@wallet/build';
import type { DevelopmentFlags } from '@wallet/domain';

/** An app in development. */
export interface App extends DevelopmentFlags {
  readonly name: string;
}

/** Reads all apps of the workspace from their `src/flags.ts`. */
export const readApps = (): Promise<readonly App[]> =>
  Promise.all(apps.map(async (name) => ({ name, ...(await readApp(name)).development })));
