const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/**
 * Removes invisible characters that change the direction of text. In a name, they would turn round what follows it on the line, such as an
 * amount. Thai, Lao and English need none of them.
 */
export const withoutDirectionMarks = (text: string): string => text.replace(directionMarks, '');
