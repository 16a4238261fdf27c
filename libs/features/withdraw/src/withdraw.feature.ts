import type { Feature } from '@wallet/features-core';

/** Taking money out to the member's bank account. */
export const withdraw: Feature = {
  id: 'withdraw',
  routes: [],
};
