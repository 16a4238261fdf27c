/** The furthest moment from 1970 that a date can hold, in milliseconds. */
const furthestMs = 8.64e15;

/** Reads a moment of the wire, ISO 8601 or milliseconds since 1970, as milliseconds. null where it is neither. */
export function toTime(value: string | number | null): number | null {
  const time = typeof value === 'string' ? Date.parse(value) : value;
  return time !== null && Math.abs(time) <= furthestMs ? time : null;
}
