import { tallyPrograms, type Program } from './programs.ts';
import { runAndRead } from './run-nx.ts';
import type { Tally } from './tally.ts';

/** Types of all projects. A project counts as one check. */
export function checkTypes(programs: readonly Program[]): Promise<Tally> {
  return tallyPrograms(programs, async ({ config }) => {
    const { code, output } = await runAndRead('tsc', ['--noEmit', '--pretty', 'false', '-p', config]);
    return { code, files: [...output.matchAll(/^(\S[^(\n]*)\(\d+,\d+\): error/gm)].map(([, file = '']) => file) };
  });
}
