import { parseArgs } from 'node:util';
import { bundle } from './bundle.ts';
import { huntMutants } from './hunt-mutants.ts';
import { actsPerDay, describeFailure, describeReport } from './report.ts';
import { run } from './run.ts';

const usage = `npm run simulate -- [--seed N] [--runs N] [--hours N] [--mutants [NAME]]

  --seed     lives the day of this seed, or that many days from it on with --runs
  --runs     how many days to live; without it and --hours, as many as a minute allows
  --hours    how long to go on
  --mutants  plants one fault after the other and looks for it; with a name, only those that contain it`;

function readArguments() {
  try {
    const text = { type: 'string' } as const;
    const { values, positionals } = parseArgs({
      options: { seed: text, runs: text, hours: text, mutants: { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    const numbers = [values.seed, values.runs, values.hours].map((value) => (value === undefined ? null : Number(value)));
    return numbers.some((value) => Number.isNaN(value)) ? null : { ...values, positionals };
  } catch {
    return null;
  }
}

const values = readArguments();
if (!values) {
  console.error(usage);
  process.exit(2);
}

if (values.mutants) {
  const missed = await huntMutants(values.positionals[0] ?? '');
  process.exitCode = missed > 2 ? 1 : 0;
} else {
  const seed = values.seed === undefined ? Date.now() % 2 ** 31 : Number(values.seed);
  const days = Number(values.runs ?? (values.seed === undefined || values.hours !== undefined ? Infinity : 1));
  const forMs =
    values.hours === undefined
      ? values.runs === undefined && values.seed === undefined
        ? 60_000
        : Infinity
      : Number(values.hours) * 3_600_000;
  const report = await run({ file: await bundle('apps'), firstSeed: seed, days, forMs, stopAfterFailures: 1, isShrunk: true });
  for (const failure of report.failures) console.log(describeFailure(failure));
  console.log(`${describeReport(report)} First seed: ${String(seed)}. A member-day has ${String(actsPerDay)} acts.`);
  process.exitCode = report.failures.length > 0 ? 1 : 0;
}
