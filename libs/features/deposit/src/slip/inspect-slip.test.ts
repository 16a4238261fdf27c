import { megabyte } from '@wallet/domain';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { inspectSlip } from './inspect-slip.ts';
import type { PreparedSlip } from './prepare-slip.ts';

const jpegStart = [0xff, 0xd8, 0xff, 0xe0];
function fileOf(start: readonly number[], size: number) {
  const bytes = new Uint8Array(size);
  bytes.set(start);
  return new File([bytes], 'slip.jpg', { type: 'image/jpeg' });
}
const asItIs = (upload: File): PreparedSlip => ({ upload, advice: null, fingerprint: null });

afterEach(() => {
  vi.useRealTimers();
});

describe('inspectSlip', () => {
  it('takes a picture, and hands over what was found out about it', async () => {
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

  it('takes a picture that is too large where the device can make it smaller, and says how large it may be', async () => {
    const smaller = fileOf(jpegStart, megabyte);
    const prepare = vi.fn(() => Promise.resolve(asItIs(smaller)));
    const file = fileOf(jpegStart, 12 * megabyte);
    expect(await inspectSlip(file, prepare)).toEqual({ ok: true, slip: asItIs(smaller) });
    expect(prepare).toHaveBeenCalledWith(file, 10 * megabyte);
  });

  it('refuses it where it stays too large', async () => {
    const file = fileOf(jpegStart, 12 * megabyte);
    expect(await inspectSlip(file, () => Promise.resolve(asItIs(file)))).toEqual({
      ok: false,
      refusal: { code: 'TOO_LARGE', megabytes: 10 },
    });
  });

  it('takes the picture as it is where the code that looks does not arrive', async () => {
    const file = fileOf(jpegStart, 5000);
    expect(await inspectSlip(file, () => Promise.reject(new Error('no network')))).toEqual({ ok: true, slip: asItIs(file) });
  });

  it('takes the picture as it is where looking never ends', async () => {
    vi.useFakeTimers();
    const file = fileOf(jpegStart, 5000);
    const looking = inspectSlip(file, () => new Promise(() => undefined));
    await vi.advanceTimersByTimeAsync(8000);
    expect(await looking).toEqual({ ok: true, slip: asItIs(file) });
  });
});
