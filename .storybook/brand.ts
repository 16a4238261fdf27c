import { colorSheet } from '@wallet/build/colors';
import { noSettings, type PageSettings } from '@wallet/domain';
import { themeFrom } from '@wallet/theme';

/** Where the page of a brand leaves it for the stories in its frames. */
export const brandKey = 'storybook-brand';

export interface StoredBrand {
  readonly settings: PageSettings;
  readonly brandColor: string;
}

/** The brand of the page around this story; null if there is none. */
export function storedBrand(isOn: boolean): StoredBrand | null {
  const json = isOn ? localStorage.getItem(brandKey) : null;
  return json === null ? null : (JSON.parse(json) as StoredBrand);
}

export const settingsOf = (brand: StoredBrand | null): PageSettings => brand?.settings ?? noSettings;

/** The colours of a brand as a style sheet. */
export const sheetOf = (brand: StoredBrand | null): string => (brand === null ? '' : colorSheet(themeFrom(brand.brandColor)));
