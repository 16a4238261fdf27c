import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyDraft, readDraft } from './registration-draft.ts';

describe('readDraft', () => {
  it('reads what was kept', () => {
    const draft = { ...emptyDraft, phone: '0812345678', otpSwitch: 'on' as const, otpSentAt: 5, isProfileChecked: true, name: 'สมศรี' };
    expect(readDraft(JSON.stringify(draft))).toEqual(draft);
  });

  it('never brings back a password', () => {
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
  ])('reads %s as nothing filled in', (_name, text) => {
    expect(readDraft(text)).toEqual(emptyDraft);
  });

  it('takes what is usable of a draft that is partly not', () => {
    expect(readDraft('{"phone":"0812345678","name":7}')).toEqual({ ...emptyDraft, phone: '0812345678' });
  });

  it('reads anything without failing, into the same shape', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const draft = readDraft(text);
        expect(Object.keys(draft)).toEqual(Object.keys(emptyDraft));
      }),
    );
  });
});
