import { operations, type OperationId } from '@wallet/contract/operations';
import { describeContract } from '@wallet/sandbox';
import { describe, expect, it } from 'vitest';
import { checkResponse, judge } from '../src/kit/check-response.ts';
import { consequences } from '../src/kit/consequences.ts';
import type { FieldKindName } from '../src/kit/field-kinds.ts';
import { createFindings } from '../src/kit/findings.ts';
import { listFields } from '../src/kit/shape.ts';
import { changeJson, type JsonChange } from './change-json.ts';

const nowMs = Date.parse('2026-01-31T10:00:00Z');
const inHours = (hours: number) => new Date(nowMs + hours * 3_600_000).toISOString();
const around = { nowMs, allowedLinks: [] };

const garbled = 'à¸ªà¸¡à¸Šà¸²à¸¢';
const amounts = ['N/A', '1.234,50', '฿1,234.50', '300 บาท', '1,00', 100.005, 1e17, { value: 100, unit: 'THB' }, [100]];
const ids = [12345678901234567890, ' m1 ', 'a\u200bb', '405-123-4567\u202c'];
const texts = [garbled, '????????', 'S\ufffdMCHAI', 'A&amp;B', '<b>Siam</b>', { th: 'สมชาย' }];
const links = [
  'http://games.example.com/',
  'games.example.com',
  '/uploads/a.jpg',
  'javascript:alert(1)',
  'https://u:p@games.example.com/',
  'https://e.example/\u200b',
];
const times = ['31/12/2025 10:00', '2026-01-31 19:00:00', '31 ม.ค. 2569', 'yesterday', 1766];
const link = 'https://games.example.com/play';

/** Of each kind: a value as agreed, values that are wrong, and values that the apps read all the same. */
const kinds: Readonly<Record<FieldKindName, readonly [agreed: unknown, wrong: readonly unknown[], noted?: readonly unknown[]]>> = {
  amount: [100.5, amounts, ['100.5']],
  holding: [100.5, [...amounts, -5], ['100.5']],
  figure: [5, ['10:1', '1%', 'unlimited'], ['5']],
  count: [3, ['three', 2.5, -1], ['3']],
  minutes: [15, [0, '1 hour'], ['15']],
  timeOfDay: ['23:30', ['11:30 PM', 2330], ['9:30']],
  pastTime: [inHours(-1), [...times, '2569-01-31T10:00:00Z', '1970-01-21T10:00:00Z', inHours(1)]],
  expiry: [inHours(0.25), [...times, inHours(-1), inHours(7 * 24), 900]],
  switch: [true, ['yes', 'on', 'active', 'maybe'], ['true', 1]],
  presence: [true, ['perhaps'], [{}]],
  amountOrSwitch: [true, ['maybe']],
  text: ['Siam', texts, [5]],
  word: ['success', texts, [5]],
  place: ['WALLET', texts, [5]],
  color: ['#ffcc00', texts, [5]],
  html: ['<p>Siam</p>', [garbled, '<img src="http://cdn.example.com/n.png">', { th: 'x' }]],
  id: ['m1', ids, [5]],
  code: ['pg', ids, [5]],
  mark: ['P10', ids],
  credential: ['u123', ['u123 ', ...ids], [5]],
  ownAccount: ['1234567890', [12345678, '\u200b1234567890'], [1234567890]],
  payeeAccount: ['405-1-23456-7', [21234567, '405-123-4567\u202c', 'โทรถาม', 'xxx-x-x4567'], [4051234567]],
  link: [link, [...links, 'line://ti/p/x']],
  appLink: [link, ['http://cdn.example.com/game.apk', 'javascript:void(0)'], ['intent://play']],
  contactLink: ['https://line.me/x', ['javascript:alert(1)', 'LINE: @siam'], ['line.me/x']],
  picture: ['/logo.png', ['http://cdn.example.com/logo.png', 'back.png']],
  contactPicture: [link, ['qr.png', 'javascript:alert(1)']],
  qrMarkup: ['<svg></svg>', [5]],
  form: [{ a: 'b' }, ['form']],
  anything: ['as agreed', []],
  category: ['slot', [{ th: 'x' }], ['poker']],
  period: ['day', [{ th: 'x' }], ['month']],
  entryType: ['deposit', [{ th: 'x' }], ['gift']],
  currency: ['BAHT', ['USD', 'EUR', 5]],
};

