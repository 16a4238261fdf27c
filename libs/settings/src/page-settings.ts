import type { Currency, ReportSettings } from '@wallet/domain';
import type { Settings } from './settings-schema.ts';

/** The parts that a server needs and pages do not, and those that pages have in another form. All others reach pages as they are. */
const partsOfServers = [
  '$schema',
  'brandColor',
  'colors',
  'pictures',
  'site',
  'bankLogos',
  'currencies',
] as const satisfies readonly (keyof Settings)[];

type PartsOfPages = Readonly<Omit<Settings, (typeof partsOfServers)[number]>>;

export const partsOfPages = (settings: Settings): PartsOfPages =>
  Object.fromEntries(Object.entries(settings).filter(([name]) => !partsOfServers.some((part) => part === name)));

/** What an operator has changed without a build, as pages contain it. A part that is missing is that of the build. */
export interface PageSettings extends PartsOfPages {
  /** Names these settings: it changes with their content. Empty without settings. */
  readonly version: string;
  /** Addresses of logos by bank code in upper case. */
  readonly bankLogos?: Readonly<Record<string, string>>;
  /** What a new member may choose from; the first is preset. */
  readonly currencies?: readonly [Currency, ...Currency[]];
  /** Where pages report what goes wrong; nowhere without it. */
  readonly reports?: ReportSettings;
}
