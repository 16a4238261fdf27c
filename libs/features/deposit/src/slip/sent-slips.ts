import type { AppServices } from '@wallet/app-shell';
import { memberPrefix } from '@wallet/session';

/** Storage key of the fingerprints of sent slips. One with a question mark may have arrived. */
const sentSlipsKey = `${memberPrefix}sentSlips`;
const unsure = '?';

/** More than anybody sends in one visit. */
const maxStored = 50;

/** The fingerprints of the slips sent from this tab. They are removed when the session ends. */
export function createSentSlips(tab: AppServices['tab']) {
  const list = () => (tab.get(sentSlipsKey) ?? '').split(' ').filter(Boolean);
  return {
    /** `sent` if the backend has accepted a slip of this transfer, `unknown` if it is not known whether one arrived. */
    stateOf: (fingerprint: string | null): 'sent' | 'unknown' | null => {
      if (fingerprint === null) return null;
      return list().includes(fingerprint) ? 'sent' : list().includes(fingerprint + unsure) ? 'unknown' : null;
    },
    /** Notes how sending a slip ended. What the backend accepted once stays accepted. */
    note: (fingerprint: string | null, outcome: 'sent' | 'unknown' | 'not-sent') => {
      if (fingerprint === null || list().includes(fingerprint)) return;
      const others = list().filter((entry) => entry !== fingerprint + unsure);
      const entry = { sent: [fingerprint], unknown: [fingerprint + unsure], 'not-sent': [] }[outcome];
      tab.set(sentSlipsKey, [...others, ...entry].slice(-maxStored).join(' '));
    },
  };
}
