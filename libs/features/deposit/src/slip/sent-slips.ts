import type { AppServices } from '@wallet/app-shell';
import { memberPrefix } from '@wallet/session';

/** Storage key of the fingerprints of sent slips. */
const sentSlipsKey = `${memberPrefix}sentSlips`;

/** More than anybody sends in one visit. */
const maxStored = 50;

/** The fingerprints of the slips sent from this tab. They are removed when the session ends. */
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
