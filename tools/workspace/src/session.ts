import { join } from 'node:path';
import { BadFlags, workspaceRoot } from '@wallet/build';
import { demoMembers, startSandbox, usualAllowances } from '@wallet/sandbox';
import { readPorts, takenPorts, type Ports } from './ports.ts';

/** Something that runs until the session ends. */
export interface Running {
  readonly close: () => Promise<void>;
}

/**
 * Starts the sandbox and what `startApps` adds, prints where to find it all, and ends everything on Ctrl-C.
 * What stands in the way is said in one line, with exit code 1.
 */
export async function runSession(startApps: (ports: Ports, sandboxUrl: string) => Promise<readonly Running[]>): Promise<void> {
  const running: Running[] = [];
  const stop = async (code: number) => {
    await Promise.allSettled(running.reverse().map((part) => part.close()));
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop(0));

  try {
    const ports = readPorts(process.env);
    const taken = await takenPorts(ports);
    if (taken.length > 0) throw new Error(taken.join('\n'));

    console.log('Starting the sandbox backend ...');
    const dataDir = process.env['DATA_DIR'] ?? join(workspaceRoot, '.data');
    const sandbox = await startSandbox({ port: ports.sandbox, host: '127.0.0.1', dataDir, trustedProxies: ['127.0.0.1', '::1'], ...sandboxSwitches() });
    running.push(sandbox);
    console.log('Starting the apps ...');
    running.push(...(await startApps(ports, sandbox.url)));
    printGuide(ports);
  } catch (error) {
    // These say all in their message; a stack would hide it.
    console.error(error instanceof BadFlags || error instanceof Error ? error.message : error);
    await stop(1);
  }
}

/** The testers' pages are there for who wants to pay in; how often somebody may log in stays as in life unless it is switched. */
const sandboxSwitches = () => ({
  faults: process.env['SANDBOX_FAULTS'] !== '0',
  ...(process.env['SANDBOX_FAULTS'] !== '1' && { allowances: usualAllowances }),
});

function printGuide(ports: Ports): void {
  const lines = [
    '',
    `  Thailand   http://localhost:${String(ports.th)}`,
    `  Laos       http://localhost:${String(ports.la)}`,
    `  Sandbox    http://localhost:${String(ports.sandbox)}`,
    ...(sandboxSwitches().faults ? [`  Pay in     http://localhost:${String(ports.sandbox)}/__testers   bank, phone, clock and more`] : []),
    '',
    '  Members to log in with:',
    ...demoMembers.map(
      ({ operator, phone, password, note }) => `    ${operator}   ${phone.padEnd(13)} ${password.padEnd(12)} ${note}`,
    ),
    '',
    '  Ctrl-C ends everything.',
    '',
  ];
  console.log(lines.join('\n'));
}
