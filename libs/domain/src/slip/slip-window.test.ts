import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { isSlipInTime, isSlipUploadOpen, slipClosing, type SlipClosing } from './slip-window.ts';

const at = (time: string) => Date.parse(`2026-03-15T${time}+07:00`);

const night: SlipClosing = { closedFrom: '23:30', closedTo: '00:30' };
const noon: SlipClosing = { closedFrom: '12:00', closedTo: '13:00' };

describe('isSlipUploadOpen', () => {
  it.each<[string, SlipClosing, string, boolean]>([
    ['before it', noon, '11:59:59.999', true],
    ['from its first moment', noon, '12:00:00', false],
    ['in its last moment', noon, '12:59:59.999', false],
    ['as soon as it ends', noon, '13:00:00', true],
    ['before midnight', night, '23:29:59', true],
    ['over midnight, before', night, '23:30:00', false],
    ['over midnight, at it', night, '00:00:00', false],
    ['over midnight, after', night, '00:29:59', false],
    ['when the night’s ends', night, '00:30:00', true],
    ['at another time of the day', night, '12:00:00', true],
    ['no hours', {}, '12:00:00', true],
    ['only a beginning', { closedFrom: '12:00' }, '12:30:00', true],
    ['only an end', { closedTo: '13:00' }, '12:30:00', true],
    ['no length', { closedFrom: '12:00', closedTo: '12:00' }, '12:00:00', true],
    ['a beginning that is no time', { closedFrom: '24:00', closedTo: '13:00' }, '12:30:00', true],
    ['an end that is no time', { closedFrom: '12:00', closedTo: '1pm' }, '12:30:00', true],
  ])('%s', (_name, closing, time, isOpen) => expect(isSlipUploadOpen(closing, at(time))).toBe(isOpen));

  it('is closed for exactly the minutes between', () => {
    const minuteOfDay = fc.nat(1439);
    const text = (minutes: number) => [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
    fc.assert(
      fc.property(minuteOfDay, minuteOfDay, (from, to) => {
        const closing = { closedFrom: text(from), closedTo: text(to) };
        const closed = Array.from({ length: 1440 }, (_, minute) => minute).filter(
          (minute) => !isSlipUploadOpen(closing, at('00:00:00') + minute * 60_000),
        );
        expect(closed).toHaveLength((to - from + 1440) % 1440);
      }),
      { numRuns: 30 },
    );
  });
});

describe('slipClosing', () => {
  it('gives the hours that are to be shown', () => expect(slipClosing(night)).toEqual(night));
  it('gives none where slips are always taken', () => expect(slipClosing({ closedFrom: '12:00', closedTo: '12:00' })).toBeNull());
});

describe('isSlipInTime', () => {
  const hour = 3_600_000;
  it.each<[string, number, number | undefined, boolean]>([
    ['at once', 0, 60, true],
    ['exactly an hour later', hour, 60, true],
    ['a moment too late', hour + 1, 60, false],
    ['without a limit', 1_000 * hour, undefined, true],
  ])('%s', (_name, ageMs, within, inTime) => expect(isSlipInTime(at('10:00:00'), at('10:00:00') + ageMs, within)).toBe(inTime));
});
