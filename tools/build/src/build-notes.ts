import { sandboxPassphrase, type BuildFlags } from '@wallet/domain';

/** Returns notes about the build's flags for the person who releases it, one line each. */
export function buildNotes(app: string, { truelinkPassphrase }: Pick<BuildFlags, 'truelinkPassphrase'>): readonly string[] {
  if (truelinkPassphrase !== sandboxPassphrase) return [];
  return [`${app} has the sandbox's own passphrase for true-money links in it: set VITE_TRUELINK_PASSPHRASE for a real backend.`];
}
