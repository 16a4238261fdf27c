import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export type SandboxProcess = Awaited<ReturnType<typeof runSandbox>>;

/** Starts the sandbox as on the command line, in its own process. */
export async function runSandbox(env: Readonly<Record<string, string>>) {
  const began = performance.now();
  const child = spawn(process.execPath, [join(import.meta.dirname, '../src/server.ts')], {
    env: { ...process.env, DATABASE_URL: '', REDIS_URL: '', SANDBOX_PORT: '0', SANDBOX_LOG: 'silent', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  const url = await readUrl(child, ended);
  return {
    url,
    /** The time until it was ready. */
    startMs: performance.now() - began,
    /** Sends the signal; resolves to the exit code, or null if the signal ended the process. */
    end: (signal: NodeJS.Signals) => {
      child.kill(signal);
      return ended;
    },
  };
}

async function readUrl(child: ChildProcess, ended: Promise<unknown>): Promise<string> {
  let text = '';
  const found = new Promise<string>((resolve) => {
    child.stdout?.setEncoding('utf8').on('data', (part: string) => {
      text += part;
      const [, url] = /ready on (http:\S+),/.exec(text) ?? [];
      if (url !== undefined) resolve(url);
    });
  });
  return Promise.race([
    found,
    ended.then(() => {
      throw new Error('the sandbox did not start');
    }),
  ]);
}
