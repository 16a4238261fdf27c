/**
 * Percent-encodes values into the named segments of a path. null where a value would lead elsewhere than into one segment:
 * nothing at all, or dots, which mean "here" and "one up" even where they are encoded.
 */
export function toApiPath(path: string, params: Readonly<Record<string, string>>): string | null {
  if (Object.values(params).some((value) => /^\.{0,2}$/.test(value))) return null;
  return path.replace(/\{(\w+)\}/g, (_segment, name: string) =>
    encodeURIComponent((params[name] ?? '').replace(/\p{Surrogate}/gu, '\ufffd')),
  );
}
