/**
 * Removes the zero-width spaces that say where a line of Lao may break. Exported files, manifests and other programs' texts have none.
 */
export const withoutBreakMarks = (text: string): string => text.replaceAll('\u200b', '');
