import { compareMoney, convertByRate, findTrueMoneyLink, minTrueMoney, moneyOf, sandboxPassphrase } from '@wallet/domain';
import CryptoJS from 'crypto-js';
import { operators } from '../operators/operators.ts';
import { Refusal } from '../http/refusal.ts';
import type { Holder, StoreTransaction } from '../store/database.ts';
import { deposit } from '../ledger/statement-entries.ts';

/** Redeems the gift of an encrypted link once. Throws Refusal TRUELINK_INVALID, TRUELINK_DUPLICATE. */
export async function redeemTrueLink(trx: StoreTransaction, member: Holder, cipher: string, at: Date): Promise<void> {
  const { operator, currency } = member;
  const voucher = readVoucher(cipher);
  // A conditional update: of two requests at the same time, the second finds it redeemed.
  const gift = await trx
    .updateTable('trueMoneyGift')
    .set({ redeemedBy: member.id, redeemedAt: at })
    .where('voucher', '=', voucher)
    .where('redeemedAt', 'is', null)
    .where('expiresAt', '>', at)
    .returning('amount')
    .executeTakeFirst();
  if (gift === undefined) throw await explain(trx, voucher);
  const given = moneyOf(gift.amount, 'BAHT');
  const counted = convertByRate(given, operators[operator].bahtIn[currency]);
  if (counted === null || compareMoney(given, minTrueMoney) < 0) throw new Refusal(400, 'TRUELINK_INVALID');
  const amount = moneyOf(counted.minor, currency);
  await trx.updateTable('trueMoneyGift').set({ credited: amount.minor }).where('voucher', '=', voucher).execute();
  await deposit(trx, member, { kind: 'deposit-true-money', intent: `true-money:${voucher}`, amount, at }, 'TRUEMONEY');
}

function readVoucher(cipher: string): string {
  const link = findTrueMoneyLink(decrypt(cipher));
  if (link === null) throw new Refusal(400, 'TRUELINK_INVALID');
  return new URL(link).searchParams.get('v') ?? '';
}

/** Empty if it was not encrypted with the passphrase of apps without a flag. */
function decrypt(cipher: string): string {
  try {
    return CryptoJS.AES.decrypt(cipher, sandboxPassphrase).toString(CryptoJS.enc.Utf8);
  } catch {
    // Not text: another passphrase, or not encrypted.
    return '';
  }
}

async function explain(trx: StoreTransaction, voucher: string): Promise<Refusal> {
  const gift = await trx.selectFrom('trueMoneyGift').select('redeemedAt').where('voucher', '=', voucher).executeTakeFirst();
  return gift?.redeemedAt ? new Refusal(409, 'TRUELINK_DUPLICATE') : new Refusal(400, 'TRUELINK_INVALID');
}
