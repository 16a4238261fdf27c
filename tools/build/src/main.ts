import { apps } from './apps.ts';
import { formatSize } from './budgets.ts';
import { buildApp } from './build-app.ts';
import { BadFlags } from './workspace/read-flags.ts';

/** Run as `node tools/build/src/main.ts wallet-th`. */
const app = process.argv[2];
if (app === undefined || !apps.includes(app)) throw new Error(`say which app to build: ${apps.join(' or ')}`);

try {
  const { sizes, overBudget, oftenBlocked, notes } = await buildApp(app);
  for (const [name, size] of Object.entries(sizes)) console.log(`${name.padEnd(28)} ${formatSize(name, size).padStart(17)}`);
  for (const note of notes) console.warn(note);
  if (overBudget.length > 0) {
    console.error(['The build is larger than its budgets.json allows:', ...overBudget].join('\n  '));
    process.exitCode = 1;
  }
  if (oftenBlocked.length > 0) {
    console.error(['Blockers of adverts could stop these files for their names:', ...oftenBlocked].join('\n  '));
    process.exitCode = 1;
  }
} catch (error) {
  if (!(error instanceof BadFlags)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
