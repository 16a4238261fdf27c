// @vitest-environment jsdom
import { createDeviceStore, keptByAll, setKept } from '@wallet/session';
import { expect, it } from 'vitest';
import { breakSetting, shortenBreaks } from './break-setting.ts';

const dayMs = 24 * 3_600_000;
const serverMs = Date.parse('2026-11-28T12:00:00+07:00');

it('a break of a device with a wrong clock ends a week from the server’s time, and not later each time that this is known', () => {
  const device = createDeviceStore();
  setKept(device, 'kept:00:break', breakSetting, serverMs + 3650 * dayMs);
  setKept(device, 'kept:01:break', breakSetting, serverMs + 3 * dayMs);
  for (const nowMs of [serverMs, serverMs + dayMs]) shortenBreaks(device, nowMs);
  expect(Object.fromEntries(keptByAll(device, breakSetting))).toEqual({
    'kept:00:break': serverMs + 7 * dayMs,
    'kept:01:break': serverMs + 3 * dayMs,
  });
});
