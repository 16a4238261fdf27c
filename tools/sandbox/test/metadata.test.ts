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

/** What others get to see of a file that was sent. */
async function fetchBack(kind: 'image' | 'video', content: Buffer): Promise<Buffer> {
  const { body } = await upload(sandbox, kind, { content });
  return (await sandbox.app.inject({ url: `/th${(body as { path: string }).path}` })).rawPayload;
}

describe('a picture says no more of where, when and by whom it was taken:', () => {
  it('PNG', async () => {
    const chunk = (type: string, text: string) => Buffer.concat([numbers(text.length), words(type), words(text), Buffer.alloc(4)]);
    const png = PNG.sync.write(new PNG({ width: 3, height: 2 }));
    const others = ['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME', 'caBX', 'prVt'].map((type) => chunk(type, secret));
    const sent = Buffer.concat([png.subarray(0, 33), ...others, png.subarray(33), words(secret)]);
    expect(await fetchBack('image', sent)).toEqual(png);
  });

  it('JPEG, which is still turned as it was', async () => {
    const turned = await fetchBack('image', jpeg(6));
    expect(turned.includes(secret)).toBe(false);
    // Phones write how to turn the picture beside it; without that it would lie on its side.
    expect(turned.includes(Buffer.from([0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6]))).toBe(true);
    expect(turned.includes('ICC_PROFILE')).toBe(true);
    expect(turned.subarray(-4)).toEqual(Buffer.from([0xff, 0x00, 0xff, 0xd9]));
    expect((await fetchBack('image', jpeg(1))).includes('Exif')).toBe(false);
  });

  it('GIF, which still moves', async () => {
    expect(await fetchBack('image', gif([...gifNotes, ...gifFrames, ...gifNotes], secret))).toEqual(gif(gifFrames));
    const cutOff = gif([...gifFrames, ...gifNotes]);
    expect(stripMetadata(cutOff.subarray(0, -10), 'gif')).toEqual(gif(gifFrames));
  });
});

it.each([
  ['png', Buffer.concat([numbers(0x89504e47, 0x0d0a1a0a), Buffer.alloc(megabyte, Buffer.concat([numbers(0), words('IDAT'), numbers(0)]))])],
  ['jpg', Buffer.concat([Buffer.from([0xff, 0xd8]), Buffer.alloc(megabyte, Buffer.from([0xff, 0xda, 0, 2]))])],
  ['gif', Buffer.concat([words('GIF89a'), Buffer.from([2, 0, 1, 0, 0, 0, 0]), Buffer.alloc(megabyte, Buffer.from([0x21, 0xf9, 0]))])],
])('a picture of more parts than any has is none: %s', (extension, picture) => {
  expect(stripMetadata(picture, extension)).toBeNull();
});

