import { randomBytes } from 'node:crypto';
import { isSlipUploadOpen } from '@wallet/domain';
import type { SlipHours } from '../operators/operator.ts';
import { operators } from '../operators/operators.ts';
import { Refusal } from '../http/refusal.ts';
import type { Store } from '../store/database.ts';
import type { Holder } from '../ledger/ledger-places.ts';
import type { Uploads } from '../files/uploads.ts';

export const slipFilesPath = '/api/slip-files/';

/** Throws Refusal during these hours. */
export function requireOpen(hours: SlipHours, at: Date): void {
  if (!isSlipUploadOpen(hours, at.getTime())) throw new Refusal(409, 'SLIP_UPLOAD_FAIL');
}

/** What a member sends. */
export interface SentSlip {
  readonly bankCode: string;
  readonly picture: Buffer;
}

/** Stores a slip that waits to be judged. Returns its reference. Throws Refusal NO_BANK. */
export async function addSlip(db: Store, member: Holder, { bankCode, picture }: SentSlip, uploads: Uploads, at: Date): Promise<string> {
  const isOffered = operators[member.operator].deposit.banks.some((bank) => bank.bankCode === bankCode && bank.bankAccountNo !== '');
  if (!isOffered) throw new Refusal(404, 'NO_BANK');
  const reference = `S${randomBytes(12).toString('hex').toUpperCase()}`;
  await db
    .insertInto('slip')
    .values({
      memberId: member.id,
      operator: member.operator,
      amount: null,
      currency: member.currency,
      status: 'PENDING',
      note: null,
      reference,
      picture: `${slipFilesPath}${await uploads.keep(picture, 'image')}`,
      bankCode,
      transferReference: null,
      judgedAt: null,
      createdAt: at,
    })
    .execute();
  return reference;
}
