import { operations, type OperationId } from '@wallet/contract/operations';
import { describe, expect, it } from 'vitest';
import { safeParse } from 'valibot';
import { runKit } from '../src/kit/run-kit.ts';
import { anonymise, type Answer } from '../src/record/anonymise.ts';
import { toHar, type Exchange } from '../src/record/har.ts';
import { failures, fillDeposits, startKitSandbox } from './kit-sandbox.ts';
import { startFaultyBackend } from './faulty-backend.ts';

interface Archive {
  readonly log: {
    readonly entries: readonly {
      readonly request: { readonly method: string; readonly url: string };
      readonly response: { readonly content: { readonly text: string } };
    }[];
  };
}

const answer = (operation: OperationId, json: unknown): Answer => ({ operation, json, params: {} });

const sandbox = await startKitSandbox();

describe('a recorded answer', () => {
  it('has the same made-up value wherever the same one was, and keeps what the operator chose', () => {
    const [wallet, profile] = anonymise([
      answer('getWallet', {
        profile: { _id: 'm-4711', name: 'Somchai Jaidee', username: '0812345678' },
        wallet: { amount: 1234.5 },
        slots: [
          {
            code: 'pgslot',
            name: 'PG Slot',
            category: 'slot',
            isActive: true,
            amount: '1,234.50',
            web: 'https://play.example.org/u/somchai',
          },
        ],
      }),
      answer('getProfile', {
        profile: { _id: 'm-4711', name: 'Somchai Jaidee', username: '0812345678', createdAt: '2026-01-31T10:00:00Z' },
      }),
    ]).answers.map(({ json }) => json as Readonly<Record<string, never>>);
    expect(wallet).toMatchObject({
      profile: {
        name: expect.stringMatching(/^[A-Z][a-z]{6} [A-Z][a-z]{5}$/) as unknown,
        username: expect.stringMatching(/^\d{10}$/) as unknown,
      },
      slots: [{ code: 'pgslot', category: 'slot', isActive: true, web: 'https://example.com/recorded' }],
    });
    expect(profile?.profile).toMatchObject((wallet as unknown as { profile: object }).profile);
    const { wallet: own, slots } = wallet as unknown as { wallet: { amount: number }; slots: [{ amount: string }] };
    expect(own.amount).not.toBe(1234.5);
    expect(Number(slots[0].amount)).toBe(own.amount);
  });

  it('keeps the order of amounts', () => {
    const json = { withdrawMin: 100, withdrawMax: 200 };
    const written = Array.from({ length: 50 }, () => anonymise([answer('getWithdrawalLimits', json)]).answers[0]?.json as typeof json);
    expect(written.filter(({ withdrawMin, withdrawMax }) => withdrawMin >= withdrawMax)).toEqual([]);
  });

  it('has words of known lists only, codes only where the schemas have them, and no other keys', () => {
    const { answers, kept } = anonymise([
      answer('getChatHistory', [{ sender: 'somchai', message: { message_type: 'text', payload: {} }, createdAt: 1_766_000_000_000 }]),
      answer('getStatement', { total: 1, statements: [{ statementType: 'deposit', status: 'SUCCESS', code: 'Phongphiphat' }] }),
      answer('getWallet', {
        somchai_jaidee: 1,
        slots: [
          { code: 'somchai99', owner: 'somchai99', isActive: true },
          { code: 'pgslot', isActive: true },
        ],
      }),
    ]);
    expect(JSON.stringify(answers)).not.toMatch(/somchai|jaidee|Phong/);
    expect(kept).toEqual(['SUCCESS', 'deposit', 'pgslot', 'text']);
  });

  it.each(Object.keys(operations) as OperationId[])('of %s holds no secret, in whatever field it was', (name) => {
    const secrets = [
      'สมชายใจดีมาก',
      'ສົມສະຫວັດດີ',
      'Somchai Jaidee',
      '0812345678',
      'tok.en-Abc123xyz',
      'https://private.example.org/somchai',
      '98765.43',
      'Иван',
    ];
    const names = 'name username bankAccountNo token link amount note status from message html email image info url _id'.split(' ');
    const fields = (secret: unknown): object => Object.fromEntries(names.map((key) => [key, secret]));
    // A name of one word looks like a status, so it is looked for where names are.
    const oneWord = 'Phongphiphat';
    const json = secrets.flatMap((secret) => [
      { ...fields(secret), more: [secret, { $oid: secret }, { deep: fields(secret) }], [secret]: 1 },
      { ...fields(`<p title="${secret}">${secret}<img src="${secret}"></p>`) },
    ]);
    const written = JSON.stringify(
      anonymise([
        answer(name, [
          ...json,
          fields(98765.43),
          fields(812345678),
          { name: oneWord, from: oneWord, to: oneWord, bankAccountName: oneWord },
        ]),
      ]).answers,
    );
    expect([...secrets, '812345678', oneWord, 'Somchai', 'private'].filter((secret) => written.includes(secret))).toEqual([]);
  });
});

it('a recorded backend says nothing of the member, is read by the apps, and can be replayed', { timeout: 60_000 }, async () => {
  const member = await sandbox.memberIn('all-ready');
  await fillDeposits(sandbox, member);
  const exchanges: Exchange[] = [];
  const base = `${sandbox.url}/th`;
  await runKit({ base, allowWrites: false, ...member, onReply: (request, reply) => exchanges.push({ request, reply }) });
  const { archive, kept } = toHar(exchanges, base);
  expect(kept).toEqual(expect.arrayContaining(['SUCCESS', 'AUTO', 'SCB', 'BAHT', 'DAILY20']));
  const { log } = archive as Archive;
  const text = JSON.stringify(log);

  const token = (exchanges.find(({ request }) => request.token?.includes('.'))?.request.token ?? '').slice(0, 20);
  const wallet = exchanges.find(({ request, reply }) => request.path === '/api/wallet' && reply.status === 200)?.reply.json;
  const { profile, bankAccount, wallet: own } = wallet as Readonly<Record<string, Readonly<Record<string, string | number>>>>;
  const secrets = [
    member.username,
    token,
    profile?._id,
    profile?.name,
    bankAccount?.bankAccountNo,
    bankAccount?.bankAccountName,
    own?.amount,
  ].map(String);
  expect(secrets.filter((secret) => secret === '' || text.includes(secret))).toEqual([]);

  const readable = log.entries.map(({ request, response }) => {
    const path = request.url.slice(base.length);
    const call = Object.values(operations).find(
      (each) => each.method === request.method && new RegExp(`^${each.path.replace(/\{\w+\}/g, '[^/]+')}$`).test(path),
    );
    return [path, call !== undefined && safeParse(call.response, JSON.parse(response.content.text)).success] as const;
  });
  expect(readable.filter(([, isRead]) => !isRead)).toEqual([]);
  expect(readable.length).toBeGreaterThan(30);

  const replayed = log.entries.filter(({ request }) => request.method === 'GET');
  const faults = replayed.map(({ request, response }) => ({
    call: `GET ${request.url.slice(base.length)}`,
    twist: { when: 'success', json: JSON.parse(response.content.text) as unknown } as const,
  }));
  await using backend = await startFaultyBackend(base, faults);
  const report = await runKit({ base: backend.url, allowWrites: false, ...member });
  // A code of the past has ended, and what is posted comes from the backend itself.
  expect(failures(report).filter((failure) => !failure.includes('expireIn'))).toEqual([]);
});
