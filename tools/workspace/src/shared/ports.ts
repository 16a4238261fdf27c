import { createServer } from 'node:net';
import { portVariable } from '@wallet/build';
import type { App } from './read-apps.ts';

/** The port of one part of a running workspace. */
interface PortSetting {
  /** The environment variable that overrides the port. */
  readonly variable: string;
  readonly port: number;
}

export interface Ports {
  readonly sandbox: PortSetting;
  /** By app name. */
  readonly apps: ReadonlyMap<string, PortSetting>;
}

export const sandboxVariable = 'SANDBOX_PORT';
export const sandboxPort = 4000;

/** Reads the ports from the environment. Throws an Error that names the variable and the allowed values. */
export function readPorts(env: Readonly<Record<string, string | undefined>>, apps: readonly Pick<App, 'name' | 'port'>[]): Ports {
  const read = (variable: string, preset: number): PortSetting => {
    const text = env[variable];
    if (text === undefined || text === '') return { variable, port: preset };
    if (!isPort(text)) throw new Error(`${variable} is "${text}"; expected a port number from 1 to 65535.`);
    return { variable, port: Number(text) };
  };
  return {
    sandbox: read(sandboxVariable, sandboxPort),
    apps: new Map(apps.map(({ name, port }) => [name, read(portVariable(name), port)])),
  };
}

/** Returns whether a text is a port number. */
const isPort = (text: string): boolean => /^[1-9]\d{0,4}$/.test(text) && Number(text) <= 65_535;

/** Returns a line for each port that is already in use. */
export async function describeTakenPorts({ sandbox, apps }: Ports): Promise<string[]> {
  const settings = [...apps.values(), sandbox];
  const free = await Promise.all(settings.map(({ port }) => isFree(port)));
  return settings
    .filter((_place, index) => free[index] === false)
    .map(({ variable, port }) => `Port ${String(port)} is taken. Free it, or choose another: ${variable}=${String(port + 10)} npm start`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
