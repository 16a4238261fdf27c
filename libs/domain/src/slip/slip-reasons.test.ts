import { describe, expect, it } from 'vitest';
import { isSlipReason, slipReasons, slipRemedy } from './slip-reasons.ts';

describe('isSlipReason', () => {
  it('returns true for eleven different reasons', () => {
    expect(slipReasons.filter(isSlipReason)).toHaveLength(11);
    expect(new Set(slipReasons).size).toBe(11);
  });

  it.each(['', 'UNKNOWN_ERROR', 'invalid_slip', 'constructor'])('returns false for %j', (note) => expect(isSlipReason(note)).toBe(false));
});

it.each([
  ['UPLOADED_FILE_NOT_EXIST', 'send-again'],
  ['IMG_SIZE_UNABLE_TO_PROCESS', 'send-again'],
  ['CANNOT_READ_CROPPED_IMAGE', 'send-again'],
  ['UNSTABLE_REFNO_ON_SLIP', 'send-again'],
  ['TRIPPLE_WRONG_CAPTCHA', 'send-again'],
  ['INVALID_SLIP', 'send-again'],
  ['UNKNOW_ERROR', 'send-again'],
  ['DEST_ACC_INVALID', 'ask-support'],
  ['SLIP_REFNO_DUPLICATED', 'ask-support'],
  ['NOT_MATCH', 'ask-support'],
  ['EXPIRED_SLIP', 'ask-support'],
  ['', 'ask-support'],
])("slipRemedy for the reason '%s' is %s", (reason, remedy) => expect(slipRemedy(reason)).toBe(remedy));
