import { convert } from 'ast-v8-to-istanbul';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { parseSync } from 'vite';
import type { ScriptCoverage } from './worker.ts';

/** The code whose promises the simulation proves. */
const proven = /libs\/(money\/src\/(machine|tracking)|api-client\/src\/(reconcile|money)|session\/src)\//;

/** A branch that enough days reach is reached at least this often on a thousand. */
const enough = 20;

/** Adds up how often the branches of a bundle are reached. */
export function countBranches(file: string) {
  const code = readFileSync(file, 'utf8');
  const { program: ast } = parseSync(file, code);
  const sourceMap = JSON.parse(readFileSync(`${file}.map`, 'utf8')) as never;
  const counts = new Map<string, number>();
  const reports: Promise<void>[] = [];

  const add = async (coverage: ScriptCoverage) => {
    const report = await convert({ ast: ast as never, code, sourceMap, coverage: { ...coverage, url: pathToFileURL(file).href } });
    for (const { path, branchMap, b, fnMap, f } of Object.values(report)) {
      if (!proven.test(path)) continue;
      const place = (line: number, what: string) => `${path.slice(path.lastIndexOf('libs/'))}:${String(line)} ${what}`;
      const note = (name: string, count = 0) => counts.set(name, (counts.get(name) ?? 0) + count);
      for (const [id, { loc, type, locations }] of Object.entries(branchMap)) {
        locations.forEach((at, index) => note(place(at.start.line || loc.start.line, `${type} ${String(index + 1)}`), b[id]?.[index]));
      }
      for (const [id, { loc, name }] of Object.entries(fnMap)) note(place(loc.start.line, name), f[id]);
    }
  };

  return {
    add: (coverage: readonly ScriptCoverage[]) => void reports.push(...coverage.map(add)),
    /** The branches and functions that too few days have reached, and how often. */
    rare: async (): Promise<readonly string[]> => {
      await Promise.all(reports);
      return [...counts].filter(([, count]) => count < enough).map(([name, count]) => `${String(count)} ${name}`);
    },
  };
}
