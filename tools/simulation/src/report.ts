import type { RunReport } from './run.ts';
import { invariants } from './story/invariants.ts';
import type { Failure } from './simulate-seed.ts';

/** Acts of a member-day, the unit in which speed is measured. */
export const actsPerDay = 20;

/** A failure as a person reads it: what does not hold, how to see it again, and the shortest story. */
export function describeFailure({ seed, invariant, message, story, trace }: Failure): string {
  const lines = [
    '',
    `It does not hold that ${invariants[invariant]}: ${message}.`,
    `npm run simulate -- --seed ${String(seed)}`,
    '',
    ...story.map((line) => `  ${line}`),
  ];
  return [...lines, '', 'What left the pages, and what they said:', ...trace.map((line) => `  ${line}`), ''].join('\n');
}

/** What a run was. */
export function describeReport({ acts, calls, repeats, twins, ms, failures }: RunReport): string {
  const days = acts / actsPerDay;
  return (
    `${days.toFixed()} member-days, ${((days / ms) * 1000).toFixed(1)} a second: ${String(calls)} money calls, ${String(failures.length)} failures. ` +
    `Counted apart: ${String(repeats)} calls that the browser repeated, ${String(twins)} that could not be told from another.`
  );
}
