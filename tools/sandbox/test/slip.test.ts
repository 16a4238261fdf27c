import { slipImageResponse } from '@wallet/contract';
import { slipReasons } from '@wallet/domain';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
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

const pictureOf = async (reference = '') =>
  parse(slipImageResponse, (await member.get(`/th/api/statement/slip/reference/${reference}`)).body).url;
const storedFiles = () => readdirSync(join(uploadsDir, 'slips')).sort();

describe('a slip', () => {
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
    sandbox.advance(1);
    const holder = { id: await member.idOf(), operator: 'th', currency: 'BAHT' } as const;
    const uploads = createUploads();
    await addSlip(sandbox.db, holder, { bankCode: 'SCB', picture: samples.png }, uploads, sandbox.now());
    uploads.end();
    expect(await lastSlip(sandbox, poor)).toMatchObject({ status: 'FAILED', note: 'UPLOADED_FILE_NOT_EXIST' });
    reasons.add('UPLOADED_FILE_NOT_EXIST');
  });

  it('covers every reason that the app knows', () => {
    expect(new Set([...reasons, 'SLIP_REFNO_DUPLICATED'])).toEqual(new Set(slipReasons));
  });
});

describe('uploading a slip', () => {
  const filled = (length: number) => Buffer.concat([samples.png, Buffer.alloc(length - samples.png.length)]);
  const withoutPixels = Buffer.from(samples.png);
  withoutPixels.writeUInt32BE(2_000, 16);
  withoutPixels.writeUInt32BE(2_000, 20);

  it.each<[string, Parameters<typeof sendSlip>[2], ReturnType<typeof refused>]>([
    ['with a GIF', { content: samples.gif }, refused(415, 'SLIP_INVALID_FILE')],
    ['with a file one byte above the limit', { content: filled(10 * megabyte + 1) }, refused(413, 'SLIP_INVALID_FILE')],
    ['without a file', {}, refused(400, 'SLIP_NO_FILE')],
    ['without a bank', { content: samples.png, bankCode: '' }, refused(400, 'KEY_MISSING')],
    ['to a bank where the operator has no account', { content: samples.png, bankCode: 'BBL' }, refused(404, 'NO_BANK')],
    ['to a gateway', { content: samples.png, bankCode: 'WW' }, refused(404, 'NO_BANK')],
  ])('is refused %s, and stores nothing', async (_name, sent, refusal) => {
    const before = storedFiles();
    expect(await sendSlip(sandbox, poor, sent)).toMatchObject(refusal);
    expect(storedFiles()).toEqual(before);
  });

  it.each<[string, Buffer]>([
    ['a JPEG with a script at its end', Buffer.concat([samples.jpeg, Buffer.from('<?php system($_GET[0]); ?>')])],
    ['a picture whose pixels are missing', withoutPixels],
  ])('accepts %s, and refuses the slip', async (_name, content) => {
    // A later time makes this slip the newest one in the list.
    sandbox.advance(1);
    expect(await sendSlip(sandbox, poor, { content, name: '../etc/a.php\u0000.jpg', type: 'text/html' })).toMatchObject(success);
    const { status, reference } = (await lastSlip(sandbox, poor)) ?? {};
    expect(status).toBe('FAILED');
    const { headers } = await sandbox.app.inject({ url: await pictureOf(reference) });
    expect(headers['content-disposition']).toMatch(/^inline; filename="slip[.](?:png|jpg)"$/);
  });
});

describe('the picture of a slip', () => {
  it('opens at a signed URL', async () => {
    const { picture } = await printed(sandbox);
    await sendSlip(sandbox, poor, { content: picture });
    const url = await pictureOf((await lastSlip(sandbox, poor))?.reference);
    expect((await sandbox.app.inject({ url })).rawPayload).toEqual(picture);
    expect(await sandbox.ask('GET', new URL(url).pathname)).toMatchObject(refused(404, 'NO_DATA'));
  });
});

describe('sending a slip', () => {
  it.each([
    ['23:29:59', success],
    ['23:30:00', refused(409, 'SLIP_UPLOAD_FAIL')],
  ])('responds at %s in Bangkok with %j', async (time, response) => {
    const aim = Date.parse(`${sandbox.now().toISOString().slice(0, 10)}T${time}+07:00`);
    const dayMs = 24 * 60 * minuteMs;
    sandbox.advance((((aim - sandbox.now().getTime()) % dayMs) + dayMs) % dayMs);
    expect(await sendSlip(sandbox, poor, { content: (await printed(sandbox)).picture })).toMatchObject(response);
  });
});
