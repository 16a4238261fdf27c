import type { Feature } from '@wallet/features-core';

/** Game accounts: opening, credentials, playing. */
export const games: Feature = {
  id: 'games',
  routes: [],
};
