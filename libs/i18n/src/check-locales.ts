import { join } from 'node:path';
import { findLocaleProblems } from './find-locale-problems.ts';
import { readLocales } from './read-locales.ts';

// `node check-locales.ts [folder]`: prints the problems of the locale files and exits with 1, or prints nothing and
// exits with 0.
const problems = findLocaleProblems(readLocales(process.argv[2] ?? join(import.meta.dirname, 'locales')));
for (const problem of problems) process.stderr.write(`${problem}\n`);
process.exitCode = problems.length > 0 ? 1 : 0;
