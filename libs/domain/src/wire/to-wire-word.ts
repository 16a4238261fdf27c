/** A word of a closed list in the one form in which they are compared: small letters, `_` where spaces or hyphens stand. */
export function toWireWord(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');
}
