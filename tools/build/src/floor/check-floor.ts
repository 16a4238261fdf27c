import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fallbacks, harmless } from './fallbacks.ts';
import { findInScript, type Finding } from './find-in-script.ts';
import { findInStyles } from './find-in-styles.ts';
import { definedIn, parseScript } from './parse-script.ts';
import { readScriptNames } from './script-names.ts';

/** A script or a style sheet of a build. */
export interface BuiltFile {
  readonly name: string;
  readonly code: string;
}

/** The scripts, inline scripts and style sheets of a build. */
function readBuild(dist: string) {
  const read = (pattern: string) =>
    globSync(pattern, { cwd: dist }).map((name) => ({ name, code: readFileSync(join(dist, name), 'utf8') }));
  // All pages have the same inline scripts.
  const inline = read('{shell,login/*}.html').flatMap(({ name, code }) =>
    [...code.matchAll(/<script>([^]*?)<\/script>/g)].map(([, script = '']) => ({ name, code: script })),
  );
  return { inline, scripts: [...read('**/*.js'), ...inline], styles: read('**/*.css') };
}

/** Returns a sentence for each use of a build in `dist` that is newer than the browsers of the floor and has no fallback. */
export function checkFloor(dist: string): string[] {
  const { inline, scripts, styles } = readBuild(dist);
  return [...inline.flatMap(checkBootScript), ...checkScripts(scripts), ...checkStyles(styles)];
}

/** Returns what the lists of fallbacks name although none of the builds uses it, or every browser of the floor has it by now. */
export function findStaleFallbacks(dists: readonly string[]): string[] {
  const names = readScriptNames();
  const builds = dists.map(readBuild);
  // The builds have most of their files in common.
  const once = (files: readonly BuiltFile[]) => [...new Set(files.map(({ code }) => code))];
  const parsed = once(builds.flatMap(({ scripts }) => scripts)).map((code) => ({ code, script: parseScript(code) }));
  const own = new Set(parsed.flatMap(({ script }) => [...definedIn(script)]));
  const found = [
    ...parsed.flatMap(({ code, script }) => findInScript(code, script, names, own)),
    ...once(builds.flatMap(({ styles }) => styles)).flatMap(findInStyles),
  ];
  const used = new Set(found.map(({ feature }) => feature));
  return [...Object.keys(fallbacks), ...Object.keys(harmless)].filter((feature) => !used.has(feature));
}

/** As `checkFloor`, for scripts of one app. */
export function checkScripts(files: readonly BuiltFile[]): string[] {
  const names = readScriptNames();
  const problems: string[] = [];
  const parsed = files.flatMap(({ name, code }) => {
    try {
      return [{ name, code, script: parseScript(code) }];
    } catch (error) {
      problems.push(`${name}: ${(error as SyntaxError).message}`);
      return [];
    }
  });
  const own = new Set(parsed.flatMap(({ script }) => [...definedIn(script)]));
  const isKnown = ({ feature, isTested }: Finding) => isTested && Object.hasOwn(fallbacks, feature);
  return [...problems, ...parsed.flatMap(({ name, code, script }) => sentencesOf(name, findInScript(code, script, names, own), isKnown))];
}

/** As `checkFloor`, for the inline script: browsers before the floor must be able to parse it. */
export function checkBootScript({ name, code }: BuiltFile): string[] {
  try {
    parseScript(code, 2018);
    return [];
  } catch (error) {
    return [`boot script in ${name}: ${(error as SyntaxError).message}`];
  }
}

/** As `checkFloor`, for style sheets. */
export const checkStyles = (files: readonly BuiltFile[]): string[] =>
  files.flatMap(({ name, code }) => sentencesOf(name, findInStyles(code), ({ isTested }) => isTested));

const sentencesOf = (file: string, found: readonly Finding[], isKnown: (finding: Finding) => boolean): string[] => [
  ...new Set(
    found
      .filter((finding) => !Object.hasOwn(harmless, finding.feature) && !isKnown(finding))
      .map(({ feature, excerpt }) => `${file}: ${feature}: ${excerpt.replace(/\s+/g, ' ')}`),
  ),
];
