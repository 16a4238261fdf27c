import { generate } from 'promptparse';
import { describe, expect, it, vi } from 'vitest';
import { prepareSlip, planShrink, type PictureTools, type PictureFacts } from './prepare-slip.ts';
import fc from 'fast-check';

const slipText = generate.slipVerify({ sendingBank: '014', transRef: '2026112118075012' });
const otherText = generate.slipVerify({ sendingBank: '014', transRef: '2026112118075099' });
const payText = generate.billPayment({ billerId: '010755500012301', amount: 300, ref1: 'Q1' });

const megabyte = 1024 * 1024;
const pictureOf = (bytes: number) => new File([new Uint8Array(bytes)], 'slip.of.mine.png', { type: 'image/png' });
const small = pictureOf(1000);
const large = pictureOf(3 * megabyte);
const tooLarge = pictureOf(12 * megabyte);
const smallJpeg = new Blob([new Uint8Array(2000)], { type: 'image/jpeg' });

/** Creates a device that reads `of` in the original picture and `after` in the smaller one. */
function device({
  of,
  after = of,
  jpeg = smallJpeg,
}: {
  of: readonly string[] | null;
  after?: readonly string[] | null;
  jpeg?: Blob | null;
}) {
  const close = vi.fn();
  const tools: PictureTools = {
    open: () => Promise.resolve({ width: 3000, height: 4000, toJpeg: () => Promise.resolve(jpeg), close }),
    readCodes: (file) => {
      const texts = file.type === 'image/jpeg' ? after : of;
      return texts ? Promise.resolve(texts) : Promise.reject(new Error('no reader'));
    },
    fingerprint: (reference) => Promise.resolve(`print of ${reference}`),
  };
  return { tools, close };
}

const usual: PictureFacts = { fault: null, isOdd: false, isCutOff: false };
const prepare = (file: File, parts: Parameters<typeof device>[0], facts: Partial<PictureFacts> = {}) =>
  prepareSlip(file, { ...usual, ...facts }, device(parts).tools);

