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
import { expectCleanLedger, poor, refused, rich, sender, success } from './member-helper.ts';
import { lastSlip, listSlips, printed, sendSlip } from './slip-helper.ts';

const uploadsDir = useFolder();
const sandbox = useSandbox({ uploadsDir, faults: true, log: 'trace' });
const member = sender(sandbox, poor);

const minuteMs = 60_000;
const megabyte = 1024 * 1024;
const wallet = async (who = member) => (await who.balances()).WALLET ?? 0;

/** Adds a slip that a server has accepted and did not judge, because it was killed. */
async function leavePending(picture: Buffer, isStored = true): Promise<void> {
  sandbox.advance(1);
  const holder = { id: await member.idOf(), operator: 'th', currency: 'BAHT' } as const;
  const uploads = createUploads(isStored ? join(uploadsDir, 'slips') : undefined);
  await addSlip(sandbox.db, holder, { bankCode: 'SCB', picture }, uploads, sandbox.now());
  uploads.end();
}

const storedFiles = () => readdirSync(join(uploadsDir, 'slips')).sort();

describe('a slip', () => {
  it('of a transfer from the member’s bank account adds the amount to the wallet, with a statement entry', async () => {
    const before = await wallet();
    const { picture } = await printed(sandbox);
    expect(await sendSlip(sandbox, poor, { content: picture })).toMatchObject(success);
    expect(await lastSlip(sandbox, poor)).toMatchObject({ status: 'SUCCESS', amount: 250.5, note: '' });
    expect(await wallet()).toBeCloseTo(before + 250.5, 5);
    const { statements } = parse(statementResponse, (await member.post('/th/api/statement', { page: 1, limit: 1 })).body);
    expect(statements[0]).toMatchObject({ statementType: 'deposit', from: 'SCB', to: 'WALLET', amount: 250.5, status: 'SUCCESS' });
    await expectCleanLedger(sandbox);
  });

  it('is credited once if two members send it fifty times at once', async () => {
    const { picture, transfer } = await printed(sandbox, { amount: 77_00 });
    const before = await wallet();
    const sent = await Promise.all(
      Array.from({ length: 50 }, (_, index) => sendSlip(sandbox, index % 2 === 0 ? poor : rich, { content: picture })),
    );
    expect(sent.every(({ status }) => status === 200)).toBe(true);
    await lastSlip(sandbox, poor);
    await lastSlip(sandbox, rich);
    expect(await wallet()).toBeCloseTo(before + 77, 5);
    const rows = await sandbox.db
      .selectFrom('slip')
      .select(['status', 'note'])
      .where('transferReference', '=', transfer.reference)
      .execute();
    expect(rows.filter(({ status }) => status === 'SUCCESS')).toHaveLength(1);
    expect(new Set(rows.map(({ note }) => note))).toEqual(new Set([null, 'SLIP_REFNO_DUPLICATED', 'NOT_MATCH']));
    await expectCleanLedger(sandbox);
  }, 120_000);

  it('is credited once if two servers process it at the same time', async () => {
    const { picture, transfer } = await printed(sandbox, { amount: 12_00 });
    const before = await wallet();
    const other = await sandbox.alongside({ uploadsDir });
    try {
      await sendSlip(sandbox, poor, { content: picture });
      // The second server processes all pending slips when it starts.
      await other.app.ready();
      await lastSlip(sandbox, poor);
    } finally {
      await other.close();
    }
    expect(await wallet()).toBeCloseTo(before + 12, 5);
    const journals = await sandbox.db.selectFrom('journal').select('id').where('intent', '=', `slip:${transfer.reference}`).execute();
    expect(journals).toHaveLength(1);
  });

  it('that a killed server left pending is judged by one that runs', async () => {
    const before = await wallet();
    const { picture } = await printed(sandbox, { amount: 5_00 });
    await leavePending(picture);
    expect(await lastSlip(sandbox, poor)).toMatchObject({ status: 'SUCCESS', amount: 5 });
    expect(await wallet()).toBeCloseTo(before + 5, 5);
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
    const before = await wallet();
    expect(await sendSlip(sandbox, poor, { content: await draw() })).toMatchObject(success);
    expect(await lastSlip(sandbox, poor)).toMatchObject({ status: 'FAILED', note });
    expect(await wallet()).toBe(before);
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
  const jpeg = Buffer.concat([samples.jpeg, Buffer.from('<?php system($_GET[0]); ?>')]);
  const sized = (width: number, height: number) => {
    const picture = Buffer.from(samples.png);
    picture.writeUInt32BE(width, 16);
    picture.writeUInt32BE(height, 20);
    return picture;
  };
  const filled = (length: number) => Buffer.concat([samples.png, Buffer.alloc(length - samples.png.length)]);

  it.each<[string, Buffer, number]>([
    ['an empty file', Buffer.alloc(0), 415],
    ['an HTML page', Buffer.from('<!doctype html><script>alert(1)</script>'), 415],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), 415],
    ['a script that starts like a GIF', Buffer.from('GIF89a/*\u0001\u0002*/=1;alert(1)//'), 415],
    ['a GIF', samples.gif, 415],
    ['a video', samples.mp4, 415],
    ['a ZIP', Buffer.from('PK\u0003\u0004aaaaaaaaaaaaaaaaaaaaaaaa'), 415],
    ['a PDF', Buffer.from('%PDF-1.7 aaaaaaaaaaaaaaaaaaaa'), 415],
    ['a program', Buffer.from('MZ\u0000\u0000aaaaaaaaaaaaaaaaaaaaaaaa'), 415],
    ['a PNG that is cut off', samples.png.subarray(0, 20), 415],
    ['a file one byte above the limit', filled(10 * megabyte + 1), 413],
  ])('refuses %s, and does not store it', async (_name, content, status) => {
    const before = storedFiles();
    expect(await sendSlip(sandbox, poor, { content, name: 'slip.png', type: 'image/png' })).toMatchObject(
      refused(status, 'SLIP_INVALID_FILE'),
    );
    expect(storedFiles()).toEqual(before);
  });

  it.each<[string, Buffer, string]>([
    ['a JPEG with a script at its end', jpeg, 'a.jpg.php'],
    ['a JPEG with a path as its name', samples.jpeg, '../../../../etc/passwd'],
    ['a JPEG with NUL in its name', samples.jpeg, 'a.php\u0000.jpg'],
    ['a file of the maximum size', filled(10 * megabyte), 'large.png'],
    ['a picture whose pixels are missing', sized(2_000, 2_000), 'bomb.png'],
  ])('accepts %s under a random name, and serves it only as a picture', async (_name, content, name) => {
    const before = storedFiles();
    // A later time makes this slip the newest one in the list.
    sandbox.advance(1);
    expect(await sendSlip(sandbox, poor, { content, name, type: 'text/html' })).toMatchObject(success);
    expect(await lastSlip(sandbox, poor)).toMatchObject({ status: 'FAILED' });
    const [added = '', ...rest] = storedFiles().filter((file) => !before.includes(file));
    expect(rest).toEqual([]);
    expect(added).toMatch(/^[\da-f]{48}\.(png|jpg)$/);
    const { reference = '' } = (await lastSlip(sandbox, poor)) ?? {};
    const { url } = parse(slipImageResponse, (await member.get(`/th/api/statement/slip/reference/${reference}`)).body);
    expect(url).toContain(added);
    const shown = await sandbox.app.inject({ url });
    expect(shown.headers).toMatchObject({
      'content-type': added.endsWith('png') ? 'image/png' : 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
  });

  it.each([
    ['without a file', {}, 400, 'SLIP_NO_FILE'],
    ['without a bank', { content: samples.png, bankCode: '' }, 400, 'KEY_MISSING'],
    ['to a bank where the operator has no account', { content: samples.png, bankCode: 'BBL' }, 404, 'NO_BANK'],
    ['to a gateway', { content: samples.png, bankCode: 'WW' }, 404, 'NO_BANK'],
    ['with a field that it does not have', { content: samples.png, more: 'amount' }, 400, 'KEY_INVALID'],
    ['from another site', { content: samples.png, headers: { 'sec-fetch-site': 'cross-site' } }, 403, 'KEY_INVALID'],
    ['without the marker header', { content: samples.png, headers: { 'x-requested-with': 'form' } }, 403, 'KEY_INVALID'],
  ])('is refused %s, and stores nothing', async (_name, sent, status, message) => {
    const before = storedFiles();
    expect(await sendSlip(sandbox, poor, sent)).toMatchObject(refused(status, message));
    expect(storedFiles()).toEqual(before);
  });
});

describe('the picture of a slip', () => {
  it('opens at a signed URL that expires and that only its owner gets', async () => {
    const { picture } = await printed(sandbox);
    await sendSlip(sandbox, poor, { content: picture });
    const { reference = '' } = (await lastSlip(sandbox, poor)) ?? {};
    const address = `/th/api/statement/slip/reference/${reference}`;
    const { url } = parse(slipImageResponse, (await member.get(address)).body);
    const shown = await sandbox.app.inject({ url });
    expect(shown.rawPayload).toEqual(picture);
    expect(url).toMatch(/[\da-f]{48}\.png\?until=\d+&mac=[\w-]{43}$/);
    expect(shown.headers).toMatchObject({ 'cache-control': 'no-store', 'content-disposition': 'inline; filename="slip.png"' });
    expect(await sandbox.ask('GET', new URL(url).pathname)).toMatchObject(refused(404, 'NO_DATA'));
    sandbox.advance(6 * minuteMs);
    expect(await sandbox.ask('GET', url)).toMatchObject(refused(404, 'NO_DATA'));
    const again = parse(slipImageResponse, (await member.get(address)).body).url;
    expect((await sandbox.app.inject({ url: again })).rawPayload).toEqual(picture);
    const other = sender(sandbox, rich);
    expect(await other.get(address)).toMatchObject(refused(404, 'NO_DATA'));
    expect(JSON.stringify(await listSlips(sandbox, rich))).not.toContain(reference);
    expect(await sandbox.ask('GET', address)).toMatchObject(refused(401, 'invalid-token'));
    for (const guess of [reference, `${'a'.repeat(48)}.png`, '..%2f..%2fpackage.json', '%00', 'x.png']) {
      expect(await sandbox.ask('GET', `/th/api/slip-files/${guess}`)).toMatchObject(refused(404, 'NO_DATA'));
    }
  });

  it('is also read from a photo', async () => {
    const { picture } = await printed(sandbox, { amount: 31_00 });
    const photo = asPhoto(PNG.sync.read(picture));
    await sendSlip(sandbox, poor, { content: PNG.sync.write(photo) });
    expect(await lastSlip(sandbox, poor)).toMatchObject({ status: 'SUCCESS', amount: 31 });
  });
});

// This comes last because the sessions of the other tests expire when the clock moves.
describe('sending a slip', () => {
  it.each([
    ['23:29:59', 200],
    ['23:30:00', 409],
    ['00:29:59', 409],
    ['00:30:00', 200],
  ])('responds at %s in Bangkok with %d', async (time, status) => {
    const aim = Date.parse(`${sandbox.now().toISOString().slice(0, 10)}T${time}+07:00`);
    const dayMs = 24 * 60 * minuteMs;
    sandbox.advance((((aim - sandbox.now().getTime()) % dayMs) + dayMs) % dayMs);
    const token = await sandbox.freshTokenOf(poor);
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array((await printed(sandbox)).picture)]), 'a.png');
    form.append('bankCode', 'SCB');
    const request = new Response(form);
    const body = Buffer.from(await request.arrayBuffer());
    const response = await sandbox.ask('POST', '/th/api/wallet/slip', {
      token,
      body,
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
    });
    expect(response).toMatchObject(status === 200 ? success : refused(409, 'SLIP_UPLOAD_FAIL'));
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
