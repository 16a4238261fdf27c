/**
 * Removes the zero-width spaces that say where a line of Lao may break. They are for visible text only: names for screen readers, exported files,
 * manifests and other programs' texts have none.
 */
export const withoutBreakMarks = <Text extends string | undefined>(text: Text) => text?.replaceAll('\u200b', '') as Text;