describe('prepareSlip', () => {
  it('sends a small picture unchanged, and fingerprints and reads its transfer', async () => {
    expect(await prepare(small, { of: [slipText] })).toEqual({
      upload: small,
      advice: null,
      fingerprint: 'print of 014 2026112118075012',
      transfer: { bank: 'SCB', reference: '2026112118075012', madeBefore: null },
    });
  });

  it('sends a smaller version of a large picture whose code stays readable, and closes the picture', async () => {
    const { tools, close } = device({ of: [slipText] });
    const { upload } = await prepareSlip(large, usual, tools);
    expect(upload).toMatchObject({ name: 'slip.of.mine.jpg', type: 'image/jpeg', size: 2000 });
    expect(close).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['the code can no longer be read', { of: [slipText], after: [] }],
    ['the code is read as another one', { of: [slipText], after: [otherText] }],
    ['no code was read before: a better reader may need every pixel', { of: [] }],
    ['the device reads no codes', { of: null }],
    ['the browser cannot write it', { of: [slipText], jpeg: null }],
    ['it came out no smaller', { of: [slipText], jpeg: new Blob([new Uint8Array(4 * megabyte)], { type: 'image/jpeg' }) }],
  ])('sends the original picture when %s', async (_name, parts) => {
    expect((await prepare(large, parts)).upload).toBe(large);
  });

  it('always sends the smaller version of an oversized picture', async () => {
    expect((await prepare(tooLarge, { of: [] }, { fault: 'too-large' })).upload.size).toBe(2000);
  });

  it('sends a picture of another type as a JPEG, however small, and reads the code of that', async () => {
    const webp = new File([new Uint8Array(1000)], 'slip.webp', { type: 'image/webp' });
    const { upload, transfer } = await prepare(webp, { of: null, after: [slipText] }, { fault: 'other-type' });
    expect(upload).toMatchObject({ name: 'slip.jpg', type: 'image/jpeg', size: 2000 });
    expect(transfer?.bank).toBe('SCB');
  });

  it.each([
    ['a picture that other programs show otherwise', { isOdd: true }, 2000],
    ['a usual picture', {}, 1000],
  ])('sends %s as it should be', async (_name, facts, size) => {
    expect((await prepare(small, { of: [slipText] }, facts)).upload.size).toBe(size);
  });

  it.each([
    ['no reader opens', null],
    ['hides its code, such as by transparency', []],
  ])('sends what the device makes of a picture that %s, if its code becomes readable', async (_name, of) => {
    expect(await prepare(small, { of, after: [slipText] })).toMatchObject({
      upload: { type: 'image/jpeg', size: 2000 },
      advice: null,
      transfer: { bank: 'SCB' },
    });
  });

  it('says what a picture shows that no reader opens', async () => {
    expect(await prepare(small, { of: null, after: [payText] })).toMatchObject({ upload: small, advice: 'pay-code' });
  });

  it.each<[string, string[] | null, string[] | null, Partial<PictureFacts>, number, string | null]>([
    ['repairs a picture that is cut off below its code', [slipText], [slipText], {}, 2000, null],
    ['repairs one whose code only the device reads', null, [slipText], {}, 2000, null],
    ['says that a picture is cut off', [], [], {}, 1000, 'cut-off'],
    ['says so if no reader opens it', null, null, {}, 1000, 'cut-off'],
    ['says so if its code was read and the device cannot draw that', [slipText], [], {}, 1000, 'cut-off'],
    ['says rather that it shows a code to pay by', [payText], [payText], {}, 1000, 'pay-code'],
    ['sends nothing drawn in place of one of another type: it may be empty', null, [], { fault: 'other-type' }, 1000, 'cut-off'],
  ])('%s', async (_name, of, after, facts, size, advice) => {
    const { upload, advice: given } = await prepare(small, { of, after }, { isCutOff: true, ...facts });
    expect([upload.size, given]).toEqual([size, advice]);
  });

  it('knows the transfer of an oversized picture whose code the smaller one has lost', async () => {
    const { upload, transfer } = await prepare(tooLarge, { of: [slipText], after: [] }, { fault: 'too-large' });
    expect([upload.size, transfer?.bank]).toEqual([2000, 'SCB']);
  });

  it('leaves a file unchanged that the device cannot open', async () => {
    const { tools } = device({ of: [] });
    const { upload } = await prepareSlip(large, usual, { ...tools, open: () => Promise.reject(new Error('no picture')) });
    expect(upload).toBe(large);
  });

  it.each([
    ['has no code', [], 'no-code'],
    ['has another code', ['https://shop.example/menu'], 'other-code'],
    ['shows the code to pay by', [payText], 'pay-code'],
    ['is a slip', [slipText], null],
    ['could not be read', null, null],
  ])('gives the right advice for a picture that %s, and claims a transfer only for a slip', async (_name, of, advice) => {
    const { advice: given, transfer } = await prepare(small, { of });
    expect([given, transfer === null]).toEqual([advice, of?.[0] !== slipText]);
  });
});

const bytes = 4 * megabyte;

describe('planShrink', () => {
  it.each([
    ['a screenshot of usual size stays as it is', { width: 1080, height: 2400, bytes: 900_000 }, null],
    ['a photo gets smaller', { width: 3000, height: 4000, bytes }, { width: 1200, height: 1600 }],
    ['a landscape photo gets smaller', { width: 4000, height: 3000, bytes }, { width: 1600, height: 1200 }],
    ['a heavy screenshot keeps its pixels', { width: 1080, height: 2400, bytes }, { width: 1080, height: 2400 }],
    ['a long screenshot stays as wide as its code needs', { width: 2160, height: 9600, bytes }, { width: 1080, height: 4800 }],
    ['a small one is not enlarged', { width: 800, height: 600, bytes }, { width: 800, height: 600 }],
  ])('%s', (_name, size, plan) => {
    const actual = planShrink(size);
    expect(actual && { width: actual.width, height: actual.height }).toEqual(plan);
  });

  it('never falls below 1600 pixels on the long side nor below a good quality, and keeps the aspect ratio', () => {
    const side = fc.integer({ min: 100, max: 12_000 });
    fc.assert(
      fc.property(side, side, (width, height) => {
        const plan = planShrink({ width, height, bytes });
        expect(plan).not.toBeNull();
        if (!plan) return;
        expect(Math.max(plan.width, plan.height)).toBeGreaterThanOrEqual(Math.min(1600, Math.max(width, height)));
        expect(plan.quality).toBeGreaterThanOrEqual(0.85);
        expect(Math.abs(plan.width * height - plan.height * width)).toBeLessThanOrEqual(Math.max(width, height));
      }),
    );
  });
});
