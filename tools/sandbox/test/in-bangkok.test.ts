import { afterEach, describe, expect, it } from 'vitest';
import { inBangkok } from '../src/operators/in-bangkok.ts';

const ownZone = process.env.TZ;

afterEach(() => {
  if (ownZone === undefined) delete process.env.TZ;
  else process.env.TZ = ownZone;
});

describe('inBangkok', () => {
  it.each(['UTC', 'Asia/Bangkok', 'America/New_York'])(
    'gives the same time on a machine in %s, even near the change to winter time',
    (zone) => {
      process.env.TZ = zone;
      const moment = Date.parse('2019-11-03T04:51:58.799Z');
      expect(inBangkok(moment).format('YYYY-MM-DD HH:mm:ss.SSS')).toBe('2019-11-03 11:51:58.799');
    },
  );
});
