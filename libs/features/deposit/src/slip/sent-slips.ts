import type { AppServices } from '@wallet/app-shell';
import { memberPrefix } from '@wallet/session';

/** Fingerprints of the slips that were sent, to know one again. */
const sentSlipsKey = `${memberPrefix}sentSlips`;

/** More than anybody sends in one visit. */
const maxStored = 50;

/** The slips that were sent from this tab, by their fingerprints. The session forgets them when it ends. */
export function createSentSlips(tab: AppServices['tab']) {
  const list = () => (tab.get(sentSlipsKey) ?? '').split(' ').filter(Boolean);
  return {
    has: (fingerprint: string | null) => fingerprint !== null && list().includes(fingerprint),
    add: (fingerprint: string | null) => {
      if (fingerprint === null || list().includes(fingerprint)) return;
      tab.set(sentSlipsKey, [...list(), fingerprint].slice(-maxStored).join(' '));
    },
  };
}
