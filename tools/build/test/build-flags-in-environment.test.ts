import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const printFlags = (env: Record<string, string>) =>
  execFileSync(process.execPath, [join(import.meta.dirname, '../build-flags-in-environment.cjs')], { env, encoding: 'utf8' });

describe('build-flags-in-environment', () => {
  it('prints every flag of the environment, even an unknown one', () => {
    const plain = printFlags({ HOME: '/home/somchai' });
    expect(printFlags({ HOME: '/home/noi' })).toBe(plain);
    expect(printFlags({ VITE_QR_MINIMUM: '50' })).not.toBe(plain);
    expect(printFlags({ VITE_QR_MINIMUMS: '50' })).not.toBe(printFlags({ VITE_QR_MINIMUM: '50' }));
    expect(printFlags({ SITE_NAME: 'Siam Fortune' })).not.toBe(plain);
    expect(printFlags({ REPORT_URL: 'https://reports.example' })).not.toBe(plain);
    expect(printFlags({ VITE_B: '1', VITE_A: '2' })).toBe(printFlags({ VITE_A: '2', VITE_B: '1' }));
  });
});
