import { readFileSync } from 'node:fs';
import { readBackendSettings } from '@wallet/settings';
import type { KitOptions } from './run-kit.ts';

/** Settings that say nothing of where the backend is, or that cannot be used. */
export class BadConnection extends Error {}

/** Reads from an operator's settings.json where backend and app are, and what the apps send. Throws `BadConnection`. */
export function readConnection(file: string): Pick<KitOptions, 'base' | 'origin' | 'flags'> {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new BadConnection(`${file} cannot be read as JSON: ${error instanceof Error ? error.message : ''}`);
  }
  const reading = readBackendSettings(json);
  if (!reading.ok) throw new BadConnection([`${file} cannot be used:`, ...reading.problems].join('\n  '));
  const { flags = {}, site: { origin } = {} } = reading.settings;
  const base = flags.apiBaseUrl ?? origin;
  if (base === undefined)
    throw new BadConnection(`${file} has neither flags.apiBaseUrl nor site.origin, so it does not say where the backend is.`);
  return { base, flags, ...(flags.apiBaseUrl !== undefined && origin !== undefined && { origin }) };
}
