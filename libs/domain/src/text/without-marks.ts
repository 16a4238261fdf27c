/**
 * Removes the zero-width spaces that say where a line of Lao may break. They are for visible text only: names for screen readers, exported files,
 * manifests and other programs' texts have none.
 */
export const withoutBreakMarks = <Text extends string | undefined>(text: Text) => text?.replaceAll('\u200b', '') as Text;

const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/**
 * Removes invisible characters that change the direction of text. In a name, they would turn round what follows it on the line, such as an
 * amount. Thai, Lao and English need none of them.
 */
export const withoutDirectionMarks = (text: string): string => text.replace(directionMarks, '');
