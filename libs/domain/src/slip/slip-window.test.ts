import { describe, expect, it } from 'vitest';
import { endOfBangkokDay, isSlipInTime, isSlipUploadOpen, slipClosing, type SlipClosing } from './slip-window.ts';

const at = (time: string) => Date.parse(`2026-03-15T${time}+07:00`);

const night: SlipClosing = { closedFrom: '23:30', closedTo: '00:30' };
const noon: SlipClosing = { closedFrom: '12:00', closedTo: '13:00' };

it.each<[string, SlipClosing, string, boolean]>([
  ['is open before the closing time', noon, '11:59:59.999', true],
  ['is closed from the first moment of the closing time', noon, '12:00:00', false],
  ['is closed in the last moment of the closing time', noon, '12:59:59.999', false],
  ['is open as soon as the closing time ends', noon, '13:00:00', true],
  ['is open before a closing time over midnight', night, '23:29:59', true],
  ['is closed over midnight, before midnight', night, '23:30:00', false],
  ['is closed over midnight, at midnight', night, '00:00:00', false],
  ['is closed over midnight, after midnight', night, '00:29:59', false],
  ['is open when a closing time over midnight ends', night, '00:30:00', true],
  ['is open at noon with a closing time over midnight', night, '12:00:00', true],
  ['is open without a closing time', {}, '12:00:00', true],
  ['is open when only the start is set', { closedFrom: '12:00' }, '12:30:00', true],
  ['is open when only the end is set', { closedTo: '13:00' }, '12:30:00', true],
  ['is open when start and end are equal', { closedFrom: '12:00', closedTo: '12:00' }, '12:00:00', true],
  ['is open when the start is not a time', { closedFrom: '24:00', closedTo: '13:00' }, '12:30:00', true],
  ['is open when the end is not a time', { closedFrom: '12:00', closedTo: '1pm' }, '12:30:00', true],
])('isSlipUploadOpen: %s', (_name, closing, time, isOpen) => expect(isSlipUploadOpen(closing, at(time))).toBe(isOpen));

describe('slipClosing', () => {
  it('returns the closing time', () => expect(slipClosing(night)).toEqual(night));
  it('returns null when slips are always accepted', () => expect(slipClosing({ closedFrom: '12:00', closedTo: '12:00' })).toBeNull());
});

describe('isSlipInTime', () => {
  const hour = 3_600_000;
  it.each<[string, number, number | undefined, boolean]>([
    ['accepts a slip at once', 0, 60, true],
    ['accepts a slip exactly at the limit', hour, 60, true],
    ['refuses a slip just after the limit', hour + 1, 60, false],
    ['accepts any slip without a limit', 1_000 * hour, undefined, true],
  ])('%s', (_name, ageMs, within, inTime) => expect(isSlipInTime(at('10:00:00'), at('10:00:00') + ageMs, within)).toBe(inTime));
});

describe('endOfBangkokDay', () => {
  it('is the midnight after the day', () => expect(endOfBangkokDay('15032026')).toBe(Date.parse('2026-03-16T00:00:00+07:00')));
  it.each(['', '20260315', '1503202', '15-3-2026', 'yesterday'])('is null for %j', (text) => expect(endOfBangkokDay(text)).toBeNull());
});
