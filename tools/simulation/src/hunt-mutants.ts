import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { bundle } from './bundle.ts';
import { mutants, type Mutant } from './mutants.ts';
import { run } from './run.ts';

const root = join(import.meta.dirname, '../../..');

/** How many days each is looked for: as many as two free cores live in two minutes. */
const daysEach = 4800;

/** The text of a file with the fault. Throws if the text that it changes is not there, or several times. */
export function plant({ file, find, replace }: Mutant, text = readFileSync(join(root, file), 'utf8')): string {
  const parts = text.split(find);
  if (parts.length !== 2) throw new Error(`${file} contains ${String(parts.length - 1)} times, and should contain once: ${find}`);
  return parts.join(replace);
}

const planted = (mutant: Mutant): Plugin => ({
  name: 'plant-fault',
  enforce: 'pre',
  transform: (code, id) => (id.endsWith(`/${mutant.file}`) ? plant(mutant, code) : null),
});

/** Plants the faults whose names contain `part`, one at a time, and looks for each. Returns how many were missed. */
export async function huntMutants(part: string): Promise<number> {
  const chosen = mutants.filter(({ name }) => name.includes(part));
  const healthy = await bundle('healthy');
  const live = (file: string, firstSeed: number, days: number) =>
    run({ file, firstSeed, days, forMs: Infinity, stopAfterFailures: 1, isShrunk: false });
  let missed = 0;
  for (const mutant of chosen) {
    const { failures, days, ms } = await live(await bundle('mutant', [planted(mutant)]), 1, daysEach);
    const [failure] = failures;
    const effort = `${String(days)} days, ${(ms / 1000).toFixed()} s`;
    if (failure) {
      const { failures: own } = await live(healthy, failure.seed, 1);
      if (own.length > 0) throw new Error(`The day of seed ${String(failure.seed)} fails without a planted fault: mend that first.`);
      console.log(`found   ${mutant.name} (${effort}, seed ${String(failure.seed)}, "${failure.invariant}": ${failure.message})`);
    } else {
      missed += 1;
      console.log(`MISSED  ${mutant.name} (${effort})`);
    }
  }
  console.log(`${String(chosen.length - missed)} of ${String(chosen.length)} found.`);
  return missed;
}
