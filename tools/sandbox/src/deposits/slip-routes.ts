import { createHash } from 'node:crypto';
import multipart from '@fastify/multipart';
import fastifyStatic from '@fastify/static';
import { operations } from '@wallet/contract/operations';
import type { FastifyRequest } from 'fastify';
import { operators } from '../operators/operators.ts';
import { routeUpload } from '../routing/route.ts';
import { sendFile } from '../files/send-file.ts';
import { Refusal } from '../http/refusal.ts';
import type { SandboxApp } from '../http/sandbox-app.ts';
import type { SandboxContext } from '../routing/sandbox-context.ts';
import { createSlipWorker } from './slip-worker.ts';
import { addSlip, requireOpen, slipFilesPath, type SentSlip } from './slips.ts';
import { asFormFault, readFileType, type Uploads } from '../files/uploads.ts';

const limits = { fileSize: operations.sendSlip.upload.maxBytes, files: 1, fields: 10, fieldSize: 256 };

/** Deposits by slip. */
export async function addSlips(app: SandboxApp, context: SandboxContext, uploads: Uploads): Promise<void> {
  const { db, now, addresses, slipHours } = context;
  const worker = createSlipWorker({ db, now, folder: uploads.folder, log: app.log });
  app.addHook('onReady', () => worker.resume());
  app.addHook('onClose', async () => {
    await worker.end();
    uploads.end();
  });

  await app.register(async (scope) => {
    await scope.register(multipart);
    await scope.register(fastifyStatic, { root: uploads.folder, serve: false, cacheControl: false });

    routeUpload(scope, context, 'sendSlip', async (request, once) => {
      const sent = await readForm(request);
      const added: string[] = [];
      const asked = { bankCode: sent.bankCode, picture: createHash('sha256').update(sent.picture).digest('hex') };
      const response = await once(asked, async (trx, member) => {
        requireOpen(slipHours ?? operators[member.operator].slip, now());
        added.push(await addSlip(trx, member, sent, uploads, now()));
        return { message: 'SUCCESS' };
      });
      for (const reference of added) worker.take(reference);
      return response;
    });

    // Tells the slip's owner its URL.
    scope.get<{ Params: { name: string } }>(`${slipFilesPath}:name`, (request, reply) =>
      sendFile(request, reply, { uploads, addresses, savedAs: 'slip' }),
    );
  });
}

/** Reads the form of a slip: a PNG or JPEG, and a bank. Throws Refusal. */
async function readForm(request: FastifyRequest): Promise<SentSlip> {
  let picture: Buffer | undefined;
  let bankCode = '';
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') {
        if (part.fieldname === 'bankCode') bankCode = String(part.value).trim();
      } else {
        const content = await part.toBuffer();
        if (part.fieldname === 'file') picture ??= content;
      }
    }
  } catch (error) {
    throw asFormFault(error, 'SLIP_INVALID_FILE');
  }
  if (picture === undefined) throw new Refusal(400, 'SLIP_NO_FILE');
  if (!['png', 'jpg'].includes(readFileType(picture)?.extension ?? '')) throw new Refusal(415, 'SLIP_INVALID_FILE');
  if (bankCode === '') throw new Refusal(400, 'KEY_MISSING');
  return { picture, bankCode };
}
