import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { CompatData, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data';
import { floorVersions } from './floor.ts';

let data: CompatData | null = null;

/** MDN's browser-compat-data, read when it is first needed, since it has 20 MB. */
function compatData(): CompatData {
  data ??= JSON.parse(readFileSync(createRequire(import.meta.url).resolve('@mdn/browser-compat-data'), 'utf8')) as CompatData;
  return data;
}

/** True if every browser of the floor has a feature without a setting or, unless `allowPrefix`, a prefix. True for an unknown feature. */
export function isOnFloor(feature: Identifier | undefined, allowPrefix = false): boolean {
  const support = feature?.__compat?.support;
  if (!support) return true;
  return [...floorVersions].every(([browser, version]) => {
    const statements = [support[browser as keyof typeof support] ?? []].flat();
    return statements.length === 0 || statements.some((statement) => isIn(statement, version, allowPrefix));
  });
}

function isIn(statement: SimpleSupportStatement, version: string, allowPrefix: boolean): boolean {
  const { version_added: added, version_removed: removed } = statement;
  if (statement.flags !== undefined || statement.alternative_name !== undefined) return false;
  if (statement.prefix !== undefined && !allowPrefix) return false;
  return isUpTo(added, version) && !isUpTo(removed, version);
}

/** True if `stated` is the number of `version` or of one before it. */
function isUpTo(stated: string | boolean | undefined | null, version: string): boolean {
  if (typeof stated !== 'string' || !/\d/.test(stated)) return false;
  const [major = 0, minor = 0] = stated.replace('≤', '').split('.').map(Number);
  const [floorMajor = 0, floorMinor = 0] = version.split('.').map(Number);
  return major < floorMajor || (major === floorMajor && minor <= floorMinor);
}

/** The features directly inside a feature, by name. */
export function partsOf(feature: Identifier | undefined): [string, Identifier][] {
  return Object.entries(feature ?? {}).filter(([name]) => name !== '__compat') as [string, Identifier][];
}

/** The feature at a path such as `['css', 'properties', 'width']`. Undefined if it is unknown. */
export function featureAt(...path: readonly string[]): Identifier | undefined {
  let found = compatData() as unknown as Identifier | undefined;
  for (const name of path) found = found && Object.hasOwn(found, name) ? found[name] : undefined;
  return found;
}
