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

/** The flags that the app's `.env` files or the environment set, and those that `FIXED_FLAGS` names. Throws `BadFlags`. */
export function pinnedFlags(folder: string, mode: string): readonly (keyof BuildFlags)[] {
  const env = loadEnv(mode, folder, ['VITE_', 'FIXED_FLAGS']);
  const fixed = (env.FIXED_FLAGS ?? '').split(/[\s,]+/).filter(Boolean);
  const names = Object.keys(flagVariables) as (keyof BuildFlags)[];
  const unknown = fixed.filter((name) => !names.some((known) => known === name));
  if (unknown.length > 0) {
    throw new BadFlags(`The build stops: FIXED_FLAGS names ${unknown.join(', ')}; expected some of ${names.join(', ')}.`);
  }
  return names.filter((name) => (env[flagVariables[name]] ?? '') !== '' || fixed.includes(name));
}
