import { describe, expect, it } from 'vitest';
import { checkAttachment, type AttachmentCheck } from './attachment.ts';
import { readChatText, type ChatTextReading } from './chat-text.ts';

const missing: ChatTextReading = { ok: false, refusal: { code: 'TEXT_MISSING' } };
const tooLong: ChatTextReading = { ok: false, refusal: { code: 'TEXT_TOO_LONG', maximum: 2000 } };

it.each<[string, string, ChatTextReading]>([
  ['removes spaces around the text', '  สวัสดี \n', { ok: true, text: 'สวัสดี' }],
  ['keeps line breaks inside the text', 'one\n\ntwo', { ok: true, text: 'one\n\ntwo' }],
  ['accepts 2000 characters', 'ก'.repeat(2000), { ok: true, text: 'ก'.repeat(2000) }],
  ['refuses 2001 characters', 'ก'.repeat(2001), tooLong],
  ['accepts 2000 characters with spaces around them', ` ${'ก'.repeat(2000)} `, { ok: true, text: 'ก'.repeat(2000) }],
  ['refuses an empty text', '', missing],
  ['refuses only spaces and line breaks', ' \n\t ', missing],
])('readChatText: %s', (_name, typed, reading) => expect(readChatText(typed)).toEqual(reading));

const mb = 1024 * 1024;
const image: AttachmentCheck = { ok: true, kind: 'image' };
const video: AttachmentCheck = { ok: true, kind: 'video' };
const notSupported: AttachmentCheck = { ok: false, refusal: { code: 'FILE_NOT_SUPPORTED' } };
const tooLarge = (megabytes: number): AttachmentCheck => ({ ok: false, refusal: { code: 'FILE_TOO_LARGE', megabytes } });

describe('checkAttachment', () => {
  it.each<[string, string, number, AttachmentCheck]>([
    ['a.png', 'image/png', 1, image],
    ['a.jpg', 'image/jpeg', 1, image],
    ['a.jpg', 'image/jpg', 1, image],
    ['A.GIF', 'IMAGE/GIF', 1, image],
    ['a.mp4', 'video/mp4', 1, video],
    ['IMG_0001.MOV', 'video/quicktime', 1, video],
    ['.a.png', 'image/png', 1, image],
    ['a.mov', '', 1, video],
    ['a.JPEG', '', 1, image],
    ['a.pdf', 'application/pdf', 1, notSupported],
    ['a.png', 'application/pdf', 1, notSupported],
    ['a.webm', 'video/webm', 1, notSupported],
    ['a.svg', 'image/svg+xml', 1, notSupported],
    ['photo', 'image/png', 1, notSupported],
    ['.png', 'image/png', 1, notSupported],
    ['a.png', 'image/png', 10 * mb, image],
    ['a.png', 'image/png', 10 * mb + 1, tooLarge(10)],
    ['a.mp4', 'video/mp4', 20 * mb, video],
    ['a.mp4', 'video/mp4', 20 * mb + 1, tooLarge(20)],
    ['a.pdf', 'application/pdf', 30 * mb, notSupported],
  ])('checks %j of type %j with %d bytes', (name, type, size, check) => expect(checkAttachment({ name, type, size })).toEqual(check));

  it.each<[number, AttachmentCheck]>([
    [6000, image],
    [14_000, { ok: false, refusal: { code: 'TOO_MANY_PIXELS', megapixels: 40 } }],
  ])('checks the pixels of a picture: %d in each direction', (side, check) => {
    const head = Uint8Array.of(0x47, 0x49, 0x46, 0x38, 0x39, 0x61, side & 0xff, side >> 8, side & 0xff, side >> 8);
    expect(checkAttachment({ name: 'a.gif', type: 'image/gif', size: 24_000, head })).toEqual(check);
  });
});
