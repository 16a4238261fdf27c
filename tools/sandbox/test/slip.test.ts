import { slipImageResponse, statementResponse } from '@wallet/contract';
import { slipReasons } from '@wallet/domain';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { addSlip } from '../src/deposits/deposit-routes.ts';
import { createUploads } from '../src/files/uploads.ts';
import { samples } from './chat-helper.ts';
import { useSandbox, useFolder } from './helper.ts';
import { poor, refused, rich, sender, success } from './member-helper.ts';
import { lastSlip, printed, sendSlip } from './slip-helper.ts';

const uploadsDir = useFolder();
const sandbox = useSandbox({ uploadsDir, faults: true, log: 'trace' });
const member = sender(sandbox, poor);

const minuteMs = 60_000;
const megabyte = 1024 * 1024;

/** Adds a slip that a server has accepted and did not judge, because it was killed. */
async function leavePending(picture: Buffer, isStored = true): Promise<void> {
  sandbox.advance(1);
  const holder = { id: await member.idOf(), operator: 'th', currency: 'BAHT' } as const;
  const uploads = createUploads(isStored ? join(uploadsDir, 'slips') : undefined);
  await addSlip(sandbox.db, holder, { bankCode: 'SCB', picture }, uploads, sandbox.now());
  uploads.end();
}

const pictureOf = async (reference = '') =>
  parse(slipImageResponse, (await member.get(`/th/api/statement/slip/reference/${reference}`)).body).url;
const storedFiles = () => readdirSync(join(uploadsDir, 'slips')).sort();

describe('a slip', () => {
  it('of a transfer from the member’s bank account adds the amount to the wallet, with a statement entry', async () => {
    const before = await member.wallet();
    const { picture } = await printed(sandbox);
    expect(await sendSlip(sandbox, poor, { content: picture })).toMatchObject(success);
    expect(await lastSlip(sandbox, poor)).toMatchObject({ status: 'SUCCESS', amount: 250.5, note: '' });
    expect(await member.wallet()).toBeCloseTo(before + 250.5, 5);
    const { statements } = parse(statementResponse, (await member.post('/th/api/statement', { page: 1, limit: 1 })).body);
    expect(statements[0]).toMatchObject({ statementType: 'deposit', from: 'SCB', to: 'WALLET', amount: 250.5, status: 'SUCCESS' });
  });

  it('is credited once if two members send it fifty times at once', async () => {
    const { picture, transfer } = await printed(sandbox, { amount: 77_00 });
    const before = await member.wallet();
    const sent = await Promise.all(
      Array.from({ length: 50 }, (_, index) => sendSlip(sandbox, index % 2 === 0 ? poor : rich, { content: picture })),
    );
    expect(sent.every(({ status }) => status === 200)).toBe(true);
    await lastSlip(sandbox, poor);
    await lastSlip(sandbox, rich);
    expect(await member.wallet()).toBeCloseTo(before + 77, 5);
    const rows = await sandbox.db
      .selectFrom('slip')
      .select(['status', 'note'])
      .where('transferReference', '=', transfer.reference)
      .execute();
    expect(rows.filter(({ status }) => status === 'SUCCESS')).toHaveLength(1);
    expect(new Set(rows.map(({ note }) => note))).toEqual(new Set([null, 'SLIP_REFNO_DUPLICATED', 'NOT_MATCH']));
  }, 120_000);

  it('is credited once if two servers process it at the same time', async () => {
    const { picture, transfer } = await printed(sandbox, { amount: 12_00 });
    const before = await member.wallet();
    const other = await sandbox.alongside({ uploadsDir });
    try {
      await sendSlip(sandbox, poor, { content: picture });
      // The second server processes all pending slips when it starts.
      await other.app.ready();
      await lastSlip(sandbox, poor);
    } finally {
      await other.close();
    }
    expect(await member.wallet()).toBeCloseTo(before + 12, 5);
    const journals = await sandbox.db.selectFrom('journal').select('id').where('intent', '=', `slip:${transfer.reference}`).execute();
    expect(journals).toHaveLength(1);
  });

  it('that a killed server left pending is judged by one that runs', async () => {
    const before = await member.wallet();
    const { picture } = await printed(sandbox, { amount: 5_00 });
    await leavePending(picture);
    expect(await lastSlip(sandbox, poor)).toMatchObject({ status: 'SUCCESS', amount: 5 });
    expect(await member.wallet()).toBeCloseTo(before + 5, 5);
  });
});

