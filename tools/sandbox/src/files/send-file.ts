import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../http/refusal.ts';
import type { SignedAddresses } from './signed-addresses.ts';
import type { Uploads } from './uploads.ts';

interface FileParts {
  readonly uploads: Uploads;
  readonly addresses: SignedAddresses;
  /** The name under which the file is saved, without its ending. */
  readonly savedAs: string;
}

/** Sends a kept file to who has an address of it that is still good. Whatever it holds, it runs nothing, and no cache keeps it. */
export function sendFile(
  request: FastifyRequest<{ Params: { name: string } }>,
  reply: FastifyReply,
  { uploads, addresses, savedAs }: FileParts,
): FastifyReply {
  const { name } = request.params;
  if (!uploads.has(name) || !addresses.isGood(request.url)) throw new Refusal(404, 'NO_DATA');
  return reply
    .headers({
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Content-Disposition': `inline; filename="${savedAs}.${name.split('.').at(-1) ?? ''}"`,
      // An app of another origin shows it, too.
      'Cross-Origin-Resource-Policy': 'cross-origin',
    })
    .sendFile(name);
}
