import type { QrCodeResponse } from '@wallet/contract';
import { checkQrAmount, formatAmount, type Money, moneyOf, offersQr, qrTerms, toWireAmount } from '@wallet/domain';
import { randomBytes } from 'node:crypto';
import type { Insertable, Selectable } from 'kysely';
import { encode, generate, tag, withCrcTag } from 'promptparse';
import { renderSVG } from 'uqr';
import { Refusal } from '../http/refusal.ts';
import { readAmount } from '../ledger/member-money.ts';
import { operators } from '../operators/operators.ts';
import { type Database, type Holder, ownedBy, type Store, type StoreTransaction } from '../store/database.ts';

type QrCodeRow = Selectable<Database['qrCode']>;

const none: QrCodeResponse = { hasQrcode: false, qrcodeId: '', qrcode: '', amount: null, expireIn: null, message: '' };
const minuteMs = 60_000;
/** As many digits as the format allows. */
const maxMinor = 999_999_999_999;

/** The member's open QR code at a bank. Throws Refusal NO_BANK. */
export async function readQrCode(db: Store, member: Holder, bankCode: string, at: Date): Promise<QrCodeResponse> {
  requireQrBank(member, bankCode);
  const row = await openCodes(db, member, bankCode).selectAll().where('expiresAt', '>', at).executeTakeFirst();
  return row === undefined ? none : describe(row);
}

/**
 * Creates a QR code for an amount. Returns the open one for the same amount. Refuses another amount until the open one
 * is cancelled, paid or expired. Throws Refusal.
 */
export async function createQrCode(
  trx: StoreTransaction,
  member: Holder,
  bankCode: string,
  wanted: number,
  at: Date,
): Promise<QrCodeResponse> {
  const code = requireQrBank(member, bankCode);
  const amount = readAmount(wanted, member.currency, moneyOf(1, member.currency));
  if (!checkQrAmount(amount, qrTerms(code, member.currency, { qrMinimum: null, qrFirstQuickAmount: null })).ok)
    throw new Refusal(400, 'QR_FAIL');
  if (amount.minor > maxMinor) throw new Refusal(400, 'QR_FAIL');
  await trx
    .updateTable('qrCode')
    .set({ state: 'expired', decidedAt: at })
    .where('memberId', '=', member.id)
    .where('bankCode', '=', code)
    .where('state', '=', 'open')
    .where('expiresAt', '<=', at)
    .execute();
  const created = await trx
    .insertInto('qrCode')
    .values(newCode(member, code, amount, at))
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (created !== undefined) return describe(created);
  const other = await openCodes(trx, member, code).selectAll().executeTakeFirstOrThrow();
  return other.amount === amount.minor ? describe(other) : { ...none, message: 'QR_FAIL' };
}

/** Cancels an open QR code, so that it cannot be paid. Throws Refusal if it was paid or does not exist. */
export async function cancelQrCode(trx: StoreTransaction, member: Holder, id: string, at: Date): Promise<void> {
  // A conditional update: of a payment and a cancellation at the same time, only one succeeds.
  const cancelled = await trx
    .updateTable('qrCode')
    .set({ state: 'cancelled', decidedAt: at })
    .where('id', '=', id)
    .where('memberId', '=', member.id)
    .where('state', '=', 'open')
    .returning('id')
    .executeTakeFirst();
  if (cancelled !== undefined) return;
  const own = await trx.selectFrom('qrCode').select('state').where('id', '=', id).where('memberId', '=', member.id).executeTakeFirst();
  throw own?.state === 'paid' ? new Refusal(409, 'QR_FAIL') : new Refusal(404, 'NO_DATA');
}

function openCodes(db: Store, member: Holder, bankCode: string) {
  return db.selectFrom('qrCode').where('memberId', '=', member.id).where('bankCode', '=', bankCode).where('state', '=', 'open');
}

/** The operator must offer QR codes of this bank in the member's currency. */
function requireQrBank(member: Holder, bankCode: string): string {
  const offered = operators[member.operator].deposit.banks.find(
    (bank) => bank.bankCode === bankCode && bank.currency === member.currency && offersQr(bank.bankCode, bank.bankType ?? ''),
  );
  if (offered === undefined) throw new Refusal(404, 'NO_BANK');
  return offered.bankCode;
}

function newCode(member: Holder, bankCode: string, amount: Money, at: Date): Insertable<Database['qrCode']> {
  const { slip, billerId } = operators[member.operator];
  const ref1 = `Q${randomBytes(8).toString('hex').toUpperCase()}`;
  const payload =
    amount.currency === 'LAK' ? laoQr(billerId, amount, ref1) : generate.billPayment({ billerId, amount: toWireAmount(amount), ref1 });
  return {
    id: randomBytes(16).toString('hex'),
    ...ownedBy(member),
    bankCode,
    payload,
    state: 'open',
    amount: amount.minor,
    createdAt: at,
    expiresAt: new Date(at.getTime() + slip.qrMinutes * minuteMs),
  };
}

/** A single-use QR code as banks in Laos read it: the same format with kip (418), the country and its own field. */
function laoQr(billerId: string, amount: Money, ref1: string): string {
  const merchant = encode([tag('00', 'A005266284662577'), tag('01', billerId), tag('02', ref1)]);
  const figures = formatAmount(amount).replaceAll(',', '');
  const fields = [tag('00', '01'), tag('01', '12'), tag('38', merchant), tag('53', '418'), tag('54', figures), tag('58', 'LA')];
  return withCrcTag(encode(fields), '63');
}

function describe({ id, payload, amount, currency, expiresAt }: QrCodeRow): QrCodeResponse {
  return {
    hasQrcode: true,
    qrcodeId: id,
    qrcode: renderSVG(payload, { ecc: 'M', border: 4 }),
    amount: toWireAmount(moneyOf(amount, currency)),
    expireIn: expiresAt.toISOString(),
    message: '',
  };
}
