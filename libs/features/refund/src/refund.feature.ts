import type { Feature } from '@wallet/features-core';

/** A part of what was lost comes back. */
export const refund: Feature = {
  id: 'refund',
  routes: [],
};
