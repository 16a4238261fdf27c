// @vitest-environment node
import { maxMegapixels, megabyte } from '@wallet/domain';
import type { FileCopy } from '@wallet/ui-kit';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { copySlip, inspectSlip, type SlipPreparation } from './inspect-slip.ts';

const jpegStart = [0xff, 0xd8, 0xff, 0xe0];
const jpegFrame = (side: number) => [0xff, 0xd8, 0xff, 0xc0, 0, 8, 8, side >> 8, side & 0xff, side >> 8, side & 0xff, 3];
function fileOf(start: readonly number[], size: number) {
  const bytes = new Uint8Array(size);
  bytes.set(start);
  return new File([bytes], 'slip.jpg', { type: 'image/jpeg' });
}
/** A WebP, whose size in pixels is in its beginning. */
const webpStart = [...new TextEncoder().encode('RIFF\0\0\0\0WEBPVP8X'), 0, 0, 0, 0, 0, 0, 0, 0, 9, 0, 0, 9, 0, 0];
const unchanged = (upload: File): SlipPreparation => ({ upload, advice: null, fingerprint: null, transfer: null });

async function copyOf(file: File): Promise<FileCopy> {
  const copying = await copySlip(file);
  if (!copying.ok) throw new Error(copying.refusal.code);
  return copying.copy;
}

afterEach(() => {
  vi.useRealTimers();
});

describe('copySlip', () => {
  it('returns a copy that outlives the original', async () => {
    const original = fileOf(jpegStart, 5000);
    const { file, bytes } = await copyOf(original);
    expect(file).not.toBe(original);
    expect([file.name, file.type, file.size, file.lastModified]).toEqual(['slip.jpg', 'image/jpeg', 5000, original.lastModified]);
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(bytes);
  });

  it('copies an oversized picture, which the device may shrink', async () => {
    expect((await copyOf(fileOf(jpegStart, 12 * megabyte))).file.size).toBe(12 * megabyte);
  });

  it.each([
    ['an empty file', new File([], 'slip.jpg', { type: 'image/jpeg' }), { code: 'FILE_MISSING' }],
    ['a file so large that no phone opens it', fileOf(jpegStart, 31 * megabyte), { code: 'TOO_LARGE', megabytes: 10 }],
    ['a large file that is no picture', fileOf([0x4d, 0x5a], 31 * megabyte), { code: 'NOT_A_PICTURE' }],
    [
      'a small file with more pixels than a phone opens',
      fileOf(jpegFrame(14_000), 5000),
      { code: 'TOO_MANY_PIXELS', megapixels: maxMegapixels },
    ],
    [
      'a picture of another type with too many',
      fileOf(webpStart.with(26, 0xff).with(29, 0xff), 5000),
      { code: 'TOO_MANY_PIXELS', megapixels: maxMegapixels },
    ],
    ['a type whose pixels are not known', fileOf([0x4d, 0x5a], 5000), { code: 'NOT_A_PICTURE' }],
  ])('refuses %s', async (_name, file, refusal) => {
    expect(await copySlip(file)).toEqual({ ok: false, refusal });
  });

  it.each(['NotReadableError', 'NotFoundError'])('says that a file cannot be read: %s', async (name) => {
    const file = fileOf(jpegStart, 5000);
    file.arrayBuffer = () => Promise.reject(new DOMException('gone', name));
    expect(await copySlip(file)).toEqual({ ok: false, refusal: { code: 'UNREADABLE' } });
  });
});

