import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../http/refusal.ts';
import type { SignedAddresses } from './signed-addresses.ts';
import type { Uploads } from './uploads.ts';

interface FileParts {
  readonly uploads: Uploads;
  readonly addresses: SignedAddresses;
  /** File name for downloads, without extension. */
  readonly savedAs: string;
}

/** Serves a file for a valid signed URL. The headers prevent scripts and caching. */
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
      // Apps of another origin may show it too.
      'Cross-Origin-Resource-Policy': 'cross-origin',
    })
    .sendFile(name);
}
