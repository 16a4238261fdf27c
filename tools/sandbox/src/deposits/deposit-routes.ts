import { operations } from '@wallet/contract/operations';
import { isSlipUploadOpen } from '@wallet/domain';
import { hash, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { addUploads, readFileType, readForm, type Uploads } from '../files/uploads.ts';
import { Refusal } from '../http/refusal.ts';
import type { SandboxApp } from '../http/sandbox-app.ts';
import type { SlipHours } from '../operators/operator.ts';
import { operators } from '../operators/operators.ts';
import { routesFor, routeUpload, type SandboxContext } from '../routing/route.ts';
import { ownedBy, type Holder, type Store } from '../store/database.ts';
import { cancelQrCode, createQrCode, readQrCode } from './qr-codes.ts';
import { createSlipWorker } from './slip-worker.ts';
import { redeemTrueLink } from './true-money.ts';

/** Deposits by QR code, and by true-money link, which the apps encrypt. */
export function addDeposits(app: SandboxApp, context: SandboxContext): void {
  const { db, now } = context;
  const route = routesFor(app, context);

  route('getQrCode', ({ member, params }) => readQrCode(db, member, params.bankCode, now()));
  route('createQrCode', ({ trx, member, params, body }) => createQrCode(trx, member, params.bankCode, body.amount, now()));

  route('cancelQrCode', ({ trx, member, params }) => cancelQrCode(trx, member, params.qrcodeId, now()));
  route('sendTrueLink', ({ trx, member, body }) => redeemTrueLink(trx, member, body.link, now()));
}

const slipFilesPath = '/api/slip-files/';

/** Throws Refusal during these hours. */
function requireOpen(hours: SlipHours, at: Date): void {
  if (!isSlipUploadOpen(hours, at.getTime())) throw new Refusal(409, 'SLIP_UPLOAD_FAIL');
}

/** Stores a slip that waits to be judged. Throws Refusal NO_BANK. */
export async function addSlip(
  db: Store,
  member: Holder,
  { bankCode, picture }: Awaited<ReturnType<typeof readSlip>>,
  uploads: Uploads,
  at: Date,
): Promise<void> {
  const isOffered = operators[member.operator].deposit.banks.some((bank) => bank.bankCode === bankCode && bank.bankAccountNo !== '');
  if (!isOffered) throw new Refusal(404, 'NO_BANK');
  const reference = `S${randomBytes(12).toString('hex').toUpperCase()}`;
  await db
    .insertInto('slip')
    .values({
      ...ownedBy(member),
      status: 'PENDING',
      reference,
      picture: `${slipFilesPath}${await uploads.keep(picture, 'image')}`,
      bankCode,
      createdAt: at,
    })
    .execute();
}

/** Deposits by slip. */
export async function addSlips(app: SandboxApp, context: SandboxContext, uploads: Uploads): Promise<void> {
  const { db, now, addresses, slipHours } = context;
  const worker = createSlipWorker(db, now, uploads.folder, app.log);
  app.addHook('onReady', (done) => {
    worker.begin();
    done();
  });
  app.addHook('onClose', async () => {
    await worker.end();
    uploads.end();
  });

  await addUploads(app, uploads, { path: slipFilesPath, savedAs: 'slip', addresses }, (scope) => {
    routeUpload(scope, context, 'sendSlip', async (request, once) => {
      const sent = await readSlip(request);
      const asked = { bankCode: sent.bankCode, picture: hash('sha256', sent.picture) };
      const response = await once(asked, async (trx, member) => {
        requireOpen(slipHours ?? operators[member.operator].slip, now());
        await addSlip(trx, member, sent, uploads, now());
        return { message: 'SUCCESS' };
      });
      worker.look();
      return response;
    });
  });
}

/** Reads the form of a slip: a PNG or JPEG, and a bank. Throws Refusal. */
async function readSlip(request: FastifyRequest) {
  const { file: picture, texts } = await readForm(request, operations.sendSlip, 'SLIP_INVALID_FILE');
  const bankCode = texts.get('bankCode') ?? '';
  if (picture === undefined) throw new Refusal(400, 'SLIP_NO_FILE');
  if (!['png', 'jpg'].includes(readFileType(picture)?.extension ?? '')) throw new Refusal(415, 'SLIP_INVALID_FILE');
  if (bankCode === '') throw new Refusal(400, 'KEY_MISSING');
  return { picture, bankCode };
}
