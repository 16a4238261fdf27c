import { describe, expect, it } from 'vitest';
import { resendWaitSeconds } from './resend-wait.ts';

const sentAt = Date.UTC(2026, 10, 21, 12);

describe('resendWaitSeconds', () => {
  it.each([
    ['a code that has just been sent', 0, 60],
    ['a moment later', 1, 60],
    ['half a minute later', 30_000, 30],
    ['in the last second', 59_001, 1],
    ['after a minute', 60_000, 0],
    ['after a day', 86_400_000, 0],
    ['a clock that was set back', -1, 0],
  ])('returns the seconds left for %s', (_name, laterMs, seconds) => {
    expect(resendWaitSeconds(sentAt, sentAt + laterMs)).toBe(seconds);
  });

  it('does not wait when no code was sent', () => {
    expect(resendWaitSeconds(0, sentAt)).toBe(0);
  });
});
