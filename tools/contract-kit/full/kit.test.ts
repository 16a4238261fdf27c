import { join } from 'node:path';
import { operations } from '@wallet/contract/operations';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderReport } from '../src/kit/report-page.ts';
import { runKit } from '../src/kit/run-kit.ts';
import { startFaultyBackend, type Fault } from '../test/faulty-backend.ts';
import { member, origin, problems, skippedFor, startKitSandbox, type KitSandbox } from '../test/kit-sandbox.ts';
import { runCommand } from './run-command.ts';

let sandbox: KitSandbox;
beforeAll(async () => {
  sandbox = await startKitSandbox();
}, 60_000);
afterAll(() => sandbox[Symbol.asyncDispose](), 30_000);

describe('the contract kit against the sandbox', { timeout: 60_000 }, () => {
  it('reports no problems as a visitor', async () => {
    const report = await runKit({ base: `${sandbox.url}/th`, allowWrites: false, origin });
    expect(problems(report)).toEqual([]);
    expect(report.loggedIn).toBe(false);
    expect(report.passed).toBeGreaterThan(80);
  });

  it.each([
    ['th', member],
    ['la', { username: '02055512345', password: 'demo-1234' }],
  ] as const)('reports no problems when writing is allowed at %s', async (operator, login) => {
    const report = await runKit({ base: `${sandbox.url}/${operator}`, allowWrites: true, origin, ...login });
    expect(problems(report)).toEqual([]);
    expect(skippedFor(report, '--allow-writes')).toEqual([]);
    expect(skippedFor(report, 'a bet between two refreshes')).toEqual(['refreshGameBalances']);
    // Every call has at least one finding.
    const subjects = new Set(report.findings.map(({ subject }) => subject));
    expect(Object.keys(operations).filter((name) => !subjects.has(name))).toEqual([]);
  });

  it('reports a failed login', async () => {
    const report = await runKit({ base: `${sandbox.url}/th`, allowWrites: false, username: '0812345678', password: 'wrong' });
    expect(problems(report)).toEqual([
      expect.objectContaining({ subject: 'logIn', check: 'login', verdict: 'failed', detail: 'status 401' }),
    ]);
  });
});

