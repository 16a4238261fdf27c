import { plainText } from './plain-text.ts';

/** The format of a code, which no sentence has. */
export const codeShape = /^[A-Z][A-Z0-9_]*$/;

/** Returns a server's message for people, safe to show; '' if there is none, or only a code. */
export function serverSentence(message: string | undefined): string {
  const text = plainText(message ?? '');
  return codeShape.test(text) ? '' : text;
}
