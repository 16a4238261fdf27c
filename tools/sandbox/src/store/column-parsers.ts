const bigintOid = 20;

/** Parses a bigint column. Hundredths are exact integers: a value beyond 2^53 is an error, never rounded. */
function readBigint(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError('a bigint column holds more than 2^53');
  return value;
}

/** By type id. Set on every connection, because PGlite and pg parse bigint differently by default. */
export const columnParsers: Readonly<Record<number, (text: string) => number>> = { [bigintOid]: readBigint };
