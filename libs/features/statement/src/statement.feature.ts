import type { Feature } from '@wallet/features-core';

/** What happened to the member's money, and his slips. */
export const statement: Feature = {
  id: 'statement',
  routes: [],
};
