import type { FastifyReply } from 'fastify';
import { html, type Html } from './html.ts';
import type { SandboxApp } from './sandbox-app.ts';

/** A complete page in English, with the stylesheet at a path. */
export function drawDocument(title: string, styles: string, body: Html): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title}</title>
        <link rel="stylesheet" href="${styles}" />
      </head>
      <body>
        <main>${body}</main>
      </body>
    </html>`;
}

interface PageOptions {
  readonly hasPictures?: boolean;
  readonly referrer?: 'same-origin' | 'no-referrer';
}

/** Sends a page that runs nothing and takes nothing from elsewhere, with the status of the reply. */
export function sendPage(reply: FastifyReply, page: Html, options: PageOptions = {}): FastifyReply {
  const { hasPictures = false, referrer = 'same-origin' } = options;
  const pictures = hasPictures ? "img-src 'self'; " : '';
  const policy = `default-src 'none'; style-src 'self'; ${pictures}form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;
  return reply
    .headers({ 'Content-Security-Policy': policy, 'Referrer-Policy': referrer })
    .type('text/html; charset=utf-8')
    .send(String(page));
}

/** Accepts forms in a scope. No other route accepts them: another site can send forms without a preflight. */
export function acceptForms(scope: SandboxApp, bodyLimit: number): void {
  scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string', bodyLimit }, (_request, body, parsed) => {
    parsed(null, Object.fromEntries(new URLSearchParams(String(body))));
  });
}
