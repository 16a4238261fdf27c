import { readApp } from '@wallet/build';
import type { MarketFacts } from './market-facts.ts';
import { markets } from './markets.ts';

/** Returns the facts of an app: its own, or those of the sandbox's operator that it connects to, in the app's language. */
export async function factsOf(app: string): Promise<MarketFacts> {
  const all: readonly MarketFacts[] = Object.values(markets);
  const own = all.find((market) => market.app === app);
  if (own) return own;
  const { market, development } = await readApp(app);
  const operator = all.find(({ id }) => id === development.operator);
  if (!operator) throw new Error(`the sandbox has no operator ${development.operator}`);
  return { ...operator, app, defaultLanguage: market.defaultLanguage, screenLanguages: market.languages };
}
