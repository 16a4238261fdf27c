import { createHash, randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
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

/** Stores the picture of a slip and returns its name. Refuses other files. */
export async function keepPicture(uploads: Uploads, content: Readable): Promise<string> {
  const name = await uploads.keep(content, 'image').catch((error: unknown) => {
    throw error instanceof Refusal ? new Refusal(error.status, 'SLIP_INVALID_FILE') : error;
  });
  if (/\.(?:png|jpg)$/.test(name)) return name;
  await uploads.drop(name);
  throw new Refusal(415, 'SLIP_INVALID_FILE');
}

/** Equal for identical pictures. */
export async function digestOf({ folder }: Uploads, name: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(join(folder, name)), hash);
  return hash.digest('hex');
}

/** Adds a slip that waits to be judged. Returns its reference. Throws Refusal NO_BANK. */
export async function addSlip(db: Store, member: Holder, bankCode: string, picture: string, at: Date): Promise<string> {
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
      picture: `${slipFilesPath}${picture}`,
      bankCode,
      transferReference: null,
      judgedAt: null,
      createdAt: at,
    })
    .execute();
  return reference;
}
