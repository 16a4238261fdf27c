import type { FastifyReply } from 'fastify';
import type { Html } from '../http/html.ts';
import { sendPage } from '../http/pages.ts';

/** Sends a page of the testers, which may show pictures of slips. */
export const sendTesterPage = (reply: FastifyReply, page: Html): FastifyReply => sendPage(reply, page, { hasPictures: true });
