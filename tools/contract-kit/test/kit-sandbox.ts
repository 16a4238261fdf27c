import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPasswords, startSandbox } from '@wallet/sandbox';
import { fillPath, operations } from '@wallet/contract/operations';
import { afterAll } from 'vitest';
import { createClient } from '../src/kit/client.ts';
import type { KitReport } from '../src/kit/run-kit.ts';
import { smallPicture } from '../src/kit/check-uploads.ts';

export const origin = 'http://localhost:4200';
export interface Login {
  readonly username: string;
  readonly password: string;
}
export const member: Login = { username: '0812345678', password: 'demo-1234' };

export type KitSandbox = Awaited<ReturnType<typeof startKitSandbox>>;

/** Nothing here may depend on the time of day. */
const alwaysOpen = { closedFrom: '00:00', closedTo: '00:00' };

/** Starts a sandbox for the tests of a file. With `faults`, its testers' tools are there, and its limits are lifted. */
export async function startKitSandbox({ faults = true }: { readonly faults?: boolean } = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'wallet-contract-'));
  const passwords = createPasswords({ N: 2048, r: 8, p: 1 });
  const { url, close } = await startSandbox({
    port: 0,
    host: '127.0.0.1',
    dataDir,
    log: 'silent',
    passwords,
    faults,
    slipHours: alwaysOpen,
  });
  /** Uses the testers' tools: with a body it posts. Needs `faults`. */
  const control = async <Answer>(path: string, body?: object): Promise<Answer> => {
    const headers = { 'Content-Type': 'application/json' };
    const response = await fetch(`${url}${path}`, { ...(body && { method: 'POST', body: JSON.stringify(body) }), headers });
    return (await response.json()) as Answer;
  };
  afterAll(async () => {
    await close();
    rmSync(dataDir, { recursive: true, force: true });
  }, 30_000);
  return {
    url,
    dataDir,
    control,
    /** Creates a member. Needs `faults`. */
    memberIn: async (name: string, operator: 'th' | 'la' = 'th'): Promise<Login> => {
      const { phone, password } = await control<{ phone: string; password: string }>('/__scenario', { name, operator });
      return { username: phone, password };
    },
  };
}

/** Gives a member a code of 300 baht that can be paid, and a sent slip. */
export async function fillDeposits({ url }: KitSandbox, login: Login): Promise<void> {
  const request = createClient(`${url}/th`);
  const { token } = (await request({ ...operations.logIn, body: login })).json as { token: string };
  await request({
    ...operations.createQrCode,
    path: fillPath(operations.createQrCode, { bankCode: 'PAYONEX' }),
    token,
    body: { amount: 300 },
  });
  const slip = new FormData();
  slip.append('bankCode', 'SCB');
  slip.append('file', new Blob([smallPicture()], { type: 'image/png' }), 'slip.png');
  await request({ ...operations.sendSlip, token, body: slip });
}

export const problems = ({ findings }: KitReport) => findings.filter(({ verdict }) => verdict === 'failed' || verdict === 'warned');
export const failures = ({ findings }: KitReport) =>
  findings.filter(({ verdict }) => verdict === 'failed').map(({ subject, check, detail }) => `${subject}, ${check}: ${detail}`);
export const skippedFor = (report: KitReport, why: string) =>
  report.findings.filter(({ verdict, detail }) => verdict === 'skipped' && detail.includes(why)).map(({ subject }) => subject);
