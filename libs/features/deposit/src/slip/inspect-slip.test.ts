import { megabyte } from '@wallet/domain';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { inspectSlip } from './inspect-slip.ts';
import type { PreparedSlip } from '../draft/prepared-slip.ts';

const jpegStart = [0xff, 0xd8, 0xff, 0xe0];
function fileOf(start: readonly number[], size: number) {
  const bytes = new Uint8Array(size);
  bytes.set(start);
  return new File([bytes], 'slip.jpg', { type: 'image/jpeg' });
}
const unchanged = (upload: File): PreparedSlip => ({ upload, advice: null, fingerprint: null });

afterEach(() => {
  vi.useRealTimers();
});

describe('inspectSlip', () => {
  it('accepts a picture and returns what was found in it', async () => {
    const file = fileOf(jpegStart, 5000);
    const slip: PreparedSlip = { upload: file, advice: 'no-code', fingerprint: null };
    expect(await inspectSlip(file, () => Promise.resolve(slip))).toEqual({ ok: true, slip });
  });

  it.each([
    ['no picture, whatever its name says', fileOf([0x4d, 0x5a], 5000), 'NOT_A_PICTURE'],
    ['an empty file', new File([], 'slip.jpg', { type: 'image/jpeg' }), 'FILE_MISSING'],
    ['a picture so large that no phone opens it', fileOf(jpegStart, 31 * megabyte), 'TOO_LARGE'],
  ])('refuses %s without opening it', async (_name, file, code) => {
    const prepare = vi.fn();
    expect(await inspectSlip(file, prepare)).toMatchObject({ ok: false, refusal: { code } });
    expect(prepare).not.toHaveBeenCalled();
  });

  it('accepts an oversized picture that the device can shrink, and passes the limit', async () => {
    const smaller = fileOf(jpegStart, megabyte);
    const prepare = vi.fn(() => Promise.resolve(unchanged(smaller)));
    const file = fileOf(jpegStart, 12 * megabyte);
    expect(await inspectSlip(file, prepare)).toEqual({ ok: true, slip: unchanged(smaller) });
    expect(prepare).toHaveBeenCalledWith(file, 10 * megabyte);
  });

  it('refuses a picture that stays too large', async () => {
    const file = fileOf(jpegStart, 12 * megabyte);
    expect(await inspectSlip(file, () => Promise.resolve(unchanged(file)))).toEqual({
      ok: false,
      refusal: { code: 'TOO_LARGE', megabytes: 10 },
    });
  });

  it('accepts the picture unchanged when the inspection code cannot be loaded', async () => {
    const file = fileOf(jpegStart, 5000);
    expect(await inspectSlip(file, () => Promise.reject(new Error('no network')))).toEqual({ ok: true, slip: unchanged(file) });
  });

  it('accepts the picture unchanged when the inspection never ends', async () => {
    vi.useFakeTimers();
    const file = fileOf(jpegStart, 5000);
    const inspecting = inspectSlip(file, () => new Promise(() => undefined));
    await vi.advanceTimersByTimeAsync(8000);
    expect(await inspecting).toEqual({ ok: true, slip: unchanged(file) });
  });
});
