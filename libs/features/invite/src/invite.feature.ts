import type { Feature } from '@wallet/features-core';

/** Inviting friends, and what it earns. */
export const invite: Feature = {
  id: 'invite',
  routes: [],
};
