import { storageKeys, type AppServices } from '@wallet/features-core';

/** More than anybody sends in one visit. */
const mostKept = 50;

/** The slips that were sent from this tab, by their fingerprints. The session forgets them when it ends. */
export function createSentSlips(tab: AppServices['tab']) {
  const list = () => (tab.get(storageKeys.sentSlips) ?? '').split(' ').filter(Boolean);
  return {
    has: (fingerprint: string | null) => fingerprint !== null && list().includes(fingerprint),
    add: (fingerprint: string | null) => {
      if (fingerprint === null || list().includes(fingerprint)) return;
      tab.set(storageKeys.sentSlips, [...list(), fingerprint].slice(-mostKept).join(' '));
    },
  };
}
