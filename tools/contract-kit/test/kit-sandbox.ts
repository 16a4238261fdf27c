import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPasswords, startSandbox, type RunningSandbox } from '@wallet/sandbox';
import type { KitReport } from '../src/kit/run-kit.ts';

export const origin = 'http://localhost:4200';
export const member = { username: '0812345678', password: 'demo-1234' };

export interface KitSandbox extends AsyncDisposable {
  readonly url: RunningSandbox['url'];
  readonly dataDir: string;
}

/** Starts a sandbox that the kit is run against. */
export async function startKitSandbox(): Promise<KitSandbox> {
  const dataDir = mkdtempSync(join(tmpdir(), 'wallet-contract-'));
  const passwords = createPasswords({ N: 2048, r: 8, p: 1 });
  const { url, close } = await startSandbox({ port: 0, host: '127.0.0.1', dataDir, log: 'silent', passwords });
  return {
    url,
    dataDir,
    [Symbol.asyncDispose]: async () => {
      await close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export const problems = ({ findings }: KitReport) => findings.filter(({ verdict }) => verdict === 'failed' || verdict === 'warned');
export const skippedFor = (report: KitReport, why: string) =>
  report.findings.filter(({ verdict, detail }) => verdict === 'skipped' && detail.includes(why)).map(({ subject }) => subject);
