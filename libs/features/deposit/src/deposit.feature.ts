import type { Feature } from '@wallet/features-core';

/** Putting money in: by slip, QR code or true-money link. */
export const deposit: Feature = {
  id: 'deposit',
  routes: [],
};
