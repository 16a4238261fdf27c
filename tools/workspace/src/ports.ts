import { createServer } from 'node:net';

/** Where the parts of a running workspace listen. */
export interface Ports {
  readonly th: number;
  readonly la: number;
  readonly sandbox: number;
}

const presets = { th: ['TH_PORT', 4200], la: ['LA_PORT', 4201], sandbox: ['SANDBOX_PORT', 4000] } as const;

/** Reads the ports from the environment. Throws an Error that names the variable and what is allowed. */
export function readPorts(env: Readonly<Record<string, string | undefined>>): Ports {
  const read = ([name, preset]: readonly [string, number]): number => {
    const text = env[name];
    if (text === undefined || text === '') return preset;
    const port = Number(text);
    if (!/^\d+$/.test(text) || port < 1 || port > 65_535) {
      throw new Error(`${name} is "${text}", allowed is a port number from 1 to 65535.`);
    }
    return port;
  };
  return { th: read(presets.th), la: read(presets.la), sandbox: read(presets.sandbox) };
}

/** One line for each port that something else holds. */
export async function takenPorts(ports: Ports): Promise<string[]> {
  const entries = Object.entries(ports) as [keyof Ports, number][];
  const free = await Promise.all(entries.map(([, port]) => isFree(port)));
  return entries
    .filter((_entry, index) => free[index] === false)
    .map(([part, port]) => `Port ${String(port)} is taken. Free it, or choose another: ${presets[part][0]}=${String(port + 10)} npm start`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
