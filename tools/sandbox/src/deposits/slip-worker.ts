import { isSlipInTime, moneyOf, type SlipReason } from '@wallet/domain';
import type { FastifyBaseLogger } from 'fastify';
import { readFile } from 'node:fs/promises';
import type { Selectable } from 'kysely';
import { join } from 'node:path';
import { validate } from 'promptparse';
import { describeError } from '../http/responses.ts';
import { deposit } from '../ledger/statement-entries.ts';
import { operators } from '../operators/operators.ts';
import type { Database, Store } from '../store/database.ts';
import { askBank } from '../world/pretend-bank.ts';
import { readQrTexts } from './qr-reader.ts';

/** Each sandbox also judges what another one has left, for example because it was killed. */
const lookAgainMs = 3_000;

/** Judges slips in the background, one after another, and credits the valid ones. `folder` contains the pictures. */
export function createSlipWorker(db: Store, now: () => Date, folder: string, log: FastifyBaseLogger) {
  let last: Promise<void> = Promise.resolve();
  let isEnding = false;
  let timer: ReturnType<typeof setInterval> | undefined;

  const report = (error: unknown) => {
    // The slip stays pending.
    log.error({ failure: describeError(error as Error) }, 'a slip could not be judged');
  };

  const judgePending = async (): Promise<void> => {
    const pending = db.selectFrom('slip').selectAll().where('status', '=', 'PENDING').where('picture', 'is not', null).orderBy('createdAt');
    for (const slip of await pending.execute()) {
      if (isEnding) return;
      await judgeSlip(db, slip, folder)
        .then((judgement) => settle(db, slip, judgement, now()))
        .catch(report);
    }
  };

  /** Judges all slips that are pending. */
  const look = () => {
    last = last.then(judgePending).catch(report);
  };

  return {
    look,

    /** Looks from time to time. */
    begin: (): void => {
      look();
      timer = setInterval(look, lookAgainMs);
    },

    /** Finishes the current slip and stops. */
    end: async (): Promise<void> => {
      isEnding = true;
      clearInterval(timer);
      await last;
    },
  };
}

async function settle(db: Store, slip: SlipRow, { reason, transfer }: Judgement, at: Date): Promise<void> {
  if (reason !== null) return fail(db, slip, reason, transfer);
  try {
    await credit(db, slip, transfer, at);
  } catch (error) {
    // Another slip of the same transfer was credited in the meantime.
    if ((error as { constraint?: unknown }).constraint !== 'slip_credited') throw error;
    await fail(db, slip, 'SLIP_REFNO_DUPLICATED', transfer);
  }
}

async function fail(db: Store, slip: SlipRow, note: string, transfer: BankTransfer | null): Promise<void> {
  await db
    .updateTable('slip')
    .set({
      status: 'FAILED',
      note,
      transferReference: transfer?.reference ?? null,
      // An amount in another currency would be shown as one of the member's.
      amount: transfer?.currency === slip.currency ? transfer.amount : null,
    })
    .where('reference', '=', slip.reference)
    .where('status', '=', 'PENDING')
    .execute();
}

/** Once per slip and once per transfer: by a conditional update and a unique key. */
function credit(db: Store, slip: SlipRow, transfer: BankTransfer, at: Date): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const credited = await trx
      .updateTable('slip')
      .set({ status: 'SUCCESS', amount: transfer.amount, transferReference: transfer.reference })
      .where('reference', '=', slip.reference)
      .where('status', '=', 'PENDING')
      .returning('memberId')
      .executeTakeFirst();
    if (credited === undefined) return;
    const { operator, currency, memberId } = slip;
    const payment = { kind: 'deposit-slip', intent: `slip:${transfer.reference}`, amount: moneyOf(transfer.amount, currency), at };
    await deposit(trx, { id: memberId, operator, currency }, payment, transfer.toBank);
  });
}

type SlipRow = Selectable<Database['slip']>;
type BankTransfer = Selectable<Database['bankTransfer']>;

type Judgement =
  | { readonly reason: null; readonly transfer: BankTransfer }
  /** With the transfer, if the bank has it. */
  | { readonly reason: SlipReason; readonly transfer: BankTransfer | null };

const minSide = 100;
const maxPixels = 25_000_000;

const refuse = (reason: SlipReason, transfer: BankTransfer | null = null): Judgement => ({ reason, transfer });

/** Judges a slip from its picture and the bank's transfers. Credits nothing. */
async function judgeSlip(db: Store, slip: SlipRow, folder: string): Promise<Judgement> {
  const picture = await readPicture(join(folder, (slip.picture ?? '').split('/').at(-1) ?? ''));
  if (picture === null) return refuse('UPLOADED_FILE_NOT_EXIST');
  if (!hasUsefulSize(picture)) return refuse('IMG_SIZE_UNABLE_TO_PROCESS');
  const texts = [...new Set(await readQrTexts(picture).catch(() => []))];
  if (texts.length === 0) return refuse('CANNOT_READ_CROPPED_IMAGE');
  const named = texts.flatMap((text) => validate.slipVerify(text) ?? []);
  const [mini] = named;
  if (mini === undefined) return refuse(texts.some(looksLikeSlip) ? 'UNSTABLE_REFNO_ON_SLIP' : 'INVALID_SLIP');
  if (named.length > 1) return refuse('UNSTABLE_REFNO_ON_SLIP');
  const transfer = await askBank(db, mini.sendingBank, mini.transRef);
  if (transfer === null) return refuse('INVALID_SLIP');
  if (transfer.answer === 'captcha') return refuse('TRIPPLE_WRONG_CAPTCHA');
  if (transfer.answer === 'error') return refuse('UNKNOW_ERROR');
  return judgeTransfer(db, slip, transfer);
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
