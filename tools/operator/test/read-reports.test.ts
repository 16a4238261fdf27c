import { describe, expect, it } from 'vitest';
import { readReports } from '../src/reports/read-reports.ts';
import { batch, secrets } from './some-reports.ts';

const read = (json: unknown) => readReports(JSON.stringify(json));
const secret = secrets.join(' ');

/** Copies of a value, each with another text or number in one place. */
function* withOne(value: unknown, other: unknown): Generator {
  if (typeof value !== 'object' || value === null) yield other;
  else if (Array.isArray(value)) {
    for (const [index, part] of value.entries()) for (const next of withOne(part, other)) yield value.with(index, next);
  } else {
    for (const [name, part] of Object.entries(value)) for (const next of withOne(part, other)) yield { ...value, [name]: next };
  }
}

describe('a report of a page', () => {
  it('is read as it was sent', () => expect(read(batch)).toEqual(batch));

  it.each(secrets)('is refused with %s in any place', (mark) => {
    const changed = [...withOne(batch, mark)];
    expect(changed.length).toBeGreaterThan(30);
    for (const one of changed) expect(JSON.stringify(read(one) ?? 'refused')).not.toContain(mark);
  });

  it('loses what nobody has asked for', () => {
    const [entry] = batch.entries;
    expect(read({ ...batch, member: secret, entries: [{ ...entry, message: secret }] })).toEqual({ ...batch, entries: [entry] });
  });

  it.each([
    ['no JSON', '{'],
    ['a text', '"x"'],
    ['nothing', ''],
    ['an empty list', '[]'],
    ['no entries', JSON.stringify({ ...batch, entries: [] })],
    ['too many entries', JSON.stringify({ ...batch, entries: Array.from({ length: 51 }, () => batch.entries[0]) })],
    ['an endless count', JSON.stringify({ ...batch, entries: [{ ...batch.entries[0], count: 10_001 }] })],
    ['a name of another object', '{"__proto__":{"entries":[1]}}'],
  ])('is refused if it is %s', (_what, body) => expect(readReports(body)).toBeNull());
});

describe('a report of a browser', () => {
  const address = `https://wallet.example/user/home?token=${secrets.join('&')}`;

  it('by the Reporting API is read without addresses and texts', () => {
    const reports = read([
      {
        type: 'csp-violation',
        age: 10,
        url: address,
        user_agent: secret,
        body: {
          documentURL: address,
          referrer: address,
          blockedURL: `https://evil.example/${secret}`,
          effectiveDirective: 'script-src-elem',
          originalPolicy: secret,
          sourceFile: 'https://wallet.example/assets/index-AbCd1234.js',
          lineNumber: 2,
          columnNumber: 345,
          sample: secret,
        },
      },
      { type: 'crash', url: address, body: { reason: 'oom' } },
      { type: 'deprecation', url: `https://wallet.example/${secret}`, body: { id: 'UnloadHandler', message: secret } },
      { type: secret, url: secret, body: {} },
    ]);
    expect(reports?.entries).toEqual([
      {
        kind: 'browser',
        type: 'csp-violation',
        route: '/user/home',
        about: 'script-src-elem other',
        frames: ['index-AbCd1234.js:2:345'],
        count: 1,
      },
      { kind: 'browser', type: 'crash', route: '/user/home', about: 'oom', frames: [], count: 1 },
      { kind: 'browser', type: 'deprecation', route: 'other', about: '', frames: [], count: 1 },
      { kind: 'browser', type: 'other', route: 'other', about: '', frames: [], count: 1 },
    ]);
  });

  it.each([
    ['inline', 'inline'],
    ['wasm-eval', 'wasm-eval'],
    ['https://wallet.example/a?token=1', 'own'],
    ['https://wallet.example.evil.example/', 'other'],
    [`https://${secrets[2] ?? ''}.example`, 'other'],
    ['data', 'other'],
    [secrets[2], 'other'],
    ['a'.repeat(200), 'other'],
    [{ toString: 1 }, ''],
    [['inline'], ''],
  ])('tells of %j that was blocked no more than %s', (blockedURL, about) => {
    const words = { effectiveDirective: 'img-src', id: 'Somchai', reason: 'Somchai' };
    expect(read([{ type: 'csp-violation', url: address, body: { ...words, blockedURL } }])?.entries).toMatchObject([
      { about: ['img-src', about, 'other'].filter(Boolean).join(' ') },
    ]);
  });

  it('is read where a text is something else', () =>
    expect(read([{ type: { toString: 1 }, url: 1, body: { lineNumber: 'x' } }])?.entries).toMatchObject([{ type: 'other', about: '' }]));

  it('by report-uri is read too', () => {
    const report = { 'document-uri': address, 'violated-directive': 'img-src', 'blocked-uri': 'inline', 'script-sample': secret };
    expect(read({ 'csp-report': report })?.entries).toEqual([
      { kind: 'browser', type: 'csp-violation', route: '/user/home', about: 'img-src inline', frames: [], count: 1 },
    ]);
  });
});
