import { plainText } from './plain-text.ts';

/** The shape of a code; no sentence has it. */
export const codeShape = /^[A-Z][A-Z0-9_]*$/;

/** What a server wrote for people, fit to be shown; '' where it wrote nothing, or a code. */
export function serverSentence(message: string | undefined): string {
  const text = plainText(message ?? '');
  return codeShape.test(text) ? '' : text;
}
