import { plainValue } from './wire-readers.ts';

const iso = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?) ?(Z|[+-]\d\d(?::?\d\d)?)$/i;
/** As mail and HTTP write dates. */
const mailDate = /^(?:[a-z]{3}, ?)?\d{1,2} [a-z]{3} \d{4} \d\d:\d\d(?::\d\d)? (?:GMT|UTC?|[+-]\d{4})$/i;
/** Seconds or milliseconds since 1970, of the years 1973 to 2286, where one cannot be taken for the other. */
const epoch = /^(?:(\d{9,10})|\d{12,13})(?:\.\d+)?$/;

/**
 * Reads a moment as backends send it: ISO 8601 or a mail's date with its zone, epoch seconds or milliseconds, as text, as a
 * number or as a database writes it. null for anything else, which screens show as '-': a text that names no zone means
 * another moment in each.
 */
export function fromWireTime(value: unknown): number | null {
  const plain = plainValue(value);
  const text = typeof plain === 'string' || typeof plain === 'number' ? String(plain).trim() : '';
  const counted = epoch.exec(text);
  if (counted) return Math.round(Number(text) * (counted[1] === undefined ? 1 : 1000));
  const [, date = '', time = '', zone = ''] = iso.exec(text) ?? [];
  const written = date === '' ? text : `${date}T${time}${toIsoZone(zone)}`;
  const ms = date !== '' || mailDate.test(text) ? Date.parse(written) : Number.NaN;
  return Number.isNaN(ms) ? null : ms;
}

/** `+0700` and `+07` as `+07:00`. */
function toIsoZone(zone: string): string {
  return zone.length === 1 ? 'Z' : `${zone.slice(0, 3)}:${zone.slice(3).replace(':', '') || '00'}`;
}
