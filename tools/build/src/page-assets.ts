import type { Chunk } from './chunk-list.ts';

/** The files that a page needs immediately, each once, in the order in which they are needed. */
export interface PageAssets {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/**
 * Follows a page's modules through the chunks of a build. `modules` are file names without folder and extension, as in `LoginPage`; `namespaces`
 * are text files of `language`. Throws when the build has no such chunk.
 */
export function pageAssets(
  chunks: readonly Chunk[],
  modules: readonly string[],
  namespaces: readonly string[],
  language: string,
): PageAssets {
  const byFile = new Map(chunks.map((chunk) => [chunk.file, chunk]));
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (chunk: Chunk | undefined) => {
    if (!chunk || scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const imported of chunk.imports) visit(byFile.get(imported));
    for (const style of chunk.styles) styles.add(style);
  };
  const find = (what: string, matches: (chunk: Chunk) => boolean) => {
    const found = chunks.find(matches);
    if (!found) throw new Error(`the build has no chunk for ${what}`);
    visit(found);
  };
  const hasModule = (ending: RegExp) => (chunk: Chunk) => chunk.modules.some((id) => ending.test(id));

  find('the entry', ({ isEntry }) => isEntry);
  for (const module of modules) find(module, hasModule(new RegExp(`/${module}\\.tsx?$`)));
  for (const namespace of namespaces) find(`${language} ${namespace}`, hasModule(new RegExp(`/locales/${language}/${namespace}\\.json$`)));
  return { scripts: [...scripts], styles: [...styles] };
}
