import {
  actionNames,
  assetName,
  connectionTypes,
  errorCodes,
  errorNames,
  failureKinds,
  knownOr,
  languages,
  maxReportEntries,
  maxReportFrames,
  pageRoutes,
  parseUrl,
  targetPattern,
  vitalNames,
  type ReportBatch,
  type ReportEntry,
} from '@wallet/domain';
import * as v from 'valibot';

/** The most bytes that are read of a request. Browsers send no larger beacon. */
export const maxReportBytes = 65_536;

/** What a browser says by itself: a violation of the policy, a crash, an intervention, a deprecated feature. */
export interface BrowserEntry {
  readonly kind: 'browser';
  readonly route: ReportEntry['route'];
  readonly type: (typeof browserTypes)[number] | 'other';
  /** What it is about, such as `script-src-elem inline`. */
  readonly about: string;
  readonly frames: readonly string[];
  readonly count: number;
}

export type ReceivedEntry = ReportEntry | BrowserEntry;

/** What was received at once. Of the browser's own reports neither the app nor its release is known. */
export type Reports = Omit<ReportBatch, 'entries'> & { readonly entries: readonly ReceivedEntry[] };

const browserTypes = ['csp-violation', 'crash', 'deprecation', 'intervention', 'permissions-policy-violation', 'coop', 'coep'] as const;

const directives = [
  ...[
    'script-src',
    'script-src-elem',
    'script-src-attr',
    'style-src',
    'style-src-elem',
    'style-src-attr',
    'img-src',
    'media-src',
    'font-src',
  ],
  ...['connect-src', 'manifest-src', 'worker-src', 'frame-src', 'object-src', 'default-src', 'base-uri', 'form-action', 'frame-ancestors'],
  ...['require-trusted-types-for', 'trusted-types'],
];
const blockedKeywords = ['inline', 'eval', 'wasm-eval', 'trusted-types-policy', 'trusted-types-sink'];
const crashReasons = ['oom', 'unresponsive'];

const orOther = <const List extends readonly string[]>(list: List) => v.picklist([...list, 'other']);
const count = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000));
const milliseconds = v.pipe(v.number(), v.minValue(0), v.maxValue(1e9));
const route = orOther(pageRoutes);
const framePattern = new RegExp(String.raw`${assetName.source.replace('$', '')}:\d{1,6}:\d{1,6}$`);
const frames = v.pipe(v.array(v.pipe(v.string(), v.maxLength(120), v.regex(framePattern))), v.maxLength(maxReportFrames));

const entry = v.variant('kind', [
  v.object({
    kind: v.literal('error'),
    name: orOther(errorNames),
    code: v.nullable(v.pipe(v.number(), v.maxValue(999))),
    frames,
    route,
    count,
  }),
  v.object({
    kind: v.literal('missing'),
    file: v.union([v.literal('other'), v.pipe(v.string(), v.maxLength(100), v.regex(assetName))]),
    route,
    count,
  }),
  v.object({
    kind: v.literal('vital'),
    name: v.picklist(vitalNames),
    value: milliseconds,
    target: v.union([v.literal(''), v.pipe(v.string(), v.regex(targetPattern))]),
    parts: v.record(v.pipe(v.string(), v.regex(/^[A-Za-z]{1,30}(?:Byte|Delay|Duration)$/)), milliseconds),
    route,
    count,
  }),
  v.object({
    kind: v.literal('outcome'),
    action: orOther(actionNames),
    outcome: v.picklist(['done', 'refused', 'unknown']),
    code: v.nullable(orOther([...errorCodes, ...failureKinds])),
    foundAfterMs: v.nullable(milliseconds),
    route,
    count,
  }),
]);

const batch = v.object({
  app: v.pipe(v.string(), v.regex(/^[a-z][a-z\d-]{0,40}$/)),
  release: v.pipe(v.string(), v.regex(/^\d{1,5}\.\d{1,5}\.\d{1,5}(?:-[\w.]{1,20})?$/)),
  language: v.picklist(languages),
  connection: orOther(connectionTypes),
  vitalsShare: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  entries: v.pipe(v.array(entry), v.minLength(1), v.maxLength(maxReportEntries)),
});

