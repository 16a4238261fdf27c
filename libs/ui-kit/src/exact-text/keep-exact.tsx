import { type ReactNode, use } from 'react';
import { AmountWordsContext, splitExact, useSpokenAmounts } from './speak-amounts.ts';
import { SpokenText } from './SpokenText.tsx';

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

interface ExactTextProps {
  readonly text: string;
  readonly names: readonly string[];
}

/** A text whose amounts and names stay exact, and whose amounts are said in words. */
function ExactText({ text, names }: ExactTextProps) {
  const parts = splitExact(text, use(AmountWordsContext), names);
  const speak = useSpokenAmounts();
  const render = (toText: (part: string) => string) =>
    parts.map((part, index) => (
      <span key={index} translate={index % 2 === 1 ? 'no' : undefined}>
        {toText(part)}
      </span>
    ));
  const shown = render((part) => part);
  return speak(text) === text ? shown : <SpokenText spoken={render(speak)}>{shown}</SpokenText>;
}
