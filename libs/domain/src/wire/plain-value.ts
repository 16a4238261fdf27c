/**
 * The value that an object stands for which says its type: `{"$oid": "…"}` of an id, `{"$date": …}` of a time. Databases
 * write them so. Everything else stays as it is.
 */
export function plainValue(value: unknown): unknown {
  // A time can hold a number that says its type as well.
  return unwrap(unwrap(value));
}

function unwrap(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const [entry, ...more] = Object.entries(value) as [string, unknown][];
  return entry?.[0].startsWith('$') && more.length === 0 ? entry[1] : value;
}
