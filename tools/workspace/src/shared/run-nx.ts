import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';
import { workspaceRoot } from '@wallet/build';

/** Runs Nx in the workspace and shows its output. Resolves to its exit code. */
export async function runNx(args: readonly string[]): Promise<number> {
  const { code } = await runTasks(args);
  return code;
}

/** Runs Nx and also resolves to the failed tasks, as `withdraw:lint`. */
export async function runTasks(args: readonly string[]): Promise<{ readonly code: number; readonly failedTasks: readonly string[] }> {
  const { code, output } = await runAndRead('nx', [...args, '--outputStyle=static']);
  // The last list in the output, since a tool's output may contain a similar one.
  const list = stripVTControlCharacters(output).split('Failed tasks:').at(-1) ?? '';
  return { code, failedTasks: code === 0 ? [] : [...list.matchAll(/^- (\S+:\S+)$/gm)].map(([, task = '']) => task) };
}

/** Runs a program of the workspace, shows its output and resolves to it. */
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
