import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stripMetadata } from '../src/files/strip-metadata.ts';
import { upload } from './chat-helper.ts';
import { openSandbox, type TestSandbox } from './helper.ts';
import { box, full, movie, numbers, words } from './movie-helper.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openSandbox({ faults: true });
});
afterAll(() => sandbox.close());

const megabyte = 1024 * 1024;
const secret = '+13.7563+100.5018/ GPS';

/** Uploads a file and downloads it again. */
async function uploadAndDownload(kind: 'image' | 'video', content: Buffer): Promise<Buffer> {
  const { body } = await upload(sandbox, kind, { content });
  return (await sandbox.app.inject({ url: `/th${(body as { path: string }).path}` })).rawPayload;
}

describe('an uploaded picture', () => {
  it('loses its metadata as a PNG', async () => {
    const chunk = (type: string, text: string) => Buffer.concat([numbers(text.length), words(type), words(text), Buffer.alloc(4)]);
    const png = PNG.sync.write(new PNG({ width: 3, height: 2 }));
    const others = ['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME', 'caBX', 'prVt'].map((type) => chunk(type, secret));
    const sent = Buffer.concat([png.subarray(0, 33), ...others, png.subarray(33), words(secret)]);
    expect(await uploadAndDownload('image', sent)).toEqual(png);
  });

  it('loses its metadata as a JPEG, but keeps its orientation', async () => {
    const downloaded = await uploadAndDownload('image', jpeg(6));
    expect(downloaded.includes(secret)).toBe(false);
    // Without the orientation that phones store, the picture would be shown rotated.
    expect(downloaded.includes(Buffer.from([0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6]))).toBe(true);
    expect(downloaded.includes('ICC_PROFILE')).toBe(true);
    expect(downloaded.subarray(-4)).toEqual(Buffer.from([0xff, 0x00, 0xff, 0xd9]));
    expect((await uploadAndDownload('image', jpeg(1))).includes('Exif')).toBe(false);
  });

  it('loses its metadata as a GIF, but keeps its animation', async () => {
    expect(await uploadAndDownload('image', gif([...gifNotes, ...gifFrames, ...gifNotes], secret))).toEqual(gif(gifFrames));
    const cutOff = gif([...gifFrames, ...gifNotes]);
    expect(stripMetadata(cutOff.subarray(0, -10), 'gif')).toEqual(gif(gifFrames));
  });
});

it.each([
  ['png', Buffer.concat([numbers(0x89504e47, 0x0d0a1a0a), Buffer.alloc(megabyte, Buffer.concat([numbers(0), words('IDAT'), numbers(0)]))])],
  ['jpg', Buffer.concat([Buffer.from([0xff, 0xd8]), Buffer.alloc(megabyte, Buffer.from([0xff, 0xda, 0, 2]))])],
  ['gif', Buffer.concat([words('GIF89a'), Buffer.from([2, 0, 1, 0, 0, 0, 0]), Buffer.alloc(megabyte, Buffer.from([0x21, 0xf9, 0]))])],
])('refuses a picture with too many parts: %s', (extension, picture) => {
  expect(stripMetadata(picture, extension)).toBeNull();
});

