import { qrCodeResponse, type QrCodeResponse } from '@wallet/contract';
import { validate } from 'promptparse';
import { parse } from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { payQrCode } from '../src/world/pretend-bank.ts';
import { useSandbox } from './helper.ts';
import { expectUnchanged, lao, laoWithBaht, poor, refused, sender, success } from './member-helper.ts';
import { readQr } from './slip-helper.ts';

const sandbox = useSandbox();
const member = sender(sandbox, poor);
beforeEach(() =>
  sandbox.db.updateTable('qrCode').set({ state: 'cancelled', decidedAt: sandbox.now() }).where('state', '=', 'open').execute(),
);

const minuteMs = 60_000;
const read = ({ body }: { readonly body: unknown }): QrCodeResponse => parse(qrCodeResponse, body);
const create = async (amount: number, bankCode = 'KBANK') => read(await member.post(`/th/api/qrcode/${bankCode}`, { amount }));
const get = async (bankCode = 'KBANK') => read(await member.get(`/th/api/qrcode/${bankCode}`));
const payloadOf = async ({ qrcode }: QrCodeResponse) => (await readQr(qrcode))[0] ?? '';
const pay = async (code: QrCodeResponse) => payQrCode(sandbox.db, await payloadOf(code), sandbox.now());
describe('a QR code', () => {
  it('is a PromptPay bill payment with the amount, to the operator', async () => {
    const created = await create(420.5);
    expect(created).toMatchObject({ hasQrcode: true, amount: 420.5 });
    expect(Date.parse(String(created.expireIn)) - sandbox.now().getTime()).toBe(15 * minuteMs);
    expect(created.qrcode).toMatch(/^<svg /);
    const [payload = ''] = await readQr(created.qrcode);
    expect(validate.billPayment(payload)).toMatchObject({ billerId: '010755500012301', amount: 420.5 });
    expect(payload).toMatch(/^000201010212.*5802TH.*5406420\.506304[\dA-F]{4}$/);
  });

  it('is a LAPNet code in kip for a member with kip', async () => {
    const created = read(await sender(sandbox, lao).post('/la/api/qrcode/LAPNET', { amount: 1_250_000.5 }));
    expect(created).toMatchObject({ hasQrcode: true, amount: 1_250_000.5 });
    expect(await payloadOf(created)).toMatch(/^000201010212.*5303418.*54101250000\.505802LA6304[\dA-F]{4}$/);
    await expect(pay(created)).resolves.toBeUndefined();
  });

  it('is returned until it is cancelled; only then another one can be created', async () => {
    expect(await get()).toMatchObject({ hasQrcode: false, qrcodeId: '' });
    const created = await create(100);
    expect(await get()).toEqual(created);
    expect(await create(100)).toEqual(created);
    expect(await create(50)).toMatchObject({ hasQrcode: false, message: 'QR_FAIL' });
    expect(await get('WW')).toMatchObject({ hasQrcode: false });
    expect(await member.delete(`/th/api/qrcode/${created.qrcodeId}`)).toMatchObject(success);
    expect(await get()).toMatchObject({ hasQrcode: false });
    expect((await create(50)).qrcodeId).not.toBe(created.qrcodeId);
  });

  it('of nobody cannot be cancelled', async () => {
    expect(await member.delete('/th/api/qrcode/none')).toMatchObject(refused(404, 'NO_DATA'));
  });

  it('expires after 15 minutes', async () => {
    const created = await create(100);
    sandbox.advance(15 * minuteMs - 1);
    expect(await get()).toEqual(created);
    sandbox.advance(1);
    expect(await get()).toMatchObject({ hasQrcode: false });
    await expect(pay(created)).rejects.toMatchObject({ code: 'QR_FAIL' });
    expect((await create(50)).hasQrcode).toBe(true);
  });

  it.each([
    ['KBANK', 0.99, 400, 'QR_FAIL'],
    ['KBANK', 0, 400, 'TRANSFER_MINIMUM'],
    ['WW', 99.99, 400, 'QR_FAIL'],
    ['KBANK', 10_000_000_000, 400, 'QR_FAIL'],
    ['SCB', 100, 404, 'NO_BANK'],
  ])('at %s for the amount %d is refused', async (bankCode, amount, status, message) => {
    await expectUnchanged(sandbox, () => member.post(`/th/api/qrcode/${bankCode}`, { amount }), refused(status, message));
  });

  it('is created once for a bank if it is requested fifty times at once', async () => {
    const created = await Promise.all(Array.from({ length: 50 }, () => create(70)));
    expect(new Set(created.map(({ qrcodeId }) => qrcodeId)).size).toBe(1);
    const open = await sandbox.db.selectFrom('qrCode').select('id').where('state', '=', 'open').execute();
    expect(open).toHaveLength(1);
  });

  it('of a Thai bank is available in Laos only to members with baht', async () => {
    const [kip, baht] = [sender(sandbox, lao), sender(sandbox, laoWithBaht)];
    expect(await kip.post('/la/api/qrcode/KBANK', { amount: 100 })).toMatchObject(refused(404, 'NO_BANK'));
    expect(read(await baht.post('/la/api/qrcode/KBANK', { amount: 100 })).hasQrcode).toBe(true);
  });
});

describe('paying a QR code', () => {
  it('ends it', async () => {
    const created = await create(123.45);
    await pay(created);
    expect(await get()).toMatchObject({ hasQrcode: false });
    expect(await member.delete(`/th/api/qrcode/${created.qrcodeId}`)).toMatchObject(refused(409, 'QR_FAIL'));
  });

  it('excludes cancelling it: only the first of both succeeds', async () => {
    for (const order of ['pay first', 'cancel first']) {
      const before = await member.wallet();
      const created = await create(10);
      const cancel = () => member.delete(`/th/api/qrcode/${created.qrcodeId}`);
      const payments = () =>
        Array.from({ length: 25 }, () =>
          pay(created).then(
            () => 1,
            () => 0,
          ),
        );
      const cancels = () => Array.from({ length: 25 }, () => cancel().then(({ status }) => (status === 200 ? 1 : 0)));
      const racers = order === 'pay first' ? [...payments(), ...cancels()] : [...cancels(), ...payments()];
      const won = await Promise.all(racers);
      expect(won.reduce<number>((sum, one) => sum + one, 0)).toBe(1);
      const { state } = await sandbox.db.selectFrom('qrCode').select('state').where('id', '=', created.qrcodeId).executeTakeFirstOrThrow();
      expect(await member.wallet()).toBeCloseTo(before + (state === 'paid' ? 10 : 0), 5);
    }
  });
});
