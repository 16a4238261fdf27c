import { useSyncExternalStore } from 'react';
import { colorTokens, scaleTokens } from './tokens.ts';

const tokens = [...colorTokens, ...scaleTokens];
const separator = '\n';

function subscribe(onChange: () => void): () => void {
  const watcher = new MutationObserver(onChange);
  watcher.observe(document.documentElement, { attributes: true });
  return () => watcher.disconnect();
}

const read = () => {
  const style = getComputedStyle(document.documentElement);
  return tokens.map((token) => style.getPropertyValue(`--${token}`).trim()).join(separator);
};

/** The value of every token in the look that is shown now. For the pages about the tokens themselves. Outside of the store: the style sheet holds it. */
export function useTokenValues(): ReadonlyMap<string, string> {
  const values = useSyncExternalStore(subscribe, read).split(separator);
  return new Map(tokens.map((token, index) => [token, values[index] ?? '']));
}
