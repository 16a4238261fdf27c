/**
 * Percent-encodes values into the parameters of a path. Null if a value would change the path: an empty value, or dots,
 * which are special even when encoded.
 */
export function toApiPath(path: string, params: Readonly<Record<string, string>>): string | null {
  if (Object.values(params).some((value) => /^\.{0,2}$/.test(value))) return null;
  return path.replace(/\{(\w+)\}/g, (_segment, name: string) =>
    encodeURIComponent((params[name] ?? '').replace(/\p{Surrogate}/gu, '\ufffd')),
  );
}
