import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { slipRemedy } from './slip-remedy.ts';
import { slipReasons } from './slip-reasons.ts';

describe('slipRemedy', () => {
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
  ])("for the reason '%s' is %s", (reason, remedy) => expect(slipRemedy(reason)).toBe(remedy));

  it('is to contact support for an unknown reason', () => {
    fc.assert(
      fc.property(fc.string(), (reason) => {
        fc.pre(!slipReasons.some((known) => known === reason));
        expect(slipRemedy(reason)).toBe('ask-support');
      }),
    );
  });
});
