import { lazyWithStore } from '@wallet/app-shell';

const load = () => import('./figures/figures.ts');

/** The parts of the home page that read the member's money. They come with the store, which the rest of the page does not need. */
export const lazyFigures = {
  greeting: lazyWithStore(async () => (await load()).Greeting),
  total: lazyWithStore(async () => (await load()).Total),
  lastCheck: lazyWithStore(async () => (await load()).LastCheck),
  balanceParts: lazyWithStore(async () => (await load()).BalanceParts),
  inviteBonus: lazyWithStore(async () => (await load()).InviteBonus),
  moneyTracker: lazyWithStore(async () => (await load()).MoneyTracker),
  spinTile: lazyWithStore(async () => (await load()).SpinTile),
  gameAccounts: lazyWithStore(async () => (await load()).GameAccounts),
};

// Loaded before the page is hydrated. Where that fails, rendering them shows the error.
for (const part of Object.values(lazyFigures)) part.preload().catch(() => undefined);
