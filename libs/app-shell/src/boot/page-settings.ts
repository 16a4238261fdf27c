import { noSettings, settingsId, type DeployedVersion } from '@wallet/domain';
import type { PageSettings } from '@wallet/settings';

/** Reads the settings of a page, which its own server has checked. Apps that are served from their sources have none. */
export function readPageSettings(page: Document): PageSettings {
  const json = page.getElementById(settingsId)?.textContent ?? '';
  return json === '' ? noSettings : (JSON.parse(json) as PageSettings);
}

/** Path of this page's entry script, which names its build. Null if the app is served from its sources. */
export const pageEntry = (): string | null => document.querySelector('script[type=module][crossorigin]')?.getAttribute('src') ?? null;

/** The build and the settings of this page. Null if the app is served from its sources. */
export function pageVersion(): Pick<DeployedVersion, 'build' | 'settings'> | null {
  const build = pageEntry();
  return build === null ? null : { build, settings: readPageSettings(document).version };
}

/** The entry script in the HTML of a page. Null if there is none. */
export const entryOf = (html: string): string | null => /<script type="module" crossorigin src="([^"]+)"/.exec(html)?.[1] ?? null;
