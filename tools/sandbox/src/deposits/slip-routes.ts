import multipart from '@fastify/multipart';
import fastifyStatic from '@fastify/static';
import { operations } from '@wallet/contract/operations';
import type { FastifyRequest } from 'fastify';
import { operators } from '../operators/operators.ts';
import { routeUpload } from '../routing/route.ts';
import { memberOf } from '../sessions/session.ts';
import { sendFile } from '../files/send-file.ts';
import { sweepFiles } from '../files/sweep-files.ts';
import { Refusal } from '../http/refusal.ts';
import type { SandboxApp } from '../http/sandbox-app.ts';
import type { SandboxContext } from '../routing/sandbox-context.ts';
import type { AttemptLimit } from '../http/attempt-limit.ts';
import { createSlipWorker } from './slip-worker.ts';
import { addSlip, requireOpen, digestOf, keepPicture, slipFilesPath } from './slips.ts';
import type { Uploads } from '../files/uploads.ts';

const maxBytes = operations.sendSlip.upload.maxBytes;
const dayMs = 24 * 3_600_000;

/** Deposits by slip. */
export async function addSlips(app: SandboxApp, context: SandboxContext, uploads: Uploads): Promise<void> {
  const { db, now, limits, allowances, addresses, slipHours } = context;
  const sent = limits('slips', allowances.slipsPerMinute, 60_000);
  // A browser may repeat the request. The repetition gets the first response.
  const arriving = limits('slips-arriving', 2 * allowances.slipsPerMinute, 60_000);
  const today = limits('slips-day', allowances.slipsPerDay, dayMs);
  const bytesToday = limits('slip-bytes-day', allowances.slipBytesPerDay, dayMs);
  /** Neither a repetition with the same key nor a retried transaction is counted again. */
  const counterOf = (who: string) => {
    let counted: Promise<void> | undefined;
    const count = async (bytes: number) => {
      await requireRoom(sent, who);
      await requireRoom(today, who);
      await requireRoom(bytesToday, who, bytes);
    };
    return (bytes: number) => (counted ??= count(bytes));
  };
  const worker = createSlipWorker({ db, now, folder: uploads.folder, log: app.log });
  app.addHook('onReady', () => worker.resume());
  sweepFiles(app, uploads, async (name) => {
    const slip = await db.selectFrom('slip').select('reference').where('picture', '=', `${slipFilesPath}${name}`).executeTakeFirst();
    return slip !== undefined;
  });
  app.addHook('onClose', async () => {
    await worker.end();
    uploads.end();
  });

  await app.register(async (scope) => {
    await scope.register(multipart, { throwFileSizeLimit: false });
    await scope.register(fastifyStatic, { root: uploads.folder, serve: false, cacheControl: false });

    routeUpload(scope, context, 'sendSlip', async (request, once) => {
      const { id } = memberOf(request);
      await requireRoom(arriving, id);
      const count = counterOf(id);
      const { picture, bankCode } = await readForm(request, uploads).catch(async (error: unknown) => {
        await count(0);
        throw error;
      });
      const added: string[] = [];
      try {
        const asked = { bankCode, picture: await digestOf(uploads, picture) };
        const bytes = await uploads.bytesOf(picture);
        const response = await once(asked, async (trx, member) => {
          await count(bytes);
          requireOpen(slipHours ?? operators[member.operator].slip, now());
          added.push(await addSlip(trx, member, bankCode, picture, now()));
          return { message: 'SUCCESS' };
        });
        for (const reference of added) worker.take(reference);
        // A repeated request: its picture is stored already.
        if (added.length === 0) await uploads.drop(picture);
        return response;
      } catch (error) {
        await uploads.drop(picture);
        throw error;
      }
    });

    // Tells the slip's owner its URL.
    scope.get<{ Params: { name: string } }>(`${slipFilesPath}:name`, (request, reply) =>
      sendFile(request, reply, { uploads, addresses, savedAs: 'slip' }),
    );
  });
}

/** Throws Refusal if someone sends more than the limit. */
async function requireRoom(limit: AttemptLimit, who: string, amount = 1): Promise<void> {
  const waitSeconds = await limit.take(who, amount);
  if (waitSeconds > 0) throw new Refusal(429, 'REQUEST_LIMIT', waitSeconds);
}

/** Stores the first file of the form if the form names a bank. Throws Refusal, and stores nothing then. */
async function readForm(request: FastifyRequest, uploads: Uploads): Promise<{ readonly picture: string; readonly bankCode: string }> {
  let picture: string | null = null;
  let bankCode = '';
  try {
    for await (const part of request.parts({ limits: { fileSize: maxBytes, files: 1, fields: 10, fieldSize: 256 } })) {
      if (part.type === 'field') {
        if (part.fieldname === 'bankCode') bankCode = String(part.value).trim();
      } else if (part.fieldname === 'file' && picture === null) picture = await keepPicture(uploads, part.file);
      else part.file.resume();
    }
    if (picture !== null && bankCode === '') throw new Refusal(400, 'KEY_MISSING');
  } catch (error) {
    if (picture !== null) await uploads.drop(picture);
    throw asFormFault(error as Error);
  }
  if (picture === null) throw new Refusal(400, 'SLIP_NO_FILE');
  return { picture, bankCode };
}

/** A truncated or invalid form is the sender's error. A disk error is not. */
function asFormFault(error: Error): Error {
  return error instanceof Refusal || 'statusCode' in error || 'syscall' in error ? error : new Refusal(400, 'KEY_INVALID');
}