const row = (kind: FieldKindName) => ({ kind, sees: '', isNeeded: true, isExpected: true });
const kindNames = Object.keys(kinds) as FieldKindName[];
const ofKinds = (values: (kind: FieldKindName) => readonly unknown[]) =>
  kindNames.flatMap((kind) => values(kind).map((value) => [kind, value] as const));

describe('a field', () => {
  it.each(ofKinds((kind) => [kinds[kind][0]]))('of kind %s may be %j', (kind, value) => expect(judge(row(kind), value, around)).toBeNull());

  it.each([...ofKinds((kind) => kinds[kind][1]), ...ofKinds(() => [undefined, null, ''])])('of kind %s must not be %j', (kind, value) =>
    expect(judge(row(kind), value, around)?.[0]).toBe('failed'),
  );

  it.each(ofKinds((kind) => kinds[kind][2] ?? []))('of kind %s gets a note where it is %j', (kind, value) =>
    expect(judge(row(kind), value, around)?.[0]).toBe('warned'),
  );
});

interface Described {
  readonly properties?: Readonly<Record<string, Described>>;
  readonly items?: Described;
  readonly anyOf?: readonly Described[];
}

/** A response in which every field of a schema is there, as agreed. */
function sampleOf(name: OperationId, { properties, items, anyOf = [] }: Described, path = ''): unknown {
  const inside = anyOf.find((option) => option.properties ?? option.items);
  if (items) return [sampleOf(name, items, `${path}[]`)];
  if (properties) {
    const at = path === '' ? '' : `${path}.`;
    return Object.fromEntries(Object.entries(properties).map(([field, entry]) => [field, sampleOf(name, entry, `${at}${field}`)]));
  }
  if (inside && anyOf.length < 3) return sampleOf(name, inside, path);
  return kinds[consequences[name].fields[path]?.kind ?? 'text'][0];
}

const responses = Object.values(describeContract().paths)
  .flatMap((methods) => Object.values(methods))
  .map(({ operationId, responses: described }) => {
    const name = operationId as OperationId;
    return [name, sampleOf(name, described[200].content['application/json'].schema as Described)] as const;
  });

/** The fields of a response that the kit reports. */
function reportedIn(name: OperationId, sample: unknown, change: JsonChange = {}): readonly string[] {
  const text = changeJson(Buffer.from(JSON.stringify(sample)), change).toString();
  const headers = new Headers({ date: new Date(nowMs).toUTCString() });
  const findings = createFindings(new Set());
  const reply = { status: 200, headers, text, json: JSON.parse(text) as unknown, sentAtMs: nowMs, receivedAtMs: nowMs };
  checkResponse(findings, name, operations[name], reply);
  return findings.list
    .filter(({ check, verdict }) => check === 'field' && verdict === 'failed')
    .map(({ field }) => field.replaceAll(/\[\d+\]/g, '[]'));
}

describe('what members see', () => {
  it.each(responses)('is written down for every field of %s, and for no other', (name, sample) => {
    const arrived = listFields(operations[name].response, sample).map(({ path }) => path);
    expect(Object.keys(consequences[name].fields).sort()).toEqual([...new Set(arrived)].sort());
  });

  it.each(responses)('is reported of each field of %s that is wrong or missing, and of no other', (name, sample) => {
    const unnamed = Object.entries(consequences[name].fields).flatMap(([path, { kind, isNeeded }]) => [
      ...kinds[kind][1].slice(0, 1).map((value) => [path, reportedIn(name, sample, { [path]: value })] as const),
      ...(isNeeded ? [[path, reportedIn(name, sample, { [path]: undefined })] as const] : []),
    ]);
    expect(reportedIn(name, sample)).toEqual([]);
    expect(unnamed.filter(([path, reported]) => !reported.includes(path))).toEqual([]);
  });
});
