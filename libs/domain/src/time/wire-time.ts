const isoTime = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?)(Z|[+-]\d\d:\d\d)?)?$/i;

/**
 * Reads a moment as a backend sends it: ISO 8601 text or epoch milliseconds, to epoch milliseconds. A text that names
 * no zone is in UTC, as all times of the wire are. null for anything else, which screens show as '-'.
 */
export function fromWireTime(value: unknown): number | null {
  if (typeof value === 'number') return Number.isNaN(new Date(value).getTime()) ? null : value;
  if (typeof value !== 'string') return null;
  const parts = isoTime.exec(value.trim());
  if (parts === null) return null;
  const [, date = '', time = '00:00', zone = 'Z'] = parts;
  const ms = Date.parse(`${date}T${time}${zone.toUpperCase()}`);
  return Number.isNaN(ms) ? null : ms;
}