describe('a film says no more of where, when and with what it was taken:', () => {
  const picture = { handler: 'vide', samples: ['picture-1', 'picture-22', 'picture-333'] };
  const sound = { handler: 'soun', samples: ['sound-1', 'sound-2'] };
  const place = { handler: 'meta', samples: [secret, secret, secret] };
  const atom = box('\u00a9xyz', full(0), words(secret));
  const xmp = box('uuid', Buffer.from('be7acfcb97a942e89c71999491e3afac', 'hex'), words(secret));
  const keys = box('meta', full(0), box('keys', words('com.apple.quicktime.location.ISO6709')), box('ilst', words(secret)));

  it.each([
    [
      'what the film says of itself',
      movie({ tracks: [picture, sound], aside: [box('udta', atom, box('loci', words(secret))), keys, xmp] }),
    ],
    ['what a track says of itself', movie({ tracks: [{ ...picture, aside: [box('udta', atom), keys] }, sound] })],
    ['what a track’s medium says', movie({ tracks: [{ ...picture, inMedium: [box('udta', atom)] }, sound] })],
    [
      'boxes beside the film',
      movie({
        tracks: [picture, sound],
        after: [xmp, keys, box('free', words(secret)), box('prft', words(secret)), box('sefd', words(secret))],
      }),
    ],
    ['what follows the film', movie({ tracks: [picture, sound], after: [words(`\0\0\0\u0003${secret}`)] })],
    ['a track of places', movie({ tracks: [picture, place, sound] })],
    ['a track of places, in 64 bits', movie({ tracks: [place, picture, sound], isLong: true })],
    ['a track of places, all as long', movie({ tracks: [{ ...place, table: 'common' }, picture] })],
    ['a track of places, in 16 bits', movie({ tracks: [{ ...place, table: 16 }, picture] })],
    ['a track of places, in 8 bits', movie({ tracks: [{ ...place, table: 8 }, picture] })],
    ['subtitles', movie({ tracks: [picture, { ...place, handler: 'sbtl' }] })],
  ])('%s', async (_name, sent) => {
    expect(sent.includes(secret)).toBe(true);
    for (const brand of ['isom', 'qt  ']) {
      const got = await fetchBack('video', Buffer.from(sent.toString('latin1').replace('ftypisom', `ftyp${brand}`), 'latin1'));
      expect(got.includes('GPS')).toBe(false);
      expect(got.includes('location')).toBe(false);
      for (const sample of picture.samples) expect(got.indexOf(sample)).toBe(sent.indexOf(sample));
      expect(got.includes('stco') || got.includes('co64')).toBe(true);
    }
  });

  it('when, and by which program', async () => {
    const [at, program] = [numbers(0xe1234567), 'Recorder 1, 22 Nov 2026'];
    const sent = movie({ tracks: [{ ...picture, name: program }], time: 0xe1234567 });
    expect([sent.includes(at), sent.includes(program)]).toEqual([true, true]);
    const got = await fetchBack('video', sent);
    expect([got.includes(at), got.includes(program)]).toEqual([false, false]);
  });

  it('in fragments, where it is picture and sound alone', async () => {
    const fragment = box('moof', box('mfhd', full(0)), box('traf', box('tfhd', full(0)), xmp), xmp);
    const media = box('mdat', words('picture-1'));
    const got = await fetchBack('video', movie({ tracks: [picture, sound], after: [fragment, media] }));
    expect([got.includes(secret), got.includes('picture-1'), got.includes('tfhd')]).toEqual([false, true, true]);
    expect(await upload(sandbox, 'video', { content: movie({ tracks: [picture, place], after: [fragment, media] }) })).toMatchObject({
      status: 415,
    });
  });

  it('a real one is else as it was', () => {
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

  it('is refused where its tables cannot be true', () => {
    const endless = { ...place, table: 'common' as const, chunks: 50_000, size: 100_000 };
    expect(stripMetadata(movie({ tracks: [picture, endless] }), 'mp4')).toBeNull();
  });

  const sizes = (type: string, bits: number, count: number, bytes: number) => box(type, numbers(0, bits, count), Buffer.alloc(bytes));
  const places = (table: Buffer, chunks: number) => {
    const tables = box('stbl', table, box('stsc', numbers(0, 1, 1, 1, 1)), box('stco', numbers(0, chunks), Buffer.alloc(chunks * 4)));
    return box('trak', box('mdia', box('hdlr', numbers(0, 0), words('meta'), Buffer.alloc(12)), box('minf', tables)));
  };
  const film = (...tracks: readonly Buffer[]) => Buffer.concat([box('ftyp', words('isom'), full(0)), box('moov', ...tracks)]);

  it.each([
    ['sizes of 8 bits', film(places(sizes('stz2', 8, 600_000, 600_000), 1))],
    ['sizes of 4 bits', film(places(sizes('stz2', 4, 600_000, 300_000), 1))],
    ['sizes of 32 bits', film(places(sizes('stsz', 0, 600_000, 2_400_000), 1))],
    ['chunks', film(places(sizes('stsz', 0, 0, 0), 600_000))],
    ['rows in all tracks together', film(...Array.from({ length: 90 }, () => places(sizes('stsz', 0, 3_000, 12_000), 3_000)))],
    ['boxes', film(...Array.from({ length: 20 }, () => box('trak', Buffer.alloc(9_000 * 8, box('free')))))],
    ['tracks', film(...Array.from({ length: 101 }, () => places(sizes('stsz', 0, 1, 4), 1)))],
  ])('is refused with more %s than any film of its size has', (_name, sent) => {
    expect(stripMetadata(sent, 'mp4')).toBeNull();
  });

  it('may be long: half an hour with a note for each picture', () => {
    const sent = film(places(sizes('stsz', 0, 100_000, 400_000), 100_000));
    expect(stripMetadata(sent, 'mp4')).toHaveLength(sent.length);
  });

  it('nor do parts that nobody can read', async () => {
    const sent = movie({ tracks: [picture], aside: [words(`\0\0\0\u0002${secret}`)] });
    expect((await fetchBack('video', sent)).includes('GPS')).toBe(false);
    const many = Buffer.concat([movie({ tracks: [picture] }), Buffer.alloc(100_000 * 8, box('wide')), box('mdat', words(secret))]);
    const got = await fetchBack('video', many);
    expect([got.includes('GPS'), got.includes('picture-1')]).toEqual([false, true]);
  });

  it('whatever stands in it, nothing breaks', () => {
    const sent = movie({
      tracks: [
        { ...picture, aside: [keys] },
        { ...place, table: 8 },
        { ...place, table: 'common' },
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

/** As phones make them: Exif with the orientation, other words, a scan, and something behind the picture. */
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

/** Two pixels with two colours of their own. */
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
/** XMP is stored as it is; a parser that reads it as block lengths ends up at their end. */
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