describe('processing a slip', () => {
  const reasons = new Set<string>();

  it.each<[string, string, () => Promise<Buffer>]>([
    ['without a QR code', 'CANNOT_READ_CROPPED_IMAGE', async () => (await printed(sandbox, {}, 'cropped')).picture],
    ['with another kind of QR code', 'INVALID_SLIP', async () => (await printed(sandbox, {}, 'foreign')).picture],
    [
      'of a transfer that the bank does not know',
      'INVALID_SLIP',
      async () => {
        const { picture, transfer } = await printed(sandbox);
        await sandbox.db.deleteFrom('bankTransfer').where('reference', '=', transfer.reference).execute();
        return picture;
      },
    ],
    ['with a wrong checksum', 'UNSTABLE_REFNO_ON_SLIP', async () => (await printed(sandbox, {}, 'smudged')).picture],
    ['that is too small', 'IMG_SIZE_UNABLE_TO_PROCESS', async () => (await printed(sandbox, {}, 'tiny')).picture],
    [
      'to another account of the operator than the chosen one',
      'DEST_ACC_INVALID',
      async () => (await printed(sandbox, { toBank: 'KBANK', toAccountNo: '0721234568' })).picture,
    ],
    ['to an account of another person', 'DEST_ACC_INVALID', async () => (await printed(sandbox, { toAccountNo: '1112223334' })).picture],
    ['from an account of another person', 'NOT_MATCH', async () => (await printed(sandbox, { fromAccountNo: '1112223334' })).picture],
    ['from the same account number at another bank', 'NOT_MATCH', async () => (await printed(sandbox, { fromBank: 'BBL' })).picture],
    [
      'sent more than an hour after the transfer',
      'EXPIRED_SLIP',
      async () => (await printed(sandbox, { madeAt: new Date(sandbox.now().getTime() - 60 * minuteMs - 1) })).picture,
    ],
    [
      'for which the bank keeps asking for captchas',
      'TRIPPLE_WRONG_CAPTCHA',
      async () => (await printed(sandbox, { answer: 'captcha' })).picture,
    ],
    ['for which the bank fails', 'UNKNOW_ERROR', async () => (await printed(sandbox, { answer: 'error' })).picture],
  ])('refuses a slip %s with %s, and credits nothing', async (_name, note, draw) => {
    const before = await member.wallet();
    expect(await sendSlip(sandbox, poor, { content: await draw() })).toMatchObject(success);
    expect(await lastSlip(sandbox, poor)).toMatchObject({ status: 'FAILED', note });
    expect(await member.wallet()).toBe(before);
    reasons.add(note);
  });

  it('refuses a slip whose file does not exist', async () => {
    await leavePending(samples.png, false);
    expect(await lastSlip(sandbox, poor)).toMatchObject({ status: 'FAILED', note: 'UPLOADED_FILE_NOT_EXIST' });
    reasons.add('UPLOADED_FILE_NOT_EXIST');
  });

  it('covers every reason that the app knows', () => {
    expect(new Set([...reasons, 'SLIP_REFNO_DUPLICATED'])).toEqual(new Set(slipReasons));
  });

  it('accepts a slip exactly an hour after the transfer', async () => {
    const { picture } = await printed(sandbox, { madeAt: new Date(sandbox.now().getTime() + 1 - 60 * minuteMs) });
    await sendSlip(sandbox, poor, { content: picture });
    expect(await lastSlip(sandbox, poor)).toMatchObject({ status: 'SUCCESS' });
  });
});

