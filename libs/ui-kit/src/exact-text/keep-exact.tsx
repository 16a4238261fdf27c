import type { ReactNode } from 'react';
import { ExactText } from './ExactText.tsx';

const figures = /\d\.\d\d/;

/**
 * Keeps page translators away from the amounts in a text, and from the given names, which may be translated with the words otherwise. Has
 * screen readers say amounts in words.
 */
export function keepExact(text: ReactNode, ...names: readonly string[]): ReactNode {
  if (typeof text !== 'string') return text;
  // A text by itself is safe from translators only as the direct child of its element.
  const isPlain = !figures.test(text) && !names.some((name) => name !== '' && text.includes(name));
  return isPlain ? text : <ExactText text={text} names={names} />;
}
