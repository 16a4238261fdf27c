import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Finding } from './findings.ts';
import { findingsFile, writeRunSettings, type RunSettings } from './run-settings.ts';

const cli = fileURLToPath(import.meta.resolve('@playwright/test/cli'));
const config = join(import.meta.dirname, 'playwright-config.ts');

/** Runs Playwright and resolves to its findings. Its output is printed. Rejects when it could not run. */
export async function runPlaywright(settings: RunSettings, print: (text: string) => void): Promise<readonly Finding[]> {
  rmSync(settings.output, { recursive: true, force: true });
  if (settings.stories.length === 0) return [];
  const child = spawn(process.execPath, [cli, 'test', '--config', config], {
    env: { ...process.env, ...writeRunSettings(settings) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', print);
  const code = await new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve));
  const file = findingsFile(settings);
  const findings = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as readonly Finding[]) : [];
  const expected = settings.stories.length * settings.variants.length;
  if (findings.length !== expected) {
    throw new Error(`Playwright drew ${String(findings.length)} of ${String(expected)} pictures and ended with ${String(code)}.`);
  }
  return findings;
}
