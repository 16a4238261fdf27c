import { spawn, spawnSync } from 'node:child_process';
import { workspaceRoot } from '@wallet/build';
import type { Tally } from './tally.ts';

/** Runs Nx in the workspace with its output shown. Resolves to its exit code. */
export async function runNx(args: readonly string[]): Promise<number> {
  const { code } = await runAndRead('nx', [...args, '--outputStyle=static']);
  return code;
}

/** Runs one target of the named projects, or of every project that has it, and counts where it passed and failed. */
export async function runTarget(target: string, parallel = 2, projects: readonly string[] = projectsWith(target)): Promise<Tally> {
  const { code, output } = await runAndRead('nx', [
    'run-many',
    '-t',
    target,
    '-p',
    projects.join(),
    '--parallel',
    String(parallel),
    '--nxBail=false',
    '--outputStyle=static',
  ]);
  if (code === 0) return { passed: projects.length, failed: 0 };
  const failed = projects.filter((project) => output.includes(`- ${project}:${target}`)).length;
  // Nx itself failed where it names no task.
  return { passed: failed === 0 ? 0 : projects.length - failed, failed: Math.max(failed, 1) };
}

/** Names of the projects that have a target. */
export function projectsWith(target: string): string[] {
  const listing = spawnSync('nx', ['show', 'projects', '--with-target', target, '--json'], { cwd: workspaceRoot, encoding: 'utf8' });
  return JSON.parse(listing.stdout) as string[];
}

/** Runs a program of the workspace with its output shown, which it also resolves to. */
export function runAndRead(
  command: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<{ readonly code: number; readonly output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: workspaceRoot,
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      process.stdout.write(text);
    });
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