describe('uploading a slip', () => {
  const filled = (length: number) => Buffer.concat([samples.png, Buffer.alloc(length - samples.png.length)]);
  const withoutPixels = Buffer.from(samples.png);
  withoutPixels.writeUInt32BE(2_000, 16);
  withoutPixels.writeUInt32BE(2_000, 20);

  it.each<[string, Parameters<typeof sendSlip>[2], ReturnType<typeof refused>]>([
    ['with an empty file', { content: Buffer.alloc(0) }, refused(415, 'SLIP_INVALID_FILE')],
    ['with a GIF', { content: samples.gif }, refused(415, 'SLIP_INVALID_FILE')],
    ['with a script that starts like a GIF', { content: Buffer.from('GIF89a/*\u0001\u0002*/=1;') }, refused(415, 'SLIP_INVALID_FILE')],
    ['with a video', { content: samples.mp4 }, refused(415, 'SLIP_INVALID_FILE')],
    ['with a PNG that is cut off', { content: samples.png.subarray(0, 20) }, refused(415, 'SLIP_INVALID_FILE')],
    ['with a file one byte above the limit', { content: filled(10 * megabyte + 1) }, refused(413, 'SLIP_INVALID_FILE')],
    ['without a file', {}, refused(400, 'SLIP_NO_FILE')],
    ['without a bank', { content: samples.png, bankCode: '' }, refused(400, 'KEY_MISSING')],
    ['to a bank where the operator has no account', { content: samples.png, bankCode: 'BBL' }, refused(404, 'NO_BANK')],
    ['to a gateway', { content: samples.png, bankCode: 'WW' }, refused(404, 'NO_BANK')],
    ['with a field that it does not have', { content: samples.png, more: 'amount' }, refused(400, 'KEY_INVALID')],
  ])('is refused %s, and stores nothing', async (_name, sent, refusal) => {
    const before = storedFiles();
    expect(await sendSlip(sandbox, poor, sent)).toMatchObject(refusal);
    expect(storedFiles()).toEqual(before);
  });

  it.each<[string, Buffer, string]>([
    ['a JPEG with a script at its end', Buffer.concat([samples.jpeg, Buffer.from('<?php system($_GET[0]); ?>')]), 'a.jpg.php'],
    ['a JPEG with NUL in its name', samples.jpeg, '../etc/a.php\u0000.jpg'],
    ['a file of the maximum size', filled(10 * megabyte), 'large.png'],
    ['a picture whose pixels are missing', withoutPixels, 'bomb.png'],
  ])('accepts %s under a random name, and serves it only as a picture', async (_name, content, name) => {
    const before = storedFiles();
    // A later time makes this slip the newest one in the list.
    sandbox.advance(1);
    expect(await sendSlip(sandbox, poor, { content, name, type: 'text/html' })).toMatchObject(success);
    expect(await lastSlip(sandbox, poor)).toMatchObject({ status: 'FAILED' });
    const [added = '', ...rest] = storedFiles().filter((file) => !before.includes(file));
    expect(rest).toEqual([]);
    expect(added).toMatch(/^[\da-f]{48}\.(png|jpg)$/);
    const url = await pictureOf((await lastSlip(sandbox, poor))?.reference);
    expect(url).toContain(added);
    expect((await sandbox.app.inject({ url })).headers).toMatchObject({
      'content-type': added.endsWith('png') ? 'image/png' : 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'no-store',
      'content-disposition': `inline; filename="slip.${added.slice(-3)}"`,
    });
  });
});

describe('the picture of a slip', () => {
  it('opens at a signed URL that expires', async () => {
    const { picture } = await printed(sandbox);
    await sendSlip(sandbox, poor, { content: picture });
    const { reference } = (await lastSlip(sandbox, poor)) ?? {};
    const url = await pictureOf(reference);
    expect((await sandbox.app.inject({ url })).rawPayload).toEqual(picture);
    expect(await sandbox.ask('GET', new URL(url).pathname)).toMatchObject(refused(404, 'NO_DATA'));
    sandbox.advance(6 * minuteMs);
    expect(await sandbox.ask('GET', url)).toMatchObject(refused(404, 'NO_DATA'));
    expect((await sandbox.app.inject({ url: await pictureOf(reference) })).rawPayload).toEqual(picture);
  });

  it('is also read from a photo', async () => {
    const { picture } = await printed(sandbox, { amount: 31_00 });
    await sendSlip(sandbox, poor, { content: PNG.sync.write(asPhoto(PNG.sync.read(picture))) });
    expect(await lastSlip(sandbox, poor)).toMatchObject({ status: 'SUCCESS', amount: 31 });
  });
});

describe('sending a slip', () => {
  it.each([
    ['23:29:59', success],
    ['23:30:00', refused(409, 'SLIP_UPLOAD_FAIL')],
    ['00:29:59', refused(409, 'SLIP_UPLOAD_FAIL')],
    ['00:30:00', success],
  ])('responds at %s in Bangkok with %j', async (time, response) => {
    const aim = Date.parse(`${sandbox.now().toISOString().slice(0, 10)}T${time}+07:00`);
    const dayMs = 24 * 60 * minuteMs;
    sandbox.advance((((aim - sandbox.now().getTime()) % dayMs) + dayMs) % dayMs);
    expect(await sendSlip(sandbox, poor, { content: (await printed(sandbox)).picture })).toMatchObject(response);
  });
});

/** The picture upside down and darker. */
function asPhoto(page: PNG): PNG {
  const photo = new PNG({ width: page.width, height: page.height });
  for (let at = 0; at < page.width * page.height; at += 1) {
    const from = (page.width * page.height - 1 - at) * 4;
    for (const channel of [0, 1, 2]) photo.data[at * 4 + channel] = 30 + (page.data[from + channel] ?? 0) / 2;
    photo.data[at * 4 + 3] = 255;
  }
  return photo;
}
