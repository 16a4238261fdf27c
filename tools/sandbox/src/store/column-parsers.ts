const bigintOid = 20;

/** Reads a bigint column. Hundredths stay exact integers, so one beyond 2^53 is an error and never a rounded number. */
function readBigint(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError('a bigint column holds more than 2^53');
  return value;
}

/** By type id. Set on every connection: PGlite and pg read bigint differently by themselves. */
export const columnParsers: Readonly<Record<number, (text: string) => number>> = { [bigintOid]: readBigint };
