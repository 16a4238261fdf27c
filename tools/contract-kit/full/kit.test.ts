import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { operations } from '@wallet/contract/operations';
import { describe, expect, it } from 'vitest';
import { runKit } from '../src/kit/run-kit.ts';
import { startFaultyBackend } from '../test/faulty-backend.ts';
import { member, origin, problems, skippedFor, startKitSandbox } from '../test/kit-sandbox.ts';

const sandbox = await startKitSandbox({ faults: false });

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

/** Runs the kit from the command line. `files` has the contents of the folder `out`. */
async function runCommand(args: readonly string[], env: Readonly<Record<string, string>>, out: string) {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../src/main.ts'), ...args], { env: { ...process.env, ...env } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const [code] = (await once(child, 'close')) as [number | null];
  const names = existsSync(out) ? readdirSync(out) : [];
  return { code, output, files: Object.fromEntries(names.map((name) => [name, readFileSync(join(out, name), 'utf8')])) };
}

describe('npm run contract', { timeout: 60_000 }, () => {
  it('writes both reports, exits with 0 and shows no secret', async () => {
    const out = join(sandbox.dataDir, 'report');
    const { code, output, files } = await runCommand(
      ['--base', `${sandbox.url}/th`, '--username', member.username, '--out', out],
      { CONTRACT_PASSWORD: member.password },
      out,
    );
    expect(output).toContain(' 0 failed');
    expect(output).toMatch(/^Browsers send a call again .* slips too/m);
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
