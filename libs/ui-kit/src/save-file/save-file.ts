import { isAppleTouch, isInAppBrowser } from '@wallet/domain';

/**
 * How a file that was made in the page reaches the member. `hold`: the page cannot save anything, but the member can press and hold a
 * picture.
 */
export type SavingWay = 'share' | 'hold' | 'download';

/** Whether the browser shares files of this kind. */
export const canShareFile = (file: File): boolean => typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] });

/**
 * The way in which this browser saves a file. On iOS a download goes to Files, where bank apps do not look for pictures: its share sheet has
 * "Save Image" instead. Browsers inside other apps download nothing that was made in the page.
 */
export function savingWay(file: File): SavingWay {
  const isInApp = isInAppBrowser(navigator);
  if ((isInApp || isAppleTouch(navigator)) && canShareFile(file)) return 'share';
  return isInApp ? 'hold' : 'download';
}

/** `closed`: the member closed the share sheet. `refused`: the browser did not open it. */
export type Sharing = 'shared' | 'closed' | 'refused';

/** Shares a file. Call it in the event handler of a press. To save the file, leave out the title: iOS would save it as a second file. */
export async function shareFile(file: File, title?: string): Promise<Sharing> {
  try {
    await navigator.share({ files: [file], ...(title !== undefined && { title }) });
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'closed' : 'refused';
  }
}

/** Sends a file to the downloads. Whether it arrives there is never known. */
export function downloadFile(file: File): void {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: file.name });
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers read the file only after the click has ended.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
