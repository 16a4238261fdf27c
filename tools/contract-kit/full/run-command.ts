import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface CommandResult {
  readonly code: number | null;
  readonly output: string;
  /** Contents of the folder `out` by file name. */
  readonly files: Readonly<Record<string, string>>;
}

/** Runs the kit from the command line. */
export async function runCommand(args: readonly string[], env: Readonly<Record<string, string>>, out: string): Promise<CommandResult> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../src/main.ts'), ...args], { env: { ...process.env, ...env } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const [code] = (await once(child, 'close')) as [number | null];
  const names = existsSync(out) ? readdirSync(out) : [];
  return { code, output, files: Object.fromEntries(names.map((name) => [name, readFileSync(join(out, name), 'utf8')])) };
}
