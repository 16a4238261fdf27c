import type { FastifyReply } from 'fastify';
import type { Html } from '../http/html.ts';

const policy = "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Sends a page of the testers, which runs nothing and takes nothing from elsewhere. */
export function sendTesterPage(reply: FastifyReply, page: Html): FastifyReply {
  return reply
    .headers({ 'Content-Security-Policy': policy, 'Referrer-Policy': 'same-origin' })
    .type('text/html; charset=utf-8')
    .send(String(page));
}