describe('the contract kit against a faulty backend', { timeout: 60_000 }, () => {
  const cases: readonly (readonly [string, Fault, { subject: string; check: string; verdict: string }])[] = [
    [
      'an answer that is no JSON',
      { call: 'GET /api/lookup/info', twist: { text: '<h1>It works</h1>' } },
      { subject: 'getInfo', check: 'shape', verdict: 'failed' },
    ],
    [
      'a field of another type, with which the apps cope',
      { call: 'GET /api/lookup/info', twist: { json: { name: 5, website: '' } } },
      { subject: 'getInfo', check: 'agreed form', verdict: 'warned' },
    ],
    [
      'an entry of a list without its code',
      { call: 'GET /api/lookup/banks', twist: { json: [{ nameTH: 'x' }] } },
      { subject: 'getBanks', check: 'field', verdict: 'failed' },
    ],
    [
      'a refusal where an answer was due',
      { call: 'GET /api/lookup/info', twist: { status: 500, json: { message: 'INTERNAL_SERVER_ERROR' } } },
      { subject: 'getInfo', check: 'status', verdict: 'failed' },
    ],
    [
      'a refusal of another shape',
      { call: 'POST /api/statement', twist: { status: 400, json: { reason: 'bad' } } },
      { subject: 'getStatement', check: 'error shape', verdict: 'failed' },
    ],
    [
      'a refusal of another shape, which the apps read too',
      { call: 'POST /api/statement', twist: { status: 400, json: { error: 'bad' } } },
      { subject: 'getStatement', check: 'error shape', verdict: 'warned' },
    ],
    [
      'a code that no app has a text for',
      { call: 'POST /api/statement', twist: { status: 400, json: { message: 'OOPS_42' } } },
      { subject: 'getStatement', check: 'error code', verdict: 'failed' },
    ],
    [
      'a code of another call',
      { call: 'GET /api/promotion/find/*', twist: { status: 404, json: { message: 'QR_FAIL' } } },
      { subject: 'findPromotion', check: 'error code', verdict: 'warned' },
    ],
    [
      'a faulty request that is taken',
      { call: 'POST /api/invite', twist: { json: { invites: [] } } },
      { subject: 'getInvites', check: 'status', verdict: 'failed' },
    ],
    [
      'a path that names nothing and is taken',
      { call: 'GET /api/qrcode/xxx*', twist: { json: { hasQrcode: false } } },
      { subject: 'getQrCode', check: 'status', verdict: 'warned' },
    ],
    [
      'a member’s call that is open to all',
      { call: 'GET /api/bonus', twist: { json: [] } },
      { subject: 'getBonuses', check: 'login', verdict: 'failed' },
    ],
    [
      'a login that is missing in other words',
      { call: 'GET /api/bonus', twist: { status: 401, json: { message: 'UNAUTHORIZED' } } },
      { subject: 'getBonuses', check: 'login', verdict: 'failed' },
    ],
    [
      'a cut connection',
      { call: 'GET /api/lookup/notice', twist: { cut: true } },
      { subject: 'getNotice', check: 'reachable', verdict: 'failed' },
    ],
    [
      'answers that may be kept',
      { call: 'GET /api/wallet', twist: { headers: { 'cache-control': 'max-age=60' } } },
      { subject: 'getWallet', check: 'caching', verdict: 'warned' },
    ],
    [
      'a preflight without the marker header',
      { call: 'OPTIONS *', twist: { headers: { 'access-control-allow-headers': 'Authorization' } } },
      { subject: 'pages of the app', check: 'CORS', verdict: 'failed' },
    ],
    [
      'a preflight that lets any page in',
      { call: 'OPTIONS *', twist: { headers: { 'access-control-allow-origin': '*' } } },
      { subject: 'pages of any site', check: 'CORS', verdict: 'warned' },
    ],
    [
      'any page with credentials',
      { call: 'OPTIONS *', twist: { headers: { 'access-control-allow-origin': '*', 'access-control-allow-credentials': 'true' } } },
      { subject: 'pages of any site', check: 'CORS', verdict: 'failed' },
    ],
    [
      'a clock that pages may not see',
      { call: 'GET /api/lookup/active', twist: { headers: { 'access-control-expose-headers': 'Retry-After' } } },
      { subject: 'pages of the app', check: 'CORS', verdict: 'warned' },
    ],
    [
      'a page instead of "not found"',
      { call: 'GET /api/contract-check/none', twist: { status: 200, text: '<!doctype html>' } },
      { subject: 'unknown address', check: 'status', verdict: 'failed' },
    ],
    ['no socket', { call: 'SOCKET', twist: { cut: true } }, { subject: 'live chat', check: 'socket', verdict: 'failed' }],
    [
      'a socket for pages of any site',
      { call: 'SOCKET', twist: { headers: { origin: '' } } },
      { subject: 'live chat', check: 'socket', verdict: 'failed' },
    ],
  ];

  /** One backend can have several faulty calls, so few backends are needed. */
  const backends = cases.reduce<(typeof cases)[]>((groups, entry) => {
    const index = groups.findIndex((group) => group.every(([, { call }]) => call !== entry[1].call));
    return index < 0 ? [...groups, [entry]] : groups.with(index, [...(groups[index] ?? []), entry]);
  }, []);

  it.each(backends.map((group) => [group.map(([name]) => name).join(', '), group] as const))('finds %s', async (_names, group) => {
    await using backend = await startFaultyBackend(
      `${sandbox.url}/th`,
      group.map(([, fault]) => fault),
    );
    const report = await runKit({ base: backend.url, allowWrites: false, origin, ...member });
    for (const [name, , found] of group) {
      expect(problems(report), name).toContainEqual(expect.objectContaining(found));
      expect(renderReport(report), name).toContain(found.subject);
    }
  });

  const writing: typeof cases = [
    [
      'a GET that changes something for anyone who asks',
      { call: 'GET /api/wallet/refresh/slot', twist: { json: { message: 'SUCCESS' } } },
      { subject: 'refreshGameBalances', check: 'marker header', verdict: 'failed' },
    ],
    [
      'files of any size and kind',
      { call: 'POST /api/chat/upload-image', twist: { json: { path: '/x.png' } } },
      { subject: 'uploadChatImage', check: 'upload', verdict: 'failed' },
    ],
    [
      'a refused upload without a code',
      { call: 'POST /api/chat/upload-video', twist: { status: 415, json: {} } },
      { subject: 'uploadChatVideo', check: 'error shape', verdict: 'failed' },
    ],
    [
      'a log-out that ends nothing',
      { call: 'POST /api/logout', twist: { json: { message: 'SUCCESS' } } },
      { subject: 'logOut', check: 'login', verdict: 'failed' },
    ],
    [
      'a message that never arrives',
      { call: 'POST /api/chat/send-message', twist: { json: { createdAt: '2026-01-01T00:00:00Z', _id: 'x' } } },
      { subject: 'live chat', check: 'socket', verdict: 'failed' },
    ],
  ];

  it(`finds ${writing.map(([name]) => name).join(', ')} when writing is allowed`, async () => {
    await using backend = await startFaultyBackend(
      `${sandbox.url}/th`,
      writing.map(([, fault]) => fault),
    );
    const report = await runKit({ base: backend.url, allowWrites: true, origin, ...member });
    for (const [name, , found] of writing) expect(problems(report), name).toContainEqual(expect.objectContaining(found));
  });

  it('warns of a backend without logout, which the apps tolerate', async () => {
    const fault: Fault = { call: 'POST /api/logout', twist: { status: 404, json: { message: 'NO_DATA' } } };
    await using backend = await startFaultyBackend(`${sandbox.url}/th`, [fault]);
    const report = await runKit({ base: backend.url, allowWrites: true, origin, ...member });
    expect(problems(report)).toEqual([expect.objectContaining({ subject: 'logOut', check: 'reachable', verdict: 'warned' })]);
  });
});

