import { createServer, type AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { readPorts, takenPorts } from '../src/ports.ts';

describe('the ports', () => {
  it('are 4200, 4201 and 4000 unless the environment says otherwise', () => {
    expect(readPorts({})).toEqual({ th: 4200, la: 4201, sandbox: 4000 });
    expect(readPorts({ TH_PORT: '5000', LA_PORT: '5001', SANDBOX_PORT: '5002' })).toEqual({ th: 5000, la: 5001, sandbox: 5002 });
  });

  it.each(['0', '65536', 'abc', '42.5', '-1'])('refuse %s and name the variable', (port) => {
    expect(() => readPorts({ LA_PORT: port })).toThrow(`LA_PORT is "${port}"`);
  });

  it('are said to be taken in one line each, with the way out', async () => {
    const holders = await Promise.all([listen(), listen(), listen()]);
    const [taken = 0, first = 0, second = 0] = holders.map(({ port }) => port);
    await Promise.all(holders.slice(1).map(({ close }) => close()));

    const lines = await takenPorts({ th: taken, la: first, sandbox: second });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(`Port ${String(taken)} is taken`);
    expect(lines[0]).toContain('TH_PORT=');
    await holders[0]?.close();
  });
});

/** Takes any free port. */
async function listen(): Promise<{ readonly port: number; readonly close: () => Promise<void> }> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { port, close: () => new Promise((resolve) => server.close(() => resolve())) };
}
