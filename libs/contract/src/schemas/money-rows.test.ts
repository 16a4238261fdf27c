import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { inviteListResponse } from './invite.ts';
import { refundListResponse } from './refund.ts';
import { slipListResponse, statementResponse } from './statement.ts';

const createdAt = '2026-01-02T03:04:05.000Z';
const none = { bonus: undefined, promotion: undefined, invite: undefined, refund: undefined, luckydraw: undefined };

const lists = [
  {
    name: 'invites',
    schema: inviteListResponse,
    full: { from: { name: 'Malee' }, amount: 5.25, createdAt },
    minimal: { from: { name: '' }, amount: null, createdAt: null },
  },
  {
    name: 'refunds',
    schema: refundListResponse,
    full: { refundAmount: 5.25, createdAt },
    minimal: { refundAmount: null, createdAt: null },
  },
  {
    name: 'statements',
    schema: statementResponse,
    full: {
      statementType: 'bonus',
      from: 'BONUS',
      to: 'WALLET',
      amount: 5.25,
      status: 'SUCCESS',
      createdAt,
      ...none,
      bonus: { description: 'Welcome' },
    },
    minimal: { statementType: '', from: '', to: '', amount: null, status: '', createdAt: null, ...none },
  },
  {
    name: 'slips',
    schema: slipListResponse,
    full: { createdAt, amount: 5.25, status: 'FAILED', note: 'NOT_MATCH', link: 'https://a.example/1', reference: 'r1' },
    minimal: { createdAt: null, amount: null, status: '', note: '', link: '', reference: '' },
  },
] as const;

describe.each(lists)('a page of $name', ({ name, schema, full, minimal }) => {
  const read = (rows: unknown, total?: unknown) => v.parse(schema, { [name]: rows, total });

  it('keeps all known fields and drops unknown ones', () => {
    expect(read([{ ...full, held: { amount: 1 } }], 31)).toEqual({ [name]: [full], total: 31 });
  });

  it('needs neither a total nor any field of a row', () => expect(read([{}])).toEqual({ [name]: [minimal], total: undefined }));

  it('reads fields with wrong types as unknown', () => {
    const wrong = Object.fromEntries(Object.keys(full).map((field) => [field, true]));
    expect(read([wrong, full])).toEqual({ [name]: [minimal, full], total: undefined });
  });

  it('keeps an invalid row as a row with unknown fields, so that a sum notices it', () => {
    expect(read([full, null, 'row', 3])).toEqual({ [name]: [full, minimal, minimal, minimal], total: undefined });
  });

  it('may be the response itself or under data, and may be missing when the total is 0', () => {
    expect(v.parse(schema, [full])).toEqual({ [name]: [full], total: undefined });
    expect(v.parse(schema, { data: [full], total: '31' })).toEqual({ [name]: [full], total: 31 });
    for (const none of [{ total: 0 }, { [name]: null, total: '0' }]) expect(v.parse(schema, none)).toEqual({ [name]: [], total: 0 });
    for (const total of [undefined, 31]) expect(v.parse(schema, { [name]: null, total })).toEqual({ [name]: [], total });
  });

  it.each([-1, 1.5, 'many', null, {}])('ignores the invalid total %j', (total) => {
    expect(read([], total)).toEqual({ [name]: [], total: undefined });
  });

  it.each([undefined, {}, 'none'])('is refused when its rows are %j', (rows) => {
    expect(v.is(schema, { [name]: rows })).toBe(false);
  });
});

describe('statementResponse', () => {
  it.each(['bonus', 'promotion', 'invite', 'refund', 'luckydraw'])('reads the description of the %s', (cause) => {
    const statement = (record: unknown) => v.parse(statementResponse, { statements: [{ [cause]: record }] }).statements[0];
    expect(statement({ description: 'Why', _id: 'x' })).toMatchObject({ [cause]: { description: 'Why' } });
    expect(statement(null)).toMatchObject({ [cause]: null });
    expect(statement('Why')).toMatchObject({ [cause]: { description: 'Why' } });
    // An id means nothing to a member.
    for (const id of ['507f1f77bcf86cd799439011', { $oid: '507f1f77bcf86cd799439011' }])
      expect(statement(id)).toMatchObject({ [cause]: { description: '' } });
    for (const none of ['', ' ', 0, false]) expect(statement(none)).toMatchObject({ [cause]: undefined });
  });

  it('keeps unknown types and statuses', () => {
    const row = { statementType: 'cashback', status: 'HELD' };
    expect(v.parse(statementResponse, { statements: [row] }).statements[0]).toMatchObject(row);
  });
});
