/** The JSON of a file, or the sentence why there is none. */
export type ParsedSettings = { readonly json: unknown } | { readonly problem: string };

const maxBytes = 1_000_000;

/** Reads JSON as people and their editors write it: in UTF-8, with or without its mark, each name once. */
export function parseSettings(content: Uint8Array): ParsedSettings {
  if (content.length > maxBytes) return { problem: 'is larger than a megabyte' };
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return { problem: 'is not UTF-8: save it as UTF-8' };
  }
  if (text.trim() === '') return { problem: 'is empty: {} stands for no settings' };
  try {
    const json = JSON.parse(text) as unknown;
    const [twice] = namesGivenTwice(text);
    return twice === undefined ? { json } : { problem: `has ${twice} twice: leave one` };
  } catch (error) {
    return { problem: `is no JSON: ${error instanceof Error ? error.message : ''}` };
  }
}

/** The names that one object has twice, as `texts.th`. `text` is JSON. */
function namesGivenTwice(text: string): readonly string[] {
  const twice: string[] = [];
  const open: { readonly names: Set<string>; last: string }[] = [];
  for (const [token, name] of text.matchAll(/("(?:[^"\\]|\\.)*")\s*:|"(?:[^"\\]|\\.)*"|[{}[\]]/g)) {
    if (token === '{' || token === '[') open.push({ names: new Set(), last: '' });
    else if (token === '}' || token === ']') open.pop();
    const inner = open.at(-1);
    if (name === undefined || inner === undefined) continue;
    inner.last = JSON.parse(name) as string;
    if (inner.names.has(inner.last)) twice.push(open.flatMap(({ last }) => (last === '' ? [] : [last])).join('.'));
    inner.names.add(inner.last);
  }
  return twice;
}
