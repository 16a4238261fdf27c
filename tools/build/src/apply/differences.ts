/** What is different in the second of two JSON values, one line a field. */
export function differences(before: unknown, after: unknown, field = ''): readonly string[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (!isObject(before) || !isObject(after)) return [`${field}: ${shown(before)} -> ${shown(after)}`];
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.flatMap((name) => differences(before[name], after[name], field === '' ? name : `${field}.${name}`));
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const shown = (value: unknown): string => (value === undefined || value === null ? 'not set' : JSON.stringify(value));
