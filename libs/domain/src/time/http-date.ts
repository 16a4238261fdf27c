/** The one form in which HTTP dates are written; the two older ones are not sent any more. */
const fixedDate = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d\d:\d\d:\d\d GMT$/;

/** Reads a date of an HTTP header to epoch milliseconds. null for anything else: a bare number is no date. */
export function fromHttpDate(header: string): number | null {
  const ms = fixedDate.test(header) ? Date.parse(header) : Number.NaN;
  return Number.isNaN(ms) ? null : ms;
}
