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
const tooManyPixels = { code: 'TOO_MANY_PIXELS', megapixels: maxMegapixels };
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
    ['a small file with more pixels than a phone opens', fileOf(jpegFrame(14_000), 5000), tooManyPixels],
    ['a picture of another type with too many', fileOf(webpStart.with(26, 0xff).with(29, 0xff), 5000), tooManyPixels],
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
  const jpeg = fileOf(jpegStart, 5000);
  const oversized = fileOf(jpegStart, 12 * megabyte);
  const webp = fileOf(webpStart, 5000);
  const png = fileOf([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a], 5000);
  const fail = () => Promise.reject(new Error('no line'));
  const asItIs = (file: File) => Promise.resolve(unchanged(file));
  const as = (found: Partial<SlipPreparation>) => (file: File) => Promise.resolve({ ...unchanged(file), ...found });
  const smaller = fileOf(jpegStart, megabyte);

  it.each<[string, File, (file: File) => Promise<SlipPreparation>, readonly [string | null, boolean], object]>([
    ['returns what was found in a picture', jpeg, as({ advice: 'no-code' }), [null, true], { size: 5000, advice: 'no-code' }],
    ['takes an oversized picture that the device shrinks', oversized, as({ upload: smaller }), ['too-large', true], { size: megabyte }],
    ['takes what the device makes of another type', webp, as({ upload: fileOf(jpegStart, 4000) }), ['other-type', false], { size: 4000 }],
    ['refuses what the device cannot open, whatever its name says', webp, asItIs, ['other-type', false], { code: 'NOT_A_PICTURE' }],
    ['gives a picture the type and ending of its content', png, asItIs, [null, true], { name: 'slip.png', type: 'image/png' }],
    ['refuses a picture that stays too large', oversized, asItIs, ['too-large', true], { code: 'TOO_LARGE', megabytes: 10 }],
    ['takes the picture as it is without the code', jpeg, fail, [null, true], { size: 5000, advice: null }],
  ])('%s', async (_name, file, prepareAs, [fault, isCutOff], outcome) => {
    const prepare = vi.fn(prepareAs);
    const copy = await copyOf(file);
    const reading = await inspectSlip(copy, prepare);
    expect(prepare).toHaveBeenCalledExactlyOnceWith(copy.file, { fault, isOdd: false, isCutOff });
    const { upload, advice } = reading.ok ? reading.slip : unchanged(file);
    const { name, type, size } = upload;
    expect(reading.ok ? { name, type, size, advice } : reading.refusal).toMatchObject(outcome);
  });

  it('recognises the same picture, and no other', async () => {
    const keyOf = async (file: File) => {
      const reading = await inspectSlip(await copyOf(file), asItIs);
      return reading.ok && reading.slip.contentKey;
    };
    const key = await keyOf(jpeg);
    expect(key).toMatch(/^[\da-f]{16}$/);
    expect(await keyOf(fileOf(jpegStart, 5000))).toBe(key);
    expect(await keyOf(fileOf([...jpegStart, 1], 5000))).not.toBe(key);
  });

  /** Inspects while `ms` pass, and then knows that the picture has no code. */
  async function inspectFor(ms: number, file: File, waitedMs: number, found: Partial<SlipPreparation> = {}) {
    const copy = await copyOf(file);
    vi.useFakeTimers();
    const inspecting = inspectSlip(copy, async () => {
      await new Promise((resolve) => setTimeout(resolve, ms));
      return { ...unchanged(copy.file), advice: 'no-code', ...found };
    });
    await vi.advanceTimersByTimeAsync(waitedMs);
    return inspecting;
  }

  it('takes the picture as it is after two seconds, and returns what was found later', async () => {
    const reading = await inspectFor(4000, jpeg, 2000);
    expect(reading).toMatchObject({ ok: true, slip: { upload: { size: 5000 }, advice: null } });
    await vi.advanceTimersByTimeAsync(2000);
    expect(reading.ok && (await reading.late)).toMatchObject({ advice: 'no-code' });
  });

  it('waits longer for an oversized picture, which cannot be sent before it is shrunk', async () => {
    const reading = await inspectFor(7000, oversized, 7000, { upload: smaller });
    expect(reading).toMatchObject({ ok: true, slip: { upload: { size: megabyte }, advice: 'no-code' } });
  });
});
