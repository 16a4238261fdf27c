import { use } from 'react';
import { AmountWordsContext } from './amount-words.ts';
import { splitExact } from './speak-amounts.ts';
import { SpokenText } from './SpokenText.tsx';
import { useSpokenAmounts } from './use-spoken-amounts.ts';

interface ExactTextProps {
  readonly text: string;
  readonly names: readonly string[];
}

/** A text whose amounts and names stay exact, and whose amounts are said in words. */
export function ExactText({ text, names }: ExactTextProps) {
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
