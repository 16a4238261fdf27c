import type { FastifyReply } from 'fastify';

const policy = "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** Sends a page of the testers, which runs nothing and takes nothing from elsewhere. */
export function sendTesterPage(reply: FastifyReply, html: string): FastifyReply {
  return reply.headers({ 'Content-Security-Policy': policy, 'Referrer-Policy': 'same-origin' }).type('text/html; charset=utf-8').send(html);
}
