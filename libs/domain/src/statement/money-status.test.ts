import { expect, it } from 'vitest';
import * as fc from 'fast-check';
import { readMoneyStatus } from './money-status.ts';

it.each([
  ['SUCCESS', 'success'],
  ['FAILED', 'failed'],
  ['PENDING', 'in-progress'],
  ['success', 'success'],
  ['Failed ', 'failed'],
  ['SUCCESSFUL', 'in-progress'],
  ['', 'in-progress'],
])('readMoneyStatus reads %j as %s', (word, status) => expect(readMoneyStatus(word)).toBe(status));

it('readMoneyStatus reads every other word as in progress', () => {
  fc.assert(
    fc.property(fc.string(), (word) => {
      expect(readMoneyStatus(`not ${word}`)).toBe('in-progress');
    }),
  );
});
