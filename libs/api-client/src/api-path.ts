/**
 * Percent-encodes values into a path below `base`. null where a value would lead elsewhere than into one segment:
 * nothing at all, or dots, which mean "here" and "one up" even where they are encoded.
 */
export function toApiPath(base: string, values: readonly string[]): string | null {
  if (values.some((value) => /^(?:|\.|\.\.)$/.test(value))) return null;
  return [base, ...values.map((value) => encodeURIComponent(value.replace(/\p{Surrogate}/gu, '\ufffd')))].join('/');
}