describe('npm run contract', { timeout: 60_000 }, () => {
  it('writes both reports, exits with 0 and shows no secret', async () => {
    const out = join(sandbox.dataDir, 'report');
    const { code, output, files } = await runCommand(
      ['--base', `${sandbox.url}/th`, '--username', member.username, '--out', out],
      { CONTRACT_PASSWORD: member.password },
      out,
    );
    expect(output).toContain(' 0 failed');
    expect(code).toBe(0);
    expect(JSON.parse(files['report.json'] ?? '')).toMatchObject({ failed: 0, loggedIn: true, allowWrites: false });
    expect(files['report.html']).toContain('as agreed');
    for (const text of [output, ...Object.values(files)]) {
      expect(text).not.toContain(member.password);
      expect(text).not.toMatch(/[\w-]{20,}\.[\w-]{20,}/);
    }
  });

  it('exits with 1 for a faulty backend', async () => {
    await using backend = await startFaultyBackend(`${sandbox.url}/th`, [{ call: 'GET /api/lookup/info', twist: { json: 5 } }]);
    const { code, output } = await runCommand(
      ['--base', backend.url, '--out', join(sandbox.dataDir, 'wrong')],
      {},
      join(sandbox.dataDir, 'wrong'),
    );
    expect(output).toContain('1. getInfo (shape):');
    expect(code).toBe(1);
  });

  it.each([[['--base', 'nowhere']], [['--bass', 'http://localhost:1']], [[]], [['--base', 'http://127.0.0.1:1']]])(
    'exits with 2 for %j',
    async (args) => {
      const { code } = await runCommand([...args, '--out', join(sandbox.dataDir, 'none')], {}, join(sandbox.dataDir, 'none'));
      expect(code).toBe(2);
    },
  );
});
