import { breakEnd } from '@wallet/domain';
import { keptByAll, setKept, type KeyValueStore, type MemberSetting } from '@wallet/session';
import * as v from 'valibot';
import { breakName } from './break-name.ts';

/** When the break of a member ends, in milliseconds of the server's clock. */
export const breakSetting: MemberSetting<number> = { name: breakName, version: 1, schema: v.pipe(v.number(), v.safeInteger()) };

/**
 * Shortens the breaks on a device that end later than the longest break would that begins now, by the server's clock. They began without a
 * connection, by a device's clock that was wrong.
 */
export function shortenBreaks(device: KeyValueStore, serverMs: number): void {
  const latest = breakEnd('week', serverMs);
  for (const [key, end] of keptByAll(device, breakSetting)) if (end > latest) setKept(device, key, breakSetting, latest);
}
