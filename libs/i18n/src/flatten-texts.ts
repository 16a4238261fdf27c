/** Content of a locale file: texts, or nested levels. */
export interface TextTree {
  readonly [key: string]: string | TextTree;
}

/** All texts of a file by full key. */
export function flattenTexts(tree: TextTree, prefix = ''): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === 'string') texts.set(prefix + key, value);
    else for (const [inner, text] of flattenTexts(value, `${prefix}${key}.`)) texts.set(inner, text);
  }
  return texts;
}