describe('an uploaded video', () => {
  const picture = { handler: 'vide', samples: ['picture-1', 'picture-22', 'picture-333'] };
  const sound = { handler: 'soun', samples: ['sound-1', 'sound-2'] };
  const locations = { handler: 'meta', samples: [secret, secret, secret] };
  const atom = box('\u00a9xyz', full(0), words(secret));
  const xmp = box('uuid', Buffer.from('be7acfcb97a942e89c71999491e3afac', 'hex'), words(secret));
  const keys = box('meta', full(0), box('keys', words('com.apple.quicktime.location.ISO6709')), box('ilst', words(secret)));

  it.each([
    ['the metadata of the movie', movie({ tracks: [picture, sound], aside: [box('udta', atom, box('loci', words(secret))), keys, xmp] })],
    ['the metadata of a track', movie({ tracks: [{ ...picture, aside: [box('udta', atom), keys] }, sound] })],
    ['the metadata of a track’s media', movie({ tracks: [{ ...picture, inMedium: [box('udta', atom)] }, sound] })],
    [
      'boxes outside the movie',
      movie({
        tracks: [picture, sound],
        after: [xmp, keys, box('free', words(secret)), box('prft', words(secret)), box('sefd', words(secret))],
      }),
    ],
    ['bytes after the movie', movie({ tracks: [picture, sound], after: [words(`\0\0\0\u0003${secret}`)] })],
    ['a track of locations', movie({ tracks: [picture, locations, sound] })],
    ['a track of locations, with 64-bit offsets', movie({ tracks: [locations, picture, sound], isLong: true })],
    ['a track of locations with samples of one size', movie({ tracks: [{ ...locations, table: 'common' }, picture] })],
    ['a track of locations with 16-bit sizes', movie({ tracks: [{ ...locations, table: 16 }, picture] })],
    ['a track of locations with 8-bit sizes', movie({ tracks: [{ ...locations, table: 8 }, picture] })],
    ['subtitles', movie({ tracks: [picture, { ...locations, handler: 'sbtl' }] })],
  ])('loses %s', async (_name, sent) => {
    expect(sent.includes(secret)).toBe(true);
    for (const brand of ['isom', 'qt  ']) {
      const got = await uploadAndDownload('video', Buffer.from(sent.toString('latin1').replace('ftypisom', `ftyp${brand}`), 'latin1'));
      expect(got.includes('GPS')).toBe(false);
      expect(got.includes('location')).toBe(false);
      for (const sample of picture.samples) expect(got.indexOf(sample)).toBe(sent.indexOf(sample));
      expect(got.includes('stco') || got.includes('co64')).toBe(true);
    }
  });

  it('loses its time and the name of the program that wrote it', async () => {
    const [at, program] = [numbers(0xe1234567), 'Recorder 1, 22 Nov 2026'];
    const sent = movie({ tracks: [{ ...picture, name: program }], time: 0xe1234567 });
    expect([sent.includes(at), sent.includes(program)]).toEqual([true, true]);
    const got = await uploadAndDownload('video', sent);
    expect([got.includes(at), got.includes(program)]).toEqual([false, false]);
  });

  it('may consist of fragments if it has only picture and sound, and loses their metadata', async () => {
    const fragment = box('moof', box('mfhd', full(0)), box('traf', box('tfhd', full(0)), xmp), xmp);
    const media = box('mdat', words('picture-1'));
    const got = await uploadAndDownload('video', movie({ tracks: [picture, sound], after: [fragment, media] }));
    expect([got.includes(secret), got.includes('picture-1'), got.includes('tfhd')]).toEqual([false, true, true]);
    expect(await upload(sandbox, 'video', { content: movie({ tracks: [picture, locations], after: [fragment, media] }) })).toMatchObject({
      status: 415,
    });
  });

  it('is otherwise unchanged', () => {
    const sent = readFileSync(join(import.meta.dirname, '../../../apps/wallet-th/public/videos/wallet.mp4'));
    const got = stripMetadata(sent, 'mp4') ?? Buffer.alloc(0);
    expect([sent.includes('Lavf'), got.includes('Lavf')]).toEqual([true, false]);
    expect(got.length).toBe(sent.length);
    const changed = sent.map((byte, at) => (got[at] === byte ? 0 : 1));
    const changedIn = (from: string, to: number) => changed.subarray(sent.indexOf(from), to).includes(1);
    expect([changedIn('vmhd', sent.indexOf('udta')), changedIn('mdat', sent.length), changedIn('udta', sent.length)]).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('is refused if its tables are impossible', () => {
    const endless = { ...locations, table: 'common' as const, chunks: 50_000, size: 100_000 };
    expect(stripMetadata(movie({ tracks: [picture, endless] }), 'mp4')).toBeNull();
  });

  const sizes = (type: string, bits: number, count: number, bytes: number) => box(type, numbers(0, bits, count), Buffer.alloc(bytes));
  const locationTrack = (table: Buffer, chunks: number) => {
    const tables = box('stbl', table, box('stsc', numbers(0, 1, 1, 1, 1)), box('stco', numbers(0, chunks), Buffer.alloc(chunks * 4)));
    return box('trak', box('mdia', box('hdlr', numbers(0, 0), words('meta'), Buffer.alloc(12)), box('minf', tables)));
  };
  const videoOf = (...tracks: readonly Buffer[]) => Buffer.concat([box('ftyp', words('isom'), full(0)), box('moov', ...tracks)]);

  it.each([
    ['8-bit sizes', videoOf(locationTrack(sizes('stz2', 8, 600_000, 600_000), 1))],
    ['4-bit sizes', videoOf(locationTrack(sizes('stz2', 4, 600_000, 300_000), 1))],
    ['32-bit sizes', videoOf(locationTrack(sizes('stsz', 0, 600_000, 2_400_000), 1))],
    ['chunks', videoOf(locationTrack(sizes('stsz', 0, 0, 0), 600_000))],
    ['rows in all tracks together', videoOf(...Array.from({ length: 90 }, () => locationTrack(sizes('stsz', 0, 3_000, 12_000), 3_000)))],
    ['boxes', videoOf(...Array.from({ length: 20 }, () => box('trak', Buffer.alloc(9_000 * 8, box('free')))))],
    ['tracks', videoOf(...Array.from({ length: 101 }, () => locationTrack(sizes('stsz', 0, 1, 4), 1)))],
  ])('is refused if it has too many %s', (_name, sent) => {
    expect(stripMetadata(sent, 'mp4')).toBeNull();
  });

  it('may have 100,000 samples and chunks', () => {
    const sent = videoOf(locationTrack(sizes('stsz', 0, 100_000, 400_000), 100_000));
    expect(stripMetadata(sent, 'mp4')).toHaveLength(sent.length);
  });

  it('loses secrets in boxes that cannot be read', async () => {
    const sent = movie({ tracks: [picture], aside: [words(`\0\0\0\u0002${secret}`)] });
    expect((await uploadAndDownload('video', sent)).includes('GPS')).toBe(false);
    const many = Buffer.concat([movie({ tracks: [picture] }), Buffer.alloc(100_000 * 8, box('wide')), box('mdat', words(secret))]);
    const got = await uploadAndDownload('video', many);
    expect([got.includes('GPS'), got.includes('picture-1')]).toEqual([false, true]);
  });

  it('never causes an error if a byte is changed or the end is missing', () => {
    const sent = movie({
      tracks: [
        { ...picture, aside: [keys] },
        { ...locations, table: 8 },
        { ...locations, table: 'common' },
      ],
      aside: [xmp],
    });
    for (let at = 0; at < sent.length; at += 1) {
      for (const value of [0, 1, 0x7f, 0xff]) {
        const broken = Buffer.from(sent);
        broken[at] = value;
        const got = stripMetadata(broken, 'mp4');
        expect(got === null || got.length <= sent.length).toBe(true);
      }
      expect(() => stripMetadata(sent.subarray(0, at), 'mp4')).not.toThrow();
    }
  });
});

/** A JPEG as phones write it: Exif with the orientation, other metadata, a scan, and bytes after the picture. */
function jpeg(orientation: number): Buffer {
  const segment = (marker: number, body: Buffer) =>
    Buffer.concat([Buffer.from([0xff, marker, (body.length + 2) >> 8, (body.length + 2) & 0xff]), body]);
  const tiff = Buffer.from([0x49, 0x49, 0x2a, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0, 0, 0, 0, 0]);
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xe1, Buffer.concat([words('Exif\0\0'), tiff, words(secret)])),
    segment(0xe1, words(`http://ns.adobe.com/xap/1.0/\0${secret}`)),
    segment(0xe2, words('ICC_PROFILE\0\u0001\u0001')),
    segment(0xe2, words(`FPXR\0${secret}`)),
    segment(0xed, words(secret)),
    segment(0xfe, words(secret)),
    segment(0xc0, Buffer.from([8, 0, 3, 0, 2, 1, 1, 0x11, 0])),
    segment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
    Buffer.from([0x12, 0xff, 0x00, 0xff, 0xd9]),
    words(secret),
  ]);
}

