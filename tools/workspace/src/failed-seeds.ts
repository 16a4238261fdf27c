import { stripVTControlCharacters } from 'node:util';

/** Returns whether a line reports a failure: a title with its mark, or an assertion's message. */
const isFailure = (line: string) => /^\s*(?:✘|×|FAIL|AssertionError|→)/.test(line);

/** Returns the seeds named in the failures of a runner's output, each once, in ascending order. */
export function failedSeeds(output: string): number[] {
  const failures = stripVTControlCharacters(output).split('\n').filter(isFailure);
  const seeds = failures.flatMap((line) => [...line.matchAll(/\bseed (\d+)/g)].map(([, seed]) => Number(seed)));
  return [...new Set(seeds)].sort((one, other) => one - other);
}
