import { bangkokMinuteOfDay } from '../time/bangkok-time.ts';

/** The hours in which an operator accepts no slips, each day: `HH:mm` in Bangkok. Absent if slips are always accepted. */
export interface SlipClosing {
  readonly closedFrom?: string | undefined;
  readonly closedTo?: string | undefined;
}

/** The closing hours, if they are readable and not empty. Null if slips are always accepted. */
export function slipClosing({ closedFrom, closedTo }: SlipClosing): { readonly closedFrom: string; readonly closedTo: string } | null {
  if (closedFrom === undefined || closedTo === undefined) return null;
  const [from, to] = [toMinutes(closedFrom), toMinutes(closedTo)];
  return from === null || to === null || from === to ? null : { closedFrom, closedTo };
}

/**
 * Whether slips are accepted at this moment. The hours may span midnight; `closedTo` is the first minute in which they
 * are accepted again.
 */
export function isSlipUploadOpen(closing: SlipClosing, nowMs: number): boolean {
  const hours = slipClosing(closing);
  if (hours === null) return true;
  const now = bangkokMinuteOfDay(nowMs);
  const from = Number(toMinutes(hours.closedFrom));
  const to = Number(toMinutes(hours.closedTo));
  const isClosed = from < to ? now >= from && now < to : now >= from || now < to;
  return !isClosed;
}

/** Whether a transfer is recent enough for its slip. `withinMinutes` is absent if there is no limit. */
export function isSlipInTime(transferredAtMs: number, nowMs: number, withinMinutes: number | undefined): boolean {
  return withinMinutes === undefined || nowMs - transferredAtMs <= withinMinutes * 60_000;
}

/** The end of a day in Bangkok that is written as `DDMMYYYY`, in milliseconds. Null if it is no day. */
export function endOfBangkokDay(text: string): number | null {
  const [, day, month, year] = /^(\d\d)(\d\d)(\d{4})$/.exec(text) ?? [];
  const begin = Date.parse(`${year ?? ''}-${month ?? ''}-${day ?? ''}T00:00:00+07:00`);
  return Number.isNaN(begin) ? null : begin + 24 * 3_600_000;
}

function toMinutes(time: string): number | null {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}