/** A GIF of two pixels with its own table of two colours. */
function gif(blocks: readonly Buffer[], behind = ''): Buffer {
  return Buffer.concat([
    words('GIF89a'),
    Buffer.from([2, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]),
    ...blocks,
    Buffer.from([0x3b]),
    words(behind),
  ]);
}

const subBlock = (text: string) => Buffer.concat([Buffer.from([text.length]), words(text)]);
const end = Buffer.from([0]);
const application = (name: string, ...data: readonly Buffer[]) => Buffer.concat([Buffer.from([0x21, 0xff]), subBlock(name), ...data, end]);
/** XMP is stored without sub-blocks; a parser that reads its bytes as block lengths reaches the end of this trailer. */
const magicTrailer = Buffer.from([1, ...Array.from({ length: 256 }, (_, index) => 255 - index)]);
const gifNotes = [
  Buffer.concat([Buffer.from([0x21, 0xfe]), subBlock(secret), subBlock(secret), end]),
  application('XMP DataXMP', words(`<x:xmpmeta>${secret}</x:xmpmeta>`), magicTrailer),
  application('SOMEBODYELS', subBlock(secret)),
  Buffer.concat([Buffer.from([0x21, 0x01]), Buffer.from([12]), Buffer.alloc(12), subBlock(secret), end]),
];
const control = Buffer.from([0x21, 0xf9, 4, 4, 10, 0, 0, 0]);
const frame = Buffer.concat([Buffer.from([0x2c, 0, 0, 0, 0, 2, 0, 1, 0, 0]), Buffer.from([2, 2, 0x44, 0x0a, 0])]);
const ownColours = Buffer.concat([
  Buffer.from([0x2c, 0, 0, 0, 0, 2, 0, 1, 0, 0x80]),
  Buffer.alloc(6, 9),
  Buffer.from([2, 2, 0x44, 0x0a, 0]),
]);
const gifFrames = [application('NETSCAPE2.0', Buffer.from([3, 1, 0, 0])), control, frame, control, ownColours];