const text = v.fallback(v.optional(v.string(), ''), '');
const position = v.fallback(v.optional(v.number(), 0), 0);

/** Reports by https://www.w3.org/TR/reporting-1/, of which only what is listed here is read. */
const browserReport = v.object({
  type: text,
  url: text,
  body: v.optional(
    v.object({
      effectiveDirective: text,
      blockedURL: text,
      reason: text,
      sourceFile: text,
      lineNumber: position,
      columnNumber: position,
    }),
  ),
});

/** Reports by `report-uri`, of browsers that know no other. */
const policyReport = v.object({
  'csp-report': v.object({
    'document-uri': text,
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
    'source-file': text,
    'line-number': position,
    'column-number': position,
  }),
});

/**
 * Reads what a page or a browser has sent. Null if it is neither. Anybody can send anything, so that only closed lists and numbers pass; of the
 * browser's own reports, which have whole addresses in them, no more than these either.
 */
export function readReports(body: string): Reports | null {
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    return null;
  }
  const own = v.safeParse(batch, json);
  if (own.success) return own.output;
  const policy = v.safeParse(policyReport, json);
  if (policy.success) {
    const report = policy.output['csp-report'];
    return ofBrowser([
      {
        type: 'csp-violation',
        url: report['document-uri'],
        body: {
          effectiveDirective: report['effective-directive'] || report['violated-directive'],
          blockedURL: report['blocked-uri'],
          reason: '',
          sourceFile: report['source-file'],
          lineNumber: report['line-number'],
          columnNumber: report['column-number'],
        },
      },
    ]);
  }
  const browser = v.safeParse(v.pipe(v.array(browserReport), v.minLength(1), v.maxLength(maxReportEntries)), json);
  return browser.success ? ofBrowser(browser.output) : null;
}

function ofBrowser(reports: readonly v.InferOutput<typeof browserReport>[]): Reports {
  const entries = reports.map(({ type, url, body }): BrowserEntry => {
    const frame = `${parseUrl(body?.sourceFile ?? '')?.pathname.replace('/assets/', '') ?? ''}:${String(body?.lineNumber)}:${String(body?.columnNumber)}`;
    const about = body && [known(directives, body.effectiveDirective), blocked(body.blockedURL, url), known(crashReasons, body.reason)];
    return {
      kind: 'browser',
      route: knownOr(pageRoutes, parseUrl(url)?.pathname ?? ''),
      type: knownOr(browserTypes, type),
      about: about?.filter(Boolean).join(' ') ?? '',
      frames: framePattern.test(frame) ? [frame] : [],
      count: 1,
    };
  });
  return { app: 'browser', release: '', language: 'en', connection: 'other', vitalsShare: 0, entries };
}

/** A word of a list; nothing for no word. */
const known = (list: readonly string[], text: string): string => (text === '' ? '' : knownOr(list, text));

/** What the policy has blocked: a keyword, or whether the address is of the page's own site. */
function blocked(address: string, page: string): string {
  const origin = parseUrl(address)?.origin;
  return origin !== undefined && origin === parseUrl(page)?.origin ? 'own' : known(blockedKeywords, address);
}

/** An entry in one line, without its positions. */
export function describeEntry(entry: ReceivedEntry): string {
  switch (entry.kind) {
    case 'error':
      return entry.code === null ? entry.name : `${entry.name} (React ${String(entry.code)})`;
    case 'missing':
      return `${entry.file} did not come`;
    case 'browser':
      return `${entry.type} ${entry.about}`.trim();
    case 'outcome':
      return [entry.action, entry.outcome, entry.code].filter(Boolean).join(' ');
    case 'vital':
      return `${entry.name} ${String(entry.value)}`;
  }
}

/** The positions of an entry, newest first, one a line: what `wallet stack` reads. */
export const framesOf = (entry: ReceivedEntry): readonly string[] => ('frames' in entry ? entry.frames : []);
