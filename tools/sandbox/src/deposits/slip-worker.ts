import { moneyOf } from '@wallet/domain';
import type { FastifyBaseLogger } from 'fastify';
import { describeError } from '../http/responses.ts';
import type { Store } from '../store/database.ts';
import { moveInOneTransaction } from '../ledger/ledger-refusal.ts';
import { judgeSlip, type BankTransfer, type Judgement, type SlipRow } from './slip-judge.ts';
import { deposit } from '../ledger/statement-entries.ts';

/** Judges slips in the background, one after another, and credits the valid ones. `folder` contains the pictures. */
export function createSlipWorker(db: Store, now: () => Date, folder: string, log: FastifyBaseLogger) {
  let last: Promise<void> = Promise.resolve();
  let isEnding = false;

  const work = async (reference: string): Promise<void> => {
    if (isEnding) return;
    try {
      const slip = await db
        .selectFrom('slip')
        .selectAll()
        .where('reference', '=', reference)
        .where('status', '=', 'PENDING')
        .executeTakeFirst();
      if (slip !== undefined) await settle(db, slip, await judge(slip), now());
    } catch (error) {
      // It stays in progress and is resumed at the next start.
      log.error({ failure: describeError(error as Error) }, 'a slip could not be judged');
    }
  };

  const judge = async (slip: SlipRow): Promise<Judgement> => {
    try {
      return await judgeSlip(db, slip, folder);
    } catch (error) {
      log.error({ failure: describeError(error as Error) }, 'a slip could not be read');
      return { reason: 'UNKNOW_ERROR', transfer: null };
    }
  };

  const take = (reference: string) => {
    last = last.then(() => work(reference));
  };

  return {
    /** Queues a slip. */
    take,

    /** Resumes slips that an earlier run left unfinished. */
    resume: async (): Promise<void> => {
      const waiting = await db
        .selectFrom('slip')
        .select('reference')
        .where('status', '=', 'PENDING')
        .where('picture', 'is not', null)
        .orderBy('createdAt')
        .execute();
      for (const { reference } of waiting) take(reference);
    },

    /** Finishes the current slip and stops. */
    end: async (): Promise<void> => {
      isEnding = true;
      await last;
    },
  };
}

async function settle(db: Store, slip: SlipRow, { reason, transfer }: Judgement, at: Date): Promise<void> {
  if (reason !== null) return fail(db, slip, reason, transfer, at);
  try {
    await credit(db, slip, transfer, at);
  } catch (error) {
    // Another slip of the same transfer was credited in the meantime.
    if ((error as { constraint?: unknown }).constraint !== 'slip_credited') throw error;
    await fail(db, slip, 'SLIP_REFNO_DUPLICATED', transfer, at);
  }
}

async function fail(db: Store, slip: SlipRow, note: string, transfer: BankTransfer | null, at: Date): Promise<void> {
  await db
    .updateTable('slip')
    .set({
      status: 'FAILED',
      note,
      judgedAt: at,
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
  return moveInOneTransaction(db, async (trx) => {
    const credited = await trx
      .updateTable('slip')
      .set({ status: 'SUCCESS', amount: transfer.amount, transferReference: transfer.reference, judgedAt: at })
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
