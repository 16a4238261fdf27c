import multipart from '@fastify/multipart';
import fastifyStatic from '@fastify/static';
import type { MessageAnswer } from '@wallet/wire';
import type { FastifyRequest } from 'fastify';
import { demandLogin, memberOf } from '../plugins/session.ts';
import { Refusal } from '../refusal.ts';
import type { SandboxApp, SandboxContext } from '../sandbox-app.ts';
import { createSlipWorker } from '../services/slip-worker.ts';
import { addSlip, demandOpen, dropPicture, keepPicture, slipFilesPath } from '../services/slips.ts';
import type { Uploads } from '../services/uploads.ts';

const mostBytes = 10 * 1024 * 1024;

/** Deposits by the slip of a bank transfer. */
export async function addSlips(app: SandboxApp, context: SandboxContext, uploads: Uploads): Promise<void> {
  const { db, now, limits, sessions, allowances } = context;
  const sent = limits('slips', allowances.slipsPerMinute, 60_000);
  const worker = createSlipWorker({ db, now, folder: uploads.folder, log: app.log });
  app.addHook('onReady', () => worker.resume());
  app.addHook('onClose', async () => {
    await worker.end();
    uploads.end();
  });

  await app.register(async (scope) => {
    await scope.register(multipart, { throwFileSizeLimit: false });
    await scope.register(fastifyStatic, { root: uploads.folder, serve: false, cacheControl: false });

    // A form of another site can send files without asking first.
    scope.post('/api/wallet/slip', { onRequest: demandLogin(sessions), config: { changesState: true } }, async (request): Promise<MessageAnswer> => {
      const member = memberOf(request);
      const waitSeconds = await sent.take(member.id);
      if (waitSeconds > 0) throw new Refusal(429, 'REQUEST_LIMIT', waitSeconds);
      demandOpen(member, now());
      const form = await readForm(request, uploads);
      try {
        if (form.bankCode === '') throw new Refusal(400, 'KEY_MISSING');
        worker.take(await addSlip(db, member, form.bankCode, form.picture, now()));
        return { message: 'SUCCESS' };
      } catch (error) {
        await dropPicture(uploads, form.picture);
        throw error;
      }
    });

    scope.get<{ Params: { name: string } }>(`${slipFilesPath}:name`, (request, reply) => {
      // Nobody guesses a name, and only the slip's owner is told it.
      if (!uploads.has(request.params.name)) throw new Refusal(404, 'NO_DATA');
      return reply
        .header('Content-Security-Policy', "default-src 'none'; sandbox")
        .header('Cache-Control', 'private, max-age=31536000, immutable')
        .sendFile(request.params.name);
    });
  });
}

/** Keeps the first file of the form. Throws Refusal, and then keeps none. */
async function readForm(request: FastifyRequest, uploads: Uploads): Promise<{ readonly picture: string; readonly bankCode: string }> {
  let picture: string | null = null;
  let bankCode = '';
  try {
    for await (const part of request.parts({ limits: { fileSize: mostBytes, files: 1, fields: 10, fieldSize: 256 } })) {
      if (part.type === 'field') {
        if (part.fieldname === 'bankCode') bankCode = String(part.value).trim();
      } else if (part.fieldname === 'file' && picture === null) picture = await keepPicture(uploads, part.file);
      else part.file.resume();
    }
  } catch (error) {
    if (picture !== null) await dropPicture(uploads, picture);
    throw asFormFault(error as Error);
  }
  if (picture === null) throw new Refusal(400, 'SLIP_NO_FILE');
  return { picture, bankCode };
}

/** A form that ends too early, or is none, is the sender's doing; what the disk says is not. */
function asFormFault(error: Error): Error {
  return error instanceof Refusal || 'statusCode' in error || 'syscall' in error ? error : new Refusal(400, 'KEY_INVALID');
}
