import { lineWorks, onReturn } from '@wallet/api-client/line';

/** Resolves after a while. */
export const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** The browser may be wrong, so that it is tried again after this time. */
const maxOfflineMs = 10_000;

/** Resolves as soon as the device is online, or after a while. */
export async function untilOnline(): Promise<void> {
  if (lineWorks()) return;
  let stop: () => void = () => undefined;
  const online = new Promise<void>((resolve) => {
    stop = onReturn(() => lineWorks() && resolve());
  });
  await Promise.race([online, wait(maxOfflineMs)]);
  stop();
}
