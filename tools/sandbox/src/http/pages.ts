import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SandboxApp } from './sandbox-app.ts';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escaped HTML. Only `html` creates it; `String` converts it. */
export class Html {
  readonly #text: string;
  constructor(text: string) {
    this.#text = text;
  }
  toString(): string {
    return this.#text;
  }
}

type Part = Html | string | number | null | undefined | false | readonly Part[];

/** A template tag for HTML. Values are escaped unless `html` created them. */
export function html(markup: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(String.raw({ raw: markup }, ...parts.map(render)));
}

function render(part: Part): string {
  if (part === null || part === undefined || part === false) return '';
  if (part instanceof Html) return String(part);
  if (typeof part === 'object') return part.map(render).join('');
  return String(part).replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);
}

/** A list, or a sentence if it is empty. */
export function drawList(items: readonly Html[], ifEmpty: string): Html {
  if (items.length === 0) return html`<p>${ifEmpty}</p>`;
  return html`<ul>
    ${items.map((item) => html`<li>${item}</li>`)}
  </ul>`;
}

export function drawTable(heads: readonly string[], rows: readonly (readonly Part[])[]): Html {
  const cellsOf = (cells: readonly Part[]) => cells.map((cell) => html`<td>${cell}</td>`);
  return html`<table>
    <thead><tr>${heads.map((head) => html`<th>${head}</th>`)}</tr></thead>
    <tbody>${rows.map((cells) => html`<tr>${cellsOf(cells)}</tr>`)}</tbody>
  </table>`;
}

/** An input with its label. It must match the pattern. */
export function drawInput(label: string, name: string, value: string, pattern: string): Html {
  return html`<label>${label} <input name="${name}" value="${value}" required pattern="${pattern}" /></label>`;
}

/** A select with its label. An option is its value and its text. */
export function drawSelect(label: string, name: string, options: readonly (readonly [value: string, text: string])[]): Html {
  return html`<label>${label} <select name="${name}">
    ${options.map(([value, text]) => html`<option value="${value}">${text}</option>`)}
  </select></label>`;
}

const stylesPath = '/__provider/page.css';
const styles = `
body { font: 1rem/1.5 system-ui, sans-serif; margin: 0; background: #10131a; color: #f2f2f2 }
main { max-width: 48rem; margin: auto; padding: 1rem; overflow-wrap: anywhere }
a { color: #9cc3ff }
output { font-size: 1.5rem; font-variant-numeric: tabular-nums }
form { margin: 1rem 0 }
td form { margin: 0.25rem 0 }
form, label { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.5rem }
input, select, textarea, button { font: inherit; min-height: 2.75rem; min-width: 0; padding: 0 0.75rem }
input[type='checkbox'] { justify-self: start; width: 1.5rem; min-height: 1.5rem }
table { width: 100%; border-collapse: collapse }
td, th { text-align: left; padding: 0.5rem; border-bottom: 1px solid #3a4150 }
li { margin: 0.75rem 0 }
summary { cursor: pointer; min-height: 2.75rem }
pre { overflow: auto; background: #232834; padding: 0.75rem }
[role='alert'] { color: #ffb4ab }
`;

// Pages run nothing and take nothing from elsewhere. Other sites do not learn their addresses, which may contain a ticket.
const headers = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'same-origin',
};

/** Sends a complete page in English, with the status of the reply. */
export function sendPage(reply: FastifyReply, title: string, content: Html): FastifyReply {
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>${title}</title>
        <link rel="stylesheet" href="${stylesPath}" />
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html>`;
  return reply.headers(headers).type('text/html; charset=utf-8').send(String(page));
}

/** Serves the stylesheet of all pages. */
export function addPageStyles(app: SandboxApp): void {
  app.get(stylesPath, (_request, reply) => reply.type('text/css; charset=utf-8').send(styles));
}

/**
 * Adds routes that accept forms, with the types of `app`. They are a scope of their own: no other route accepts forms, which another
 * site can send without a preflight.
 */
export function addForms(app: SandboxApp, addRoutes: (scope: SandboxApp) => void): void {
  void app.register((scope: SandboxApp, _options, done) => {
    const options = { parseAs: 'string', bodyLimit: 16_384 } as const;
    scope.addContentTypeParser<string>('application/x-www-form-urlencoded', options, (_request, body, parsed) => {
      parsed(null, Object.fromEntries(new URLSearchParams(body)));
    });
    addRoutes(scope);
    done();
  });
}

const noticeCookie = 'notice';

/** Answers a form: sends the browser to the page at `url`, which is to say the notice. Reading that page again sends nothing again. */
export function answerForm(reply: FastifyReply, url: string, notice: string): FastifyReply {
  const value = Buffer.from(notice).toString('base64url');
  return reply.header('Set-Cookie', `${noticeCookie}=${value}; Path=/; HttpOnly; SameSite=Strict`).redirect(url, 303);
}

/** What the browser's last form has done, to be said once. Empty without one. */
export function takeNotice({ headers: sent }: FastifyRequest, reply: FastifyReply): string {
  const [, value = ''] = new RegExp(`(?:^|; )${noticeCookie}=([^;]*)`).exec(sent.cookie ?? '') ?? [];
  if (value !== '') void reply.header('Set-Cookie', `${noticeCookie}=; Path=/; Max-Age=0`);
  return Buffer.from(value, 'base64url').toString();
}

/** Whether a request is JSON, and not a form of a page. */
export function isCall({ headers: sent }: FastifyRequest): boolean {
  return String(sent['content-type']).startsWith('application/json');
}
