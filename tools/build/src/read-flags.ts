import { readBuildFlags, type BuildFlags } from '@wallet/domain';
import { loadEnv } from 'vite';

/** Thrown when a build variable cannot be used. Its message is what the person who builds needs to read. */
export class BadFlags extends Error {}

/** The app's flags from its `.env` files and the environment. Throws `BadFlags`. */
export function readFlags(folder: string, mode: string): BuildFlags {
  const reading = readBuildFlags(loadEnv(mode, folder, 'VITE_'));
  if (!reading.ok) throw new BadFlags(['The build stops, a flag cannot be used:', ...reading.problems].join('\n  '));
  return reading.flags;
}
