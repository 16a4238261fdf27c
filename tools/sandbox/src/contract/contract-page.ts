import { type Operation, commonErrors, operations } from '@wallet/contract/operations';
import { object } from 'valibot';
import { type Html, html } from '../http/html.ts';
import { requireLoopback } from '../http/loopback.ts';
import { drawDocument } from '../http/pages.ts';
import type { SandboxApp } from '../http/sandbox-app.ts';
import { describeSchema } from './json-schema.ts';
import { describeContract } from './openapi.ts';

const contractStyles =
  'body{font:1rem/1.5 system-ui,sans-serif;margin:0;background:#fff;color:#15171c}main{max-width:60rem;margin:auto;padding:1rem}' +
  'h2{margin:2rem 0 .5rem}details{border:1px solid #c9ccd3;border-radius:.5rem;margin:.5rem 0;padding:.25rem .75rem}' +
  'summary{cursor:pointer;min-height:2.75rem;display:flex;flex-wrap:wrap;gap:.5rem;align-items:center}code,pre{font:.875rem/1.5 ui-monospace,monospace}code{overflow-wrap:anywhere}' +
  'pre{overflow:auto;background:#f1f2f5;padding:.75rem;border-radius:.5rem}b{min-width:4rem}small{background:#e4e7ee;border-radius:1rem;padding:0 .6rem}' +
  'p{margin:.5rem 0}@media(prefers-color-scheme:dark){body{background:#10131a;color:#f2f2f2}pre,small{background:#232834}details{border-color:#3a4150}a{color:#9cc3ff}}';

/** The contract as a page: every operation with its request, response and errors. */
function drawContract(): Html {
  const rows = Object.entries<Operation>(operations);
  const groups = [...new Set(rows.map(([, { group }]) => group))];
  const sections = groups.map((group) => {
    const members = rows.filter(([, call]) => call.group === group).map(([name, call]) => drawCall(name, call));
    return html`<section>
      <h2>${group}</h2>
      ${members}
    </section>`;
  });
  return drawDocument(
    'The wire',
    '/__contract/page.css',
    html`<h1>The wire</h1>
      <p>
        ${rows.length} operations. For machines: <a href="/__contract/openapi.json">OpenAPI 3.1</a>. Every call may refuse with
        ${listCodes(commonErrors)}.
      </p>
      ${sections}`,
  );
}

function drawCall(name: string, call: Operation): Html {
  const marks = [
    ...(call.auth === 'required' ? ['login'] : []),
    ...(call.effect !== 'read' ? ['changes something'] : []),
    ...(call.effect === 'money' ? ['money'] : []),
    ...(call.upload ? ['multipart'] : []),
  ];
  const { upload } = call;
  return html`<details id="${name}">
    <summary><b>${call.method}</b><code>${call.path}</code>${marks.map((mark) => html`<small>${mark}</small>`)}</summary>
    <p>${call.summary}. Gives up after ${call.timeoutMs / 1000} s.</p>
    ${call.errors.length > 0 && html`<p>Refuses with ${listCodes(call.errors)}.</p>`}
    ${upload && html`<p>Takes a form with <code>file</code> (${upload.kind}, at most ${upload.maxBytes} bytes)${upload.fields.map((field) => html`, <code>${field}</code>`)}.</p>`}
    ${
      call.params &&
      html`<h3>Path</h3>
        ${schemaOf(object(call.params))}`
    }
    ${
      call.request &&
      html`<h3>Body</h3>
        ${schemaOf(call.request)}`
    }
    <h3>Answer</h3>
    ${schemaOf(call.response)}
  </details>`;
}

function schemaOf(schema: Operation['response']): Html {
  return html`<pre tabindex="0">${JSON.stringify(describeSchema(schema), null, 2)}</pre>`;
}

const listCodes = (texts: readonly string[]) => texts.map((text, index) => html`${index > 0 && ', '}<code>${text}</code>`);

const policy = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Serves the contract on this machine: as a page, and as OpenAPI. */
export function addContract(app: SandboxApp): void {
  const onRequest = requireLoopback;
  app.get('/__contract', { onRequest }, (_request, reply) =>
    reply.header('Content-Security-Policy', policy).type('text/html; charset=utf-8').send(String(drawContract())),
  );
  app.get('/__contract/page.css', { onRequest }, (_request, reply) => reply.type('text/css; charset=utf-8').send(contractStyles));
  app.get('/__contract/openapi.json', { onRequest }, () => Promise.resolve(describeContract()));
}
