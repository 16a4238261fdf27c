import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DevelopmentFlags, MarketProfile } from '@wallet/domain';
import { appFolder } from './workspace/workspace.ts';

/** The exports of an app's `src/flags.ts`. */
export interface AppFlags {
  readonly market: MarketProfile;
  readonly name: string;
  readonly mark: string;
  readonly ornament: string;
  readonly development: DevelopmentFlags;
}

/** Reads the differences between this app and the others. */
export const readApp = async (app: string): Promise<AppFlags> =>
  (await import(pathToFileURL(join(appFolder(app), 'src/flags.ts')).href)) as AppFlags;