describe('inspectSlip', () => {
  it('returns what was found in a picture', async () => {
    const copy = await copyOf(fileOf(jpegStart, 5000));
    const slip = { upload: copy.file, advice: 'no-code', fingerprint: null, transfer: null } as const;
    expect(await inspectSlip(copy, () => Promise.resolve(slip))).toMatchObject({ ok: true, slip });
  });

  it('recognises the same picture, and no other', async () => {
    const keyOf = async (file: File) => {
      const copy = await copyOf(file);
      const reading = await inspectSlip(copy, () => Promise.resolve(unchanged(copy.file)));
      return reading.ok && reading.slip.contentKey;
    };
    const key = await keyOf(fileOf(jpegStart, 5000));
    expect(key).toMatch(/^[\da-f]{16}$/);
    expect(await keyOf(fileOf(jpegStart, 5000))).toBe(key);
    expect(await keyOf(fileOf([...jpegStart, 1], 5000))).not.toBe(key);
  });

  it('accepts an oversized picture that the device can shrink, and passes the limit', async () => {
    const smaller = fileOf(jpegStart, megabyte);
    const prepare = vi.fn(() => Promise.resolve(unchanged(smaller)));
    const copy = await copyOf(fileOf(jpegStart, 12 * megabyte));
    expect(await inspectSlip(copy, prepare)).toMatchObject({ ok: true, slip: unchanged(smaller) });
    expect(prepare).toHaveBeenCalledWith(copy.file, { fault: 'too-large', isOdd: false, isCutOff: true });
  });

  it('sends a picture of another type as what the device makes of it', async () => {
    const copy = await copyOf(fileOf(webpStart, 5000));
    const drawn = fileOf(jpegStart, 4000);
    const prepare = vi.fn(() => Promise.resolve(unchanged(drawn)));
    expect(await inspectSlip(copy, prepare)).toMatchObject({ ok: true, slip: { upload: drawn } });
    expect(prepare).toHaveBeenCalledWith(copy.file, { fault: 'other-type', isOdd: false, isCutOff: false });
  });

  it('refuses what the device cannot open as a picture, whatever its name says', async () => {
    const copy = await copyOf(fileOf(webpStart, 5000));
    expect(await inspectSlip(copy, () => Promise.resolve(unchanged(copy.file)))).toEqual({ ok: false, refusal: { code: 'NOT_A_PICTURE' } });
  });

  it('gives a picture the type and ending of its content', async () => {
    const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
    const copy = await copyOf(fileOf(png, 5000));
    const reading = await inspectSlip(copy, () => Promise.resolve(unchanged(copy.file)));
    expect(reading.ok && [reading.slip.upload.name, reading.slip.upload.type]).toEqual(['slip.png', 'image/png']);
  });

  it('refuses a picture that stays too large', async () => {
    const copy = await copyOf(fileOf(jpegStart, 12 * megabyte));
    expect(await inspectSlip(copy, () => Promise.resolve(unchanged(copy.file)))).toEqual({
      ok: false,
      refusal: { code: 'TOO_LARGE', megabytes: 10 },
    });
  });

  it('accepts the picture unchanged when the inspection code cannot be loaded', async () => {
    const copy = await copyOf(fileOf(jpegStart, 5000));
    const reading = await inspectSlip(copy, () => Promise.reject(new Error('no network')));
    expect(reading.ok && reading.slip.upload).toBe(copy.file);
  });

  it('accepts the picture unchanged when the inspection never ends', async () => {
    const copy = await copyOf(fileOf(jpegStart, 5000));
    vi.useFakeTimers();
    const inspecting = inspectSlip(copy, () => new Promise(() => undefined));
    await vi.advanceTimersByTimeAsync(2000);
    const reading = await inspecting;
    expect(reading.ok && reading.slip.upload).toBe(copy.file);
  });

  it('returns what a slow inspection found later', async () => {
    const copy = await copyOf(fileOf(jpegStart, 5000));
    vi.useFakeTimers();
    const found: SlipPreparation = { ...unchanged(copy.file), advice: 'no-code' };
    const inspecting = inspectSlip(copy, () => new Promise((resolve) => setTimeout(() => resolve(found), 4000)));
    await vi.advanceTimersByTimeAsync(2000);
    const reading = await inspecting;
    expect(reading.ok && reading.slip.advice).toBeNull();
    await vi.advanceTimersByTimeAsync(2000);
    expect(reading.ok && (await reading.late)).toMatchObject(found);
  });

  it('waits longer for an oversized picture, which cannot be sent before it is shrunk', async () => {
    const copy = await copyOf(fileOf(jpegStart, 12 * megabyte));
    vi.useFakeTimers();
    const smaller = unchanged(fileOf(jpegStart, megabyte));
    const inspecting = inspectSlip(copy, () => new Promise((resolve) => setTimeout(() => resolve(smaller), 7000)));
    await vi.advanceTimersByTimeAsync(7000);
    expect(await inspecting).toMatchObject({ ok: true, slip: smaller });
  });
});
