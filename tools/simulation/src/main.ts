import { parseArgs } from 'node:util';
import { bundle } from './bundle.ts';
import { countBranches } from './coverage.ts';
import { actsPerDay, describeFailure, describeReport } from './report.ts';
import { run } from './run.ts';

const usage = `npm run simulate -- [--seed N] [--runs N] [--hours N] [--coverage]

  --seed      lives the day of this seed, or that many days from it on with --runs
  --runs      how many days to live; without it and --hours, as many as a minute allows
  --hours     how long to go on
  --coverage  tells which branches of the money code too few of the days have reached, and how often`;

function readArguments() {
  try {
    const text = { type: 'string' } as const;
    const { values } = parseArgs({ options: { seed: text, runs: text, hours: text, coverage: { type: 'boolean', default: false } } });
    const numbers = [values.seed, values.runs, values.hours].map((value) => (value === undefined ? null : Number(value)));
    return numbers.some((value) => Number.isNaN(value)) ? null : values;
  } catch {
    return null;
  }
}

const values = readArguments();
if (!values) {
  console.error(usage);
  process.exit(2);
}

const seed = values.seed === undefined ? Date.now() % 2 ** 31 : Number(values.seed);
const days = Number(values.runs ?? (values.seed === undefined || values.hours !== undefined ? Infinity : 1));
const minuteMs = values.runs === undefined && values.seed === undefined ? 60_000 : Infinity;
const forMs = values.hours === undefined ? minuteMs : Number(values.hours) * 3_600_000;
const file = await bundle('apps');
const branches = values.coverage ? countBranches(file) : null;
const options = { file, firstSeed: seed, days, forMs, stopAfterFailures: 1, isShrunk: true };
const report = await run({ ...options, ...(branches && { onCoverage: branches.add }) });
for (const failure of report.failures) console.log(describeFailure(failure));
for (const branch of (await branches?.rare()) ?? []) console.log(branch);
console.log(`${describeReport(report)} First seed: ${String(seed)}. A member-day has ${String(actsPerDay)} acts.`);
process.exitCode = report.failures.length > 0 ? 1 : 0;
