import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { apps, shortName } from '@wallet/build/apps';
import { journeysIn } from '@wallet/build/engine-tags';

/** The files of journeys, relative to the workspace root. */
export const specs = 'tools/journeys/src/*.spec.ts';

type Engine = Parameters<typeof journeysIn>[0];

/** The target of a file of journeys, as `firefox-withdraw`. */
export const targetOfSpec = (name: string, spec: string) => `${name}-${basename(spec, '.spec.ts')}`;

/** The files with journeys that an engine runs on a market's build, relative to `root`, the workspace. */
export const engineSpecs = (root: string, engine: Engine, market: string): readonly string[] =>
  globSync(specs, { cwd: root })
    .toSorted()
    .filter((spec) => journeysIn(engine, market).test(readFileSync(join(root, spec), 'utf8')));

/** The targets of an engine in all apps. */
export const engineTargets = (root: string, engine: Engine): readonly string[] => [
  ...new Set(apps.flatMap((app) => engineSpecs(root, engine, shortName(app)).map((spec) => targetOfSpec(engine, spec)))),
];
