import { join } from 'node:path';
import { BadFlags, workspaceRoot } from '@wallet/build';
import { demoMembers, startSandbox, usualAllowances } from '@wallet/sandbox';
import { readPorts, describeTakenPorts, type Ports } from './shared/ports.ts';
import type { App } from './shared/read-apps.ts';

/** Something that runs until the session ends. */
export interface Running {
  readonly close: () => Promise<void>;
}

type StartApp = (app: App, port: number, sandboxUrl: string) => Promise<Running>;

/**
 * Starts the sandbox and the apps, prints their addresses, and ends everything on Ctrl-C or with its terminal. A startup error is printed in one line, with exit
 * code 1.
 */
export async function runSession(apps: readonly App[], startApp: StartApp, scheme = 'http'): Promise<void> {
  const running: Running[] = [];
  const stop = async (code: number) => {
    await Promise.allSettled(running.reverse().map((part) => part.close()));
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void stop(0));

  try {
    const ports = readPorts(process.env, apps);
    const portErrors = await describeTakenPorts(ports);
    if (portErrors.length > 0) throw new Error(portErrors.join('\n'));

    console.log('Starting the sandbox backend ...');
    const dataDir = process.env.DATA_DIR ?? join(workspaceRoot, '.data');
    const sandbox = await startSandbox({
      port: ports.sandbox.port,
      host: '127.0.0.1',
      dataDir,
      trustedProxies: ['127.0.0.1', '::1'],
      ...sandboxSwitches(),
    });
    running.push(sandbox);
    console.log('Starting the apps ...');
    running.push(...(await Promise.all(apps.map((app) => startApp(app, portOf(app, ports), sandbox.url)))));
    printGuide(apps, ports, scheme);
  } catch (error) {
    // The messages are complete; a stack trace would hide them.
    console.error(error instanceof BadFlags || error instanceof Error ? error.message : error);
    await stop(1);
  }
}

/** The tester pages are on by default; login limits are those of production unless SANDBOX_FAULTS is 1. */
const sandboxSwitches = () => ({
  faults: process.env.SANDBOX_FAULTS !== '0',
  ...(process.env.SANDBOX_FAULTS !== '1' && { allowances: usualAllowances }),
});

const portOf = ({ name, port }: App, ports: Ports): number => ports.apps.get(name)?.port ?? port;

function printGuide(apps: readonly App[], ports: Ports, scheme: string): void {
  const sandbox = `http://localhost:${String(ports.sandbox.port)}`;
  const addresses = [
    ...apps.map((app) => [app.market, `${scheme}://localhost:${String(portOf(app, ports))}`] as const),
    ['Sandbox', sandbox] as const,
    ...(sandboxSwitches().faults ? [['Pay in', `${sandbox}/__testers   bank, phone, clock and more`] as const] : []),
  ];
  const width = Math.max(...addresses.map(([name]) => name.length)) + 3;
  const lines = [
    '',
    ...addresses.map(([name, address]) => `  ${name.padEnd(width)}${address}`),
    '',
    '  Members to log in with:',
    ...demoMembers.map(({ operator, phone, password, note }) => `    ${operator}   ${phone.padEnd(13)} ${password.padEnd(12)} ${note}`),
    '',
    '  Ctrl-C ends everything.',
    '',
  ];
  console.log(lines.join('\n'));
}
