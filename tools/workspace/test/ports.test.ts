import { createServer } from 'node:net';
import { freePort, listenHere } from '@wallet/sandbox/servers';
import { describe, expect, it } from 'vitest';
import { readPorts, describeTakenPorts, type Ports } from '../src/shared/ports.ts';
import { readApps } from '../src/shared/read-apps.ts';

const portsOf = ({ sandbox, apps }: Ports) => ({
  sandbox: sandbox.port,
  ...Object.fromEntries([...apps].map(([name, { port }]) => [name, port])),
});

describe('the ports', () => {
  it('are 4200, 4201 and 4000 by default', async () => {
    const apps = await readApps();
    expect(portsOf(readPorts({}, apps))).toMatchObject({ 'wallet-th': 4200, 'wallet-la': 4201, sandbox: 4000 });
    const chosen = readPorts({ TH_PORT: '5000', LA_PORT: '5001', SANDBOX_PORT: '5002' }, apps);
    expect(portsOf(chosen)).toMatchObject({ 'wallet-th': 5000, 'wallet-la': 5001, sandbox: 5002 });
  });

  it('are those of each app, overridden by a variable with its name', () => {
    const apps = [
      { name: 'wallet-new-one', port: 4300 },
      { name: 'other', port: 4301 },
    ];
    expect(portsOf(readPorts({ NEW_ONE_PORT: '5000' }, apps))).toEqual({ 'wallet-new-one': 5000, other: 4301, sandbox: 4000 });
  });

  it.each(['0', '65536', 'abc', '42.5', '-1'])('are refused with the variable’s name when they are %s', (port) => {
    expect(() => readPorts({ LA_PORT: port }, [{ name: 'wallet-la', port: 4201 }])).toThrow(`LA_PORT is "${port}"`);
  });

  it('are reported in one line each when they are in use, with a remedy', async () => {
    await using holder = await listenHere(createServer());
    const [first, second] = [await freePort(), await freePort()];

    const apps = [
      { name: 'wallet-th', port: holder.port },
      { name: 'wallet-la', port: first },
    ];
    const lines = await describeTakenPorts(readPorts({ SANDBOX_PORT: String(second) }, apps));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(`Port ${String(holder.port)} is taken`);
    expect(lines[0]).toContain('TH_PORT=');
  });
});
