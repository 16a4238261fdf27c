import type { ExpectedChange } from './expected-change.ts';

/** The same key for changes that need the same snapshot. The amount makes no difference. */
export function subjectOf(expected: ExpectedChange): string {
  const { kind, ...about } = expected;
  const subject = Object.entries(about).filter(([name]) => ['bankCode', 'code', 'slice', 'qrCodeId'].includes(name));
  return JSON.stringify([kind, ...subject]);
}
