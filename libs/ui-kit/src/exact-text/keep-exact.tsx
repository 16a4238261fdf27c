import type { ReactNode } from 'react';

const amount = String.raw`\d[\d,]*\.\d\d(?!\.?\d)`;
const escape = (text: string) => text.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** Keeps page translators away from the amounts in a text, and from the given names, which may be translated with the words otherwise. */
export function keepExact(text: ReactNode, ...names: readonly string[]): ReactNode {
  if (typeof text !== 'string') return text;
  const parts = text.split(new RegExp(`(${[...names.filter(Boolean).map(escape), amount].join('|')})`));
  if (parts.length === 1) return text;
  return parts.map((part, index) => (
    <span key={index} translate={index % 2 === 1 ? 'no' : undefined}>
      {part}
    </span>
  ));
}
