import type { Feature } from '@wallet/features-core';

/** What a member agrees to, shown over home. */
export const agreement: Feature = {
  id: 'agreement',
  routes: [],
};
