import { createServer } from 'node:net';
import { shortName } from '@wallet/build';
import type { App } from './read-apps.ts';

/** Where one part of a running workspace listens. */
export interface Place {
  /** The variable that chooses another port. */
  readonly variable: string;
  readonly port: number;
}

export interface Ports {
  readonly sandbox: Place;
  /** By name of the app. */
  readonly apps: ReadonlyMap<string, Place>;
}

/** The variable that chooses the port of an app: `TH_PORT` for wallet-th. */
export const portVariable = (app: string): string => `${shortName(app).replaceAll('-', '_').toUpperCase()}_PORT`;

export const sandboxVariable = 'SANDBOX_PORT';
export const sandboxPort = 4000;

/** Reads the ports from the environment. Throws an Error that names the variable and what is allowed. */
export function readPorts(env: Readonly<Record<string, string | undefined>>, apps: readonly Pick<App, 'name' | 'port'>[]): Ports {
  const read = (variable: string, preset: number): Place => {
    const text = env[variable];
    if (text === undefined || text === '') return { variable, port: preset };
    if (!isPort(text)) throw new Error(`${variable} is "${text}", allowed is a port number from 1 to 65535.`);
    return { variable, port: Number(text) };
  };
  return {
    sandbox: read(sandboxVariable, sandboxPort),
    apps: new Map(apps.map(({ name, port }) => [name, read(portVariable(name), port)])),
  };
}

/** Is this text the number of a port? */
export const isPort = (text: string): boolean => /^[1-9]\d{0,4}$/.test(text) && Number(text) <= 65_535;

/** One line for each port that something else holds. */
export async function takenPorts({ sandbox, apps }: Ports): Promise<string[]> {
  const places = [...apps.values(), sandbox];
  const free = await Promise.all(places.map(({ port }) => isFree(port)));
  return places
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
