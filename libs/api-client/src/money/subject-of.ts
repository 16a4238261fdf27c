import type { ExpectedChange } from './expected-change.ts';

/** The same text for changes whose snapshots are the same: how much is moved from where makes no difference to them. */
export function subjectOf(expected: ExpectedChange): string {
  const { kind, ...about } = expected;
  const subject = Object.entries(about).filter(([name]) => ['bankCode', 'code', 'slice', 'qrCodeId'].includes(name));
  return JSON.stringify([kind, ...subject]);
}
