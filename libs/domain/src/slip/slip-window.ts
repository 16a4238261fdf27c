import { bangkokMinuteOfDay } from '../time/bangkok-time.ts';

/** When an operator takes no slips, each day: `HH:mm` in Bangkok. Absent where it always takes them. */
export interface SlipClosing {
  readonly closedFrom?: string | undefined;
  readonly closedTo?: string | undefined;
}

/** The closing hours when they are both readable and not empty; null when slips are always taken. */
export function slipClosing({ closedFrom, closedTo }: SlipClosing): { readonly closedFrom: string; readonly closedTo: string } | null {
  if (closedFrom === undefined || closedTo === undefined) return null;
  const [from, to] = [toMinutes(closedFrom), toMinutes(closedTo)];
  return from === null || to === null || from === to ? null : { closedFrom, closedTo };
}

/** Are slips taken at this moment? The hours may reach over midnight; `closedTo` is the first minute of taking them again. */
export function isSlipUploadOpen(closing: SlipClosing, nowMs: number): boolean {
  const hours = slipClosing(closing);
  if (hours === null) return true;
  const now = bangkokMinuteOfDay(nowMs);
  const from = Number(toMinutes(hours.closedFrom));
  const to = Number(toMinutes(hours.closedTo));
  const isClosed = from < to ? now >= from && now < to : now >= from || now < to;
  return !isClosed;
}

/** Is a transfer recent enough for its slip? `withinMinutes` is absent where an operator sets no limit. */
export function isSlipInTime(transferredAtMs: number, nowMs: number, withinMinutes: number | undefined): boolean {
  return withinMinutes === undefined || nowMs - transferredAtMs <= withinMinutes * 60_000;
}

function toMinutes(time: string): number | null {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}
