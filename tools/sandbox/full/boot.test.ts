import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { startSandbox, type RunningSandbox } from '../src/index.ts';
import { listenHere } from '../src/servers.ts';
import { useFolder } from '../test/helper.ts';

// Two levels deep: the parent folder does not exist yet.
const dataDir = join(useFolder(), 'deep', 'data');

const start = () => startSandbox({ port: 0, host: '127.0.0.1', dataDir });

async function logIn({ url }: RunningSandbox, username: string, password: string): Promise<string> {
  const body = JSON.stringify({ username, password });
  const response = await fetch(`${url}/th/api/login`, { method: 'POST', body, headers: { 'content-type': 'application/json' } });
  return ((await response.json()) as { token: string }).token;
}

async function askWallet({ url }: RunningSandbox, token: string): Promise<{ status: number; amount: number | undefined }> {
  const response = await fetch(`${url}/th/api/wallet`, { headers: { authorization: `Bearer ${token}` } });
  const { wallet } = (await response.json()) as { wallet?: { amount: number } };
  return { status: response.status, amount: wallet?.amount };
}

/** Starts the server as on the command line. */
function runServer(env: Record<string, string>) {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../src/server.ts')], {
    env: { ...process.env, DATABASE_URL: '', REDIS_URL: '', DATA_DIR: dataDir, ...env },
  });
  const output = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output.out += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output.err += text));
  const ended = once(child, 'exit').then(([code]) => ({ code: code as number | null, ...output }));
  return { child, ended };
}

describe('a sandbox with a data folder', { timeout: 90_000 }, () => {
  it('creates its folder, keeps members and tokens after a restart, and leaves no lock', async () => {
    const first = await start();
    const token = await logIn(first, '0812345678', 'demo-1234');
    expect(await askWallet(first, token)).toEqual({ status: 200, amount: 12_345.67 });
    // Not for other users of the machine.
    for (const folder of ['.', 'sandbox', 'uploads', 'uploads/slips']) {
      expect(statSync(join(dataDir, folder)).mode & 0o777, folder).toBe(0o700);
    }

    await expect(start(), 'a second sandbox in the same folder').rejects.toThrow('in use by another sandbox');
    await first.close();
    await first.close();
    expect(readdirSync(dataDir)).toEqual(['sandbox', 'uploads']);

    const second = await start();
    expect(await askWallet(second, token)).toEqual({ status: 200, amount: 12_345.67 });
    await second.close();
  });

  it('runs until it receives SIGTERM, and locks its folder until then, with the scenario of its settings', async () => {
    const { child, ended } = runServer({ SANDBOX_PORT: '0', SANDBOX_SCENARIO: 'bonus-active' });
    await once(child.stdout, 'data');
    await expect(start()).rejects.toThrow('in use by another sandbox');
    child.kill('SIGTERM');
    const { code, out } = await ended;
    expect(code).toBe(0);
    expect(out).toContain('0812345678');
    expect(out).toMatch(/scenario bonus-active/);
    expect(readdirSync(dataDir)).toEqual(['sandbox', 'uploads']);
  });

  it('prints one line if the port is taken, exits with 1 and releases the folder', async () => {
    await using other = await listenHere(createServer());
    const { code, err } = await runServer({ SANDBOX_PORT: String(other.port) }).ended;
    expect(code).toBe(1);
    expect(err.trim()).toBe(
      `Port 127.0.0.1:${String(other.port)} is taken by another program. End that one, or set SANDBOX_PORT to another port.`,
    );
    expect(readdirSync(dataDir)).toEqual(['sandbox', 'uploads']);
  });
});
