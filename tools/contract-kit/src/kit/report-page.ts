import { operations, type Operation } from '@wallet/contract/operations';
import type { Finding } from './findings.ts';
import type { KitReport } from './run-kit.ts';

const styles =
  'body{font:1rem/1.5 system-ui,sans-serif;margin:0;background:#fff;color:#15171c}main{max-width:64rem;margin:auto;padding:1rem}table{width:100%;border-collapse:collapse}' +
  'th,td{text-align:left;padding:.4rem .5rem;border-bottom:1px solid #c9ccd3;vertical-align:top}.failed{color:#a30d0d;font-weight:600}.warned{color:#7a4b00}.skipped{color:#555}.passed{color:#0b6b2f}' +
  'code{font-size:.875rem}@media(prefers-color-scheme:dark){body{background:#10131a;color:#f2f2f2}.failed{color:#ffb4ab}.warned{color:#ffd479}.skipped{color:#b5bac5}.passed{color:#8fe0a8}}';

const labels = { failed: 'to change', warned: 'note', skipped: 'not looked at', passed: 'as agreed' } as const;

/** The findings that somebody has to read, for a terminal: what is to be changed, the most harmful first, then notes of one line. */
export function describe(findings: readonly Finding[]): readonly string[] {
  const failed = findings.filter(({ verdict }) => verdict === 'failed');
  return [
    ...failed.flatMap(({ harm, subject, check, detail, sees, change }, index) => [
      `${String(index + 1)}. ${subject} (${harm === 'rest' ? check : `${harm}, ${check}`}): ${detail}`,
      ...(sees === '' ? [] : [`   members: ${sees}`]),
      ...(change === '' ? [] : [`   change:  ${change}`]),
    ]),
    ...findings.filter(({ verdict }) => verdict === 'warned').map(({ subject, detail }) => `note ${subject}: ${detail}`),
  ];
}

/** Renders the report as HTML, in the order in which things are to be changed. */
export function renderReport(report: KitReport): string {
  const rows = report.findings.map(renderRow);
  const summary = `${String(report.passed)} as agreed, ${String(report.failed)} to change, ${String(report.warned)} notes, ${String(report.skipped)} not looked at`;
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Contract report</title><style>${styles}</style></head><body><main>` +
    `<h1>Contract report</h1><p>${escape(report.base)}, ${escape(report.at)}, ${report.loggedIn ? 'as a member' : 'as a visitor'}, ${report.allowWrites ? 'writing allowed' : 'reading only'}.</p>` +
    `<p class="${report.failed > 0 ? 'failed' : 'passed'}">${summary}.</p>` +
    report.rules.map((rule) => `<p>${escape(rule)}</p>`).join('') +
    `<table><thead><tr><th>Verdict</th><th>What</th><th>What is wrong</th><th>What members see</th><th>What to change</th></tr></thead><tbody>${rows.join('')}</tbody></table></main></body></html>`
  );
}

function renderRow({ subject, check, verdict, detail, harm, sees, change }: Finding): string {
  const call = (operations as Readonly<Record<string, Operation | undefined>>)[subject];
  const address = call === undefined ? '' : `<br><code>${call.method} ${escape(call.path)}</code>`;
  const isFault = verdict === 'failed';
  const cells = [
    `${labels[verdict]}${isFault && harm !== 'rest' ? `, ${harm}` : ''}`,
    `${escape(subject)}${address}`,
    `${check}${detail === '' ? '' : `: ${escape(detail)}`}`,
    isFault ? escape(sees) : '',
    isFault ? escape(change) : '',
  ];
  return `<tr>${cells.map((cell, index) => `<td${index === 0 ? ` class="${verdict}"` : ''}>${cell}</td>`).join('')}</tr>`;
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${String(sign.charCodeAt(0))};`);
}
