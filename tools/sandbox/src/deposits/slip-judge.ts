import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isSlipInTime, type SlipReason } from '@wallet/domain';
import type { Selectable } from 'kysely';
import { validate } from 'promptparse';
import { operators } from '../operators/operators.ts';
import type { Database, Store } from '../store/database.ts';
import { askBank, BankSilent, CaptchaWrong } from '../world/pretend-bank.ts';
import { readQrTexts } from './qr-reader.ts';

export type SlipRow = Selectable<Database['slip']>;
export type BankTransfer = Selectable<Database['bankTransfer']>;

export type Judgement =
  | { readonly reason: null; readonly transfer: BankTransfer }
  /** With the transfer, if the bank has it. */
  | { readonly reason: SlipReason; readonly transfer: BankTransfer | null };

const minSide = 100;
const maxPixels = 25_000_000;
const captchaTries = 3;

const refuse = (reason: SlipReason, transfer: BankTransfer | null = null): Judgement => ({ reason, transfer });

/** Judges a slip from its picture and the bank's transfers. Credits nothing. */
export async function judgeSlip(db: Store, slip: SlipRow, folder: string): Promise<Judgement> {
  const picture = await readPicture(join(folder, (slip.picture ?? '').split('/').at(-1) ?? ''));
  if (picture === null) return refuse('UPLOADED_FILE_NOT_EXIST');
  if (!hasUsefulSize(picture)) return refuse('IMG_SIZE_UNABLE_TO_PROCESS');
  const texts = [...new Set(await readQrTexts(picture).catch(() => []))];
  if (texts.length === 0) return refuse('CANNOT_READ_CROPPED_IMAGE');
  const named = texts.flatMap((text) => validate.slipVerify(text) ?? []);
  const [mini] = named;
  if (mini === undefined) return refuse(texts.some(looksLikeSlip) ? 'UNSTABLE_REFNO_ON_SLIP' : 'INVALID_SLIP');
  if (named.length > 1) return refuse('UNSTABLE_REFNO_ON_SLIP');
  try {
    const transfer = await askPatiently(db, mini);
    return transfer === null ? refuse('INVALID_SLIP') : await judgeTransfer(db, slip, transfer);
  } catch (error) {
    if (error instanceof CaptchaWrong) return refuse('TRIPPLE_WRONG_CAPTCHA');
    if (error instanceof BankSilent) return refuse('UNKNOW_ERROR');
    throw error;
  }
}

async function readPicture(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if (['ENOENT', 'EISDIR'].includes((error as NodeJS.ErrnoException).code ?? '')) return null;
    throw error;
  }
}

/** Of a PNG, whose size comes first. */
function hasUsefulSize(picture: Buffer): boolean {
  if (picture[0] !== 0x89) return true;
  const [width, height] = [picture.readUInt32BE(16), picture.readUInt32BE(20)];
  return Math.min(width, height) >= minSide && width * height <= maxPixels;
}

/** A slip's QR code whose checksum does not match. */
function looksLikeSlip(text: string): boolean {
  return /^00\d\d0006000001.*5102TH9104[\dA-Fa-f]{4}$/.test(text);
}

async function askPatiently(db: Store, mini: { sendingBank: string; transRef: string }): Promise<BankTransfer | null> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await askBank(db, mini.sendingBank, mini.transRef);
    } catch (error) {
      if (!(error instanceof CaptchaWrong) || tries === captchaTries) throw error;
    }
  }
}

async function judgeTransfer(db: Store, slip: SlipRow, transfer: BankTransfer): Promise<Judgement> {
  const { deposit, slip: rules } = operators[slip.operator];
  const isOurs = deposit.banks.some(
    ({ bankCode, bankAccountNo, currency }) =>
      bankCode === slip.bankCode &&
      bankCode === transfer.toBank &&
      bankAccountNo === transfer.toAccountNo &&
      currency === transfer.currency,
  );
  if (!isOurs) return refuse('DEST_ACC_INVALID', transfer);
  const member = await db
    .selectFrom('member')
    .select(['bankCode', 'bankAccountNo', 'currency'])
    .where('id', '=', slip.memberId)
    .executeTakeFirstOrThrow();
  const isOwn = member.bankCode === transfer.fromBank && member.bankAccountNo === transfer.fromAccountNo;
  if (!isOwn || member.currency !== transfer.currency) return refuse('NOT_MATCH', transfer);
  const credited = await db
    .selectFrom('slip')
    .select('reference')
    .where('transferReference', '=', transfer.reference)
    .where('status', '=', 'SUCCESS')
    .executeTakeFirst();
  if (credited !== undefined) return refuse('SLIP_REFNO_DUPLICATED', transfer);
  if (!isSlipInTime(transfer.madeAt.getTime(), slip.createdAt.getTime(), rules.uploadWithinMinutes))
    return refuse('EXPIRED_SLIP', transfer);
  return { reason: null, transfer };
}
