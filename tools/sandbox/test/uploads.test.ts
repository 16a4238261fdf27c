import { readdirSync } from 'node:fs';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { samples, upload } from './chat-helper.ts';
import { refused } from './member-helper.ts';
import { useSandbox, useFolder } from './helper.ts';

const uploadsDir = useFolder();
const sandbox = useSandbox({ uploadsDir, faults: true });

const megabyte = 1024 * 1024;
const pathOf = ({ body }: { readonly body: unknown }) => (body as { path: string }).path;
const filled = (start: Buffer, length: number) => Buffer.concat([start, Buffer.alloc(length - start.length)]);

const extensions = { png: 'png', jpeg: 'jpg', gif: 'gif', mp4: 'mp4', quicktime: 'mov' };

describe('an uploaded file', () => {
  it.each([
    ['image', 'png', 'image/png'],
    ['image', 'jpeg', 'image/jpeg'],
    ['image', 'gif', 'image/gif'],
    ['video', 'mp4', 'video/mp4'],
    ['video', 'quicktime', 'video/quicktime'],
  ] as const)('of kind %s (%s) is stored and served with its real type', async (kind, sample, type) => {
    const sent = await upload(sandbox, kind, { content: samples[sample], name: '../../evil.php', type: 'text/html' });
    expect(sent.status).toBe(200);
    expect(pathOf(sent)).toMatch(/^\/api\/chat\/files\/[\da-f]{48}\.\w{3}\?until=\d+&mac=[\w-]{43}$/);
    const got = await sandbox.app.inject({ url: `/th${pathOf(sent)}` });
    expect(got.statusCode).toBe(200);
    expect(got.rawPayload).toEqual(samples[sample]);
    expect(got.headers).toMatchObject({
      'content-type': type,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'no-store',
      'content-disposition': `inline; filename="chat.${extensions[sample]}"`,
      'cross-origin-resource-policy': 'cross-origin',
    });
  });

  it('can be requested in ranges, as video players do', async () => {
    const path = pathOf(await upload(sandbox, 'video', { content: samples.mp4 }));
    const got = await sandbox.app.inject({ url: path, headers: { range: 'bytes=4-7' } });
    expect(got.statusCode).toBe(206);
    expect(got.payload).toBe('ftyp');
  });

  it.each([
    ['image', 'png', 10 * megabyte],
    ['video', 'mp4', 20 * megabyte],
  ] as const)(
    'of kind %s may be as large as the limit, but not one byte larger',
    async (kind, sample, limit) => {
      expect((await upload(sandbox, kind, { content: filled(samples[sample], limit) })).status).toBe(200);
      const before = readdirSync(uploadsDir);
      expect(await upload(sandbox, kind, { content: filled(samples[sample], limit + 1) })).toMatchObject(refused(413, 'KEY_INVALID'));
      expect(readdirSync(uploadsDir)).toEqual(before);
    },
    60_000,
  );

  it('is refused if what is over the limit arrives by itself', async () => {
    const head = '--x\r\nContent-Disposition: form-data; name="file"; filename="large.png"\r\nContent-Type: image/png\r\n\r\n';
    const sent = await sandbox.app.inject({
      method: 'POST',
      url: '/th/api/chat/upload-image',
      headers: { 'content-type': 'multipart/form-data; boundary=x', 'x-requested-with': 'wallet-user' },
      payload: Readable.from([Buffer.concat([Buffer.from(head), filled(samples.png, 10 * megabyte)]), Buffer.from('1\r\n--x--\r\n')]),
    });
    expect(sent.statusCode).toBe(413);
  });

  it.each<[string, 'image' | 'video', Buffer]>([
    ['a HEIC picture as a video', 'video', samples.heic],
    ['a picture as a video', 'video', samples.png],
    ['a PNG that ends after its signature', 'image', samples.png.subarray(0, 8)],
    ['an empty file', 'image', Buffer.alloc(0)],
  ])('is refused, and not stored, if it is %s', async (_name, kind, content) => {
    const before = readdirSync(uploadsDir);
    expect(await upload(sandbox, kind, { content })).toMatchObject(refused(415, 'KEY_INVALID'));
    expect(readdirSync(uploadsDir)).toEqual(before);
  });

  it('is required in the field `file` of a form', async () => {
    expect(await upload(sandbox, 'image', { content: samples.png, field: 'picture' })).toMatchObject(refused(400, 'KEY_INVALID'));
  });

  it('is served at its signed URL for half an hour, and at no other URL', async () => {
    const path = pathOf(await upload(sandbox, 'image', { content: samples.gif }));
    const other = pathOf(await upload(sandbox, 'image', { content: samples.gif }));
    const open = (url: string) => sandbox.ask('GET', `/th${url}`);
    const notFound = refused(404, 'NO_DATA');
    expect((await open(path)).status).toBe(200);
    const [bare = '', query = ''] = path.split('?');
    const [, otherQuery = ''] = other.split('?');
    const later = query.replace(/\d+/, (until) => String(Number(until) + 1));
    for (const url of [
      bare,
      `${bare}?${otherQuery}`,
      `${bare}?${later}`,
      `${bare}?${query}&until=9999999999999`,
      `${bare}?until=9999999999999&mac=`,
    ]) {
      expect(await open(url), url).toMatchObject(notFound);
    }
    sandbox.advance(30 * 60_000 - 1);
    expect((await open(path)).status).toBe(200);
    sandbox.advance(60_000 + 1);
    expect(await open(path)).toMatchObject(notFound);
  });
});
