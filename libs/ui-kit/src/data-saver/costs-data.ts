import { safeUrl } from '../safe-url/safe-url.ts';

/** Whether a picture from outside is loaded over the line. One in a data URL has come with the answer that names it. */
export function costsData(src: unknown): boolean {
  const address = safeUrl(src, 'image');
  return address !== null && !address.startsWith('data:');
}
