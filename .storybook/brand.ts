import { noSettings } from '@wallet/domain';
import type { PageSettings } from '@wallet/settings';

/** What the page of a brand gives the stories in its frames, as the name of each frame. */
export interface FrameBrand {
  readonly settings: PageSettings;
  readonly brandColor: string;
}

export const frameName = (brand: FrameBrand): string => JSON.stringify(brand);

/** The brand of the frame that this story is in; null outside the page of a brand. */
function frameBrand(): FrameBrand | null {
  // Storybook names the frames of its own.
  return window.name.startsWith('{') ? (JSON.parse(window.name) as FrameBrand) : null;
}

export const frameSettings = (): PageSettings => frameBrand()?.settings ?? noSettings;

/** The colours of the brand as a style sheet. What makes them is loaded for frames only. */
export async function frameColors(): Promise<string> {
  const brand = frameBrand();
  if (brand === null) return '';
  const [{ colorSheet }, { themeFrom }] = await Promise.all([import('@wallet/operator/colors'), import('@wallet/operator/theme')]);
  return colorSheet(themeFrom(brand.brandColor));
}
