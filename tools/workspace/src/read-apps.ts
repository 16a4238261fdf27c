import { apps, readApp } from '@wallet/build';
import type { DevelopmentFlags } from '@wallet/domain';

/** An app as it runs while it is developed. */
export interface App extends DevelopmentFlags {
  readonly name: string;
}

/** All apps of the workspace, as each of them says in its `src/flags.ts`. */
export const readApps = (): Promise<readonly App[]> =>
  Promise.all(apps.map(async (name) => ({ name, ...(await readApp(name)).development })));
