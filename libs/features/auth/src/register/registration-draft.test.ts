import { describe, expect, it } from 'vitest';
import { emptyDraft, readDraft, resendWaitSeconds } from './registration-draft.ts';

describe('readDraft', () => {
  it('reads a stored draft', () => {
    const draft = { ...emptyDraft, phone: '0812345678', otpSwitch: 'on' as const, otpSentAt: 5, isProfileChecked: true, name: 'สมศรี' };
    expect(readDraft(JSON.stringify(draft))).toEqual(draft);
  });

  it('never restores a password', () => {
    expect(readDraft('{"password":"secret","confirmPassword":"secret"}')).toEqual(emptyDraft);
  });

  it.each([
    ['nothing', null],
    ['no JSON', '{"phone'],
    ['a list', '["0812345678"]'],
    ['a text', '"0812345678"'],
    ['null', 'null'],
    ['values of other types', '{"phone":812345678,"otpSentAt":"5","isProfileChecked":"yes","name":null}'],
    ['a switch that is neither on nor off', '{"otpSwitch":"maybe"}'],
    ['text longer than any field takes', JSON.stringify({ name: 'x'.repeat(257) })],
  ])('reads %s as an empty draft', (_name, text) => {
    expect(readDraft(text)).toEqual(emptyDraft);
  });

  it('keeps the usable fields of a partly broken draft', () => {
    expect(readDraft('{"phone":"0812345678","name":7}')).toEqual({ ...emptyDraft, phone: '0812345678' });
  });
});

describe('resendWaitSeconds', () => {
  const sentAt = Date.UTC(2026, 10, 21, 12);

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
