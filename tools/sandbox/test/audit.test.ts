import { qrCodeResponse } from '@wallet/contract';
import { moneyOf } from '@wallet/domain';
import CryptoJS from 'crypto-js';
import { sql } from 'kysely';
import { parse } from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditLedger } from '../src/index.ts';
import { makeGift, payQrCode } from '../src/world/pretend-bank.ts';
import { openSandbox, type TestSandbox } from './helper.ts';
import { poor, sender, success } from './money-helper.ts';
import { readQr } from './read-qr.ts';
import { lastSlip, printed, sendSlip } from './slip-helper.ts';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());

it('finds every deposit in the ledger, and counts the deposits that the ledger does not contain', async () => {
  const member = sender(sandbox, poor);
  const code = parse(qrCodeResponse, (await member.post('/th/api/qrcode/KBANK', { amount: 40 })).body);
  await payQrCode(sandbox.db, (await readQr(code.qrcode))[0] ?? '', sandbox.now());
  const link = await makeGift(sandbox.db, moneyOf(50_00, 'BAHT'), sandbox.now());
  expect(await member.post('/th/api/wallet/truelink', { link: CryptoJS.AES.encrypt(link, 'wallet-sandbox').toString() })).toMatchObject(
    success,
  );
  await sendSlip(sandbox, poor, { content: (await printed(sandbox)).picture });
  expect(await lastSlip(sandbox, poor)).toMatchObject({ status: 'SUCCESS' });
  expect(await auditLedger(sandbox.db)).toMatchObject({ strayDeposits: 0, isClean: true });

  const expectStray = async (statement: string, strayDeposits: number) => {
    await sql.raw(statement).execute(sandbox.db);
    expect(await auditLedger(sandbox.db), statement).toMatchObject({ strayDeposits, isClean: false });
  };
  await expectStray("update qr_code set amount = amount + 1 where state = 'paid'", 2);
  await expectStray("update qr_code set amount = amount - 1, state = 'cancelled' where state = 'paid'", 1);
  await expectStray('update true_money_gift set redeemed_by = null, redeemed_at = null', 2);
  await expectStray("update slip set status = 'FAILED', note = 'UNKNOW_ERROR'", 3);
});
