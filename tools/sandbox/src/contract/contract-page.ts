import { operations, commonErrors, type Operation } from '@wallet/contract/operations';
import { object } from 'valibot';
import { escapeHtml } from '../http/escape-html.ts';
import { describeSchema } from './json-schema.ts';

export const contractStyles =
  'body{font:1rem/1.5 system-ui,sans-serif;margin:0;background:#fff;color:#15171c}main{max-width:60rem;margin:auto;padding:1rem}' +
  'h2{margin:2rem 0 .5rem}details{border:1px solid #c9ccd3;border-radius:.5rem;margin:.5rem 0;padding:.25rem .75rem}' +
  'summary{cursor:pointer;min-height:2.75rem;display:flex;flex-wrap:wrap;gap:.5rem;align-items:center}code,pre{font:.875rem/1.5 ui-monospace,monospace}code{overflow-wrap:anywhere}' +
  'pre{overflow:auto;background:#f1f2f5;padding:.75rem;border-radius:.5rem}b{min-width:4rem}small{background:#e4e7ee;border-radius:1rem;padding:0 .6rem}' +
  'p{margin:.5rem 0}@media(prefers-color-scheme:dark){body{background:#10131a;color:#f2f2f2}pre,small{background:#232834}details{border-color:#3a4150}a{color:#9cc3ff}}';

/** The contract for people: every call with what it takes, answers and refuses. */
export function drawContract(): string {
  const rows = Object.entries<Operation>(operations);
  const groups = [...new Set(rows.map(([, { group }]) => group))];
  const sections = groups.map((group) => {
    const members = rows.filter(([, call]) => call.group === group).map(([name, call]) => drawCall(name, call));
    return `<section><h2>${escapeHtml(group)}</h2>${members.join('')}</section>`;
  });
  return (
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>The wire</title>' +
    '<link rel="stylesheet" href="/__contract/page.css"></head><body><main><h1>The wire</h1>' +
    `<p>${String(rows.length)} operations. For machines: <a href="/__contract/openapi.json">OpenAPI 3.1</a>. Every call may refuse with ${commonErrors.map(code).join(', ')}.</p>` +
    `${sections.join('')}</main></body></html>`
  );
}

function drawCall(name: string, call: Operation): string {
  const marks = [
    ...(call.auth === 'required' ? ['login'] : []), ...(call.effect !== 'read' ? ['changes something'] : []), ...(call.effect === 'money' ? ['money'] : []),
    ...(call.upload ? ['multipart'] : []),
  ];
  const { upload } = call;
  return (
    `<details id="${name}"><summary><b>${call.method}</b><code>${escapeHtml(call.path)}</code>${marks.map((mark) => `<small>${mark}</small>`).join('')}</summary>` +
    `<p>${escapeHtml(call.summary)}. Gives up after ${String(call.timeoutMs / 1000)} s.</p>` +
    (call.errors.length > 0 ? `<p>Refuses with ${call.errors.map(code).join(', ')}.</p>` : '') +
    (upload ? `<p>Takes a form with <code>file</code> (${upload.kind}, at most ${String(upload.maxBytes)} bytes)${upload.fields.map((field) => `, ${code(field)}`).join('')}.</p>` : '') +
    (call.params ? `<h3>Path</h3>${schemaOf(object(call.params))}` : '') +
    (call.request ? `<h3>Body</h3>${schemaOf(call.request)}` : '') +
    `<h3>Answer</h3>${schemaOf(call.response)}</details>`
  );
}

function schemaOf(schema: Operation['response']): string {
  return `<pre tabindex="0">${escapeHtml(JSON.stringify(describeSchema(schema), null, 2))}</pre>`;
}

const code = (text: string) => `<code>${escapeHtml(text)}</code>`;
