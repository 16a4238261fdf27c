/**
 * Removes the zero-width spaces that say where a line of Lao may break. Accessible names, manifests and other programs' texts have none.
 */
export const withoutBreakMarks = (text: string): string => text.replaceAll('\u200b', '');
