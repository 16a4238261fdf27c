import { useSyncExternalStore } from 'react';
import { colorTokens, scaleTokens } from './tokens.ts';

const tokens = [...colorTokens, ...scaleTokens];
const separator = '\n';

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributes: true });
  return () => observer.disconnect();
}

const read = () => {
  const style = getComputedStyle(document.documentElement);
  return tokens.map((token) => style.getPropertyValue(`--${token}`).trim()).join(separator);
};

/** Returns the current value of every token, for the pages that document the tokens. The style sheet is the external store. */
export function useTokenValues(): ReadonlyMap<string, string> {
  const values = useSyncExternalStore(subscribe, read).split(separator);
  return new Map(tokens.map((token, index) => [token, values[index] ?? '']));
}
