import type { Feature } from '@wallet/features-core';

/** Moving money between the wallet and the game accounts. */
export const transfer: Feature = {
  id: 'transfer',
  routes: [],
};
