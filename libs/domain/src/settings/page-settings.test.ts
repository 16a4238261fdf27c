import { expect, it } from 'vitest';
import { noticesAt, versionOf, type OperatorNotice } from './page-settings.ts';

const text = { th: 'ปิดปรับปรุง', lo: 'ປິດປັບປຸງ', en: 'Under repair' };
const notice = (from: number | null, to: number | null): OperatorNotice => ({ severity: 'info', from, to, text });

it.each<[string, OperatorNotice, readonly number[]]>([
  ['without bounds', notice(null, null), [0, 50, 100]],
  ['from a moment on', notice(50, null), [50, 100]],
  ['until a moment', notice(null, 50), [0, 50]],
  ['between two moments', notice(50, 60), [50]],
])('a notice %s is shown then', (_name, one, shownAt) => {
  expect([0, 50, 100].filter((now) => noticesAt([one], now).length === 1)).toEqual(shownAt);
});

it('the same build with other settings is another version', () => {
  const build = '/assets/index-1.js';
  expect(versionOf({ build, settings: 'a' })).not.toBe(versionOf({ build, settings: 'b' }));
  expect(versionOf({ build, settings: '' })).toBe(versionOf({ build, settings: '' }));
});
