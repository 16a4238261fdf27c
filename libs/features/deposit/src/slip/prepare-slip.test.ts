import { generate } from 'promptparse';
import { describe, expect, it, vi } from 'vitest';
import { prepareSlip, planShrink, type PictureTools, type PictureFacts } from './prepare-slip.ts';

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

  const webp = new File([new Uint8Array(1000)], 'slip.of.mine.webp', { type: 'image/webp' });
  const heavyJpeg = new Blob([new Uint8Array(4 * megabyte)], { type: 'image/jpeg' });
  const otherType = { fault: 'other-type' } as const;
  const isTooLarge = { fault: 'too-large' } as const;
  const isCutOff = { isCutOff: true };

  it.each<
    [string, File, Parameters<typeof device>[0], Partial<PictureFacts>, 'itself' | 'a drawing', string | null, bank: string | undefined]
  >([
    ['a large one whose drawing has no readable code', large, { of: [slipText], after: [] }, {}, 'itself', null, 'SCB'],
    ['a large one whose drawing has another code', large, { of: [slipText], after: [otherText] }, {}, 'itself', null, 'SCB'],
    ['a large one without a code: a better reader may need every pixel', large, { of: [] }, {}, 'itself', 'no-code', undefined],
    ['a large one on a device that reads no codes', large, { of: null }, {}, 'itself', null, undefined],
    ['a large one that the browser cannot draw', large, { of: [slipText], jpeg: null }, {}, 'itself', null, 'SCB'],
    ['a large one whose drawing is no smaller', large, { of: [slipText], jpeg: heavyJpeg }, {}, 'itself', null, 'SCB'],
    ['an oversized one', tooLarge, { of: [] }, isTooLarge, 'a drawing', 'no-code', undefined],
    ['an oversized one whose drawing has lost the code', tooLarge, { of: [slipText], after: [] }, isTooLarge, 'a drawing', null, 'SCB'],
    ['one of another type, however small', webp, { of: null, after: [slipText] }, otherType, 'a drawing', null, 'SCB'],
    ['one that other programs show otherwise', small, { of: [slipText] }, { isOdd: true }, 'a drawing', null, 'SCB'],
    ['one that only the device reads', small, { of: null, after: [slipText] }, {}, 'a drawing', null, 'SCB'],
    ['one that hides its code, such as by transparency', small, { of: [], after: [slipText] }, {}, 'a drawing', null, 'SCB'],
    ['one with a code to pay by that only the device reads', small, { of: null, after: [payText] }, {}, 'itself', 'pay-code', undefined],
    ['one that is cut off below its code', small, { of: [slipText] }, isCutOff, 'a drawing', null, 'SCB'],
    ['one that is cut off and that only the device reads', small, { of: null, after: [slipText] }, isCutOff, 'a drawing', null, 'SCB'],
    ['one that is cut off above its code', small, { of: [] }, isCutOff, 'itself', 'cut-off', undefined],
    ['one that is cut off and that nobody reads', small, { of: null }, isCutOff, 'itself', 'cut-off', undefined],
    ['one that is cut off and whose drawing has no code', small, { of: [slipText], after: [] }, isCutOff, 'itself', 'cut-off', 'SCB'],
    ['one that is cut off and has a code to pay by', small, { of: [payText] }, isCutOff, 'itself', 'pay-code', undefined],
    [
      'one of another type that is cut off: a drawing may be empty',
      webp,
      { of: null, after: [] },
      { ...otherType, ...isCutOff },
      'itself',
      'cut-off',
      undefined,
    ],
    ['one without a code', small, { of: [] }, {}, 'itself', 'no-code', undefined],
    ['one with another code', small, { of: ['https://shop.example/menu'] }, {}, 'itself', 'other-code', undefined],
    ['one with a code to pay by', small, { of: [payText] }, {}, 'itself', 'pay-code', undefined],
    ['one that could not be read', small, { of: null }, {}, 'itself', null, undefined],
  ])('knows of a picture, %s, what to send, to say and to claim', async (_name, file, parts, facts, sent, advice, bank) => {
    const { upload, advice: given, transfer } = await prepare(file, parts, facts);
    if (sent === 'itself') expect(upload).toBe(file);
    else expect(upload).toMatchObject({ name: 'slip.of.mine.jpg', type: 'image/jpeg', size: 2000 });
    expect([given, transfer?.bank]).toEqual([advice, bank]);
  });

  it('leaves a file unchanged that the device cannot open', async () => {
    const { tools } = device({ of: [] });
    const { upload } = await prepareSlip(large, usual, { ...tools, open: () => Promise.reject(new Error('no picture')) });
    expect(upload).toBe(large);
  });
});

const bytes = 4 * megabyte;

it.each([
  ['a screenshot of usual size stays as it is', { width: 1080, height: 2400, bytes: 900_000 }, null],
  ['a photo gets smaller', { width: 3000, height: 4000, bytes }, { width: 1200, height: 1600 }],
  ['a landscape photo gets smaller', { width: 4000, height: 3000, bytes }, { width: 1600, height: 1200 }],
  ['a heavy screenshot keeps its pixels', { width: 1080, height: 2400, bytes }, { width: 1080, height: 2400 }],
  ['a long screenshot stays as wide as its code needs', { width: 2160, height: 9600, bytes }, { width: 1080, height: 4800 }],
  ['a small one is not enlarged', { width: 800, height: 600, bytes }, { width: 800, height: 600 }],
])('planShrink: %s', (_name, size, plan) => {
  const actual = planShrink(size);
  expect(actual && { width: actual.width, height: actual.height }).toEqual(plan);
  expect(actual?.quality ?? 1).toBeGreaterThanOrEqual(0.85);
});
