import { flagVariables, readBuildFlags, type BuildFlags } from '@wallet/domain';
import { loadEnv } from 'vite';

/** Thrown for an unusable build variable. Its message is meant for the person who runs the build. */
export class BadFlags extends Error {}

/** Reads the app's flags from its `.env` files and the environment. Throws `BadFlags`. */
export function readFlags(folder: string, mode: string): BuildFlags {
  const reading = readBuildFlags(loadEnv(mode, folder, 'VITE_'));
  if (!reading.ok) throw new BadFlags(['The build stops, a flag cannot be used:', ...reading.problems].join('\n  '));
  return reading.flags;
}

/** The flags that the app's `.env` files or the environment set. */
export function pinnedFlags(folder: string, mode: string): readonly (keyof BuildFlags)[] {
  const env = loadEnv(mode, folder, 'VITE_');
  return (Object.keys(flagVariables) as (keyof BuildFlags)[]).filter((name) => (env[flagVariables[name]] ?? '') !== '');
}
