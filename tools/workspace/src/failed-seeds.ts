import { stripVTControlCharacters } from 'node:util';

/** Is this a line by which a runner tells a failure: a title with its mark, or an assertion's message? */
const isFailure = (line: string) => /^\s*(?:✘|×|FAIL|AssertionError|→)/.test(line);

/** The seeds that a runner's output names in its failures, each once, the smallest first. */
export function failedSeeds(output: string): number[] {
  const failures = stripVTControlCharacters(output).split('\n').filter(isFailure);
  const seeds = failures.flatMap((line) => [...line.matchAll(/\bseed (\d+)/g)].map(([, seed]) => Number(seed)));
  return [...new Set(seeds)].sort((one, other) => one - other);
}
