import { noSettings, settingsId, type PageSettings } from '@wallet/domain';

/** Reads the settings of a page, which its own server has checked. Apps that are served from their sources have none. */
export function readPageSettings(page: Document): PageSettings {
  const json = page.getElementById(settingsId)?.textContent ?? '';
  return json === '' ? noSettings : (JSON.parse(json) as PageSettings);
}
