import type { Feature } from '@wallet/features-core';

/** Who the member is, his password, and the name of his bank account. */
export const profile: Feature = {
  id: 'profile',
  routes: [],
};
