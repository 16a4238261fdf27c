import type { Manifest, ManifestChunk } from 'vite';

/** The files that a page needs immediately, each once, in the order in which they are needed. */
export interface PageAssets {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/**
 * Follows a page's modules through the manifest of a build. `modules` are those that the app loads with `import()`, by their file names as in
 * `LoginPage`: Vite's manifest has no paths of modules whose chunks contain what others import too. `namespaces` are text files of `language`.
 * Throws unless the build has one chunk for each.
 */
export function pageAssets(manifest: Manifest, modules: readonly string[], namespaces: readonly string[], language: string): PageAssets {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (chunk: ManifestChunk | undefined) => {
    if (!chunk || scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(manifest[imported]);
    for (const style of chunk.css ?? []) styles.add(style);
  };
  const visitChunk = (what: string, matches: (chunk: ManifestChunk) => boolean) => {
    const [found, ...others] = Object.values(manifest).filter(matches);
    if (!found || others.length > 0) throw new Error(`the build has ${found ? 'several chunks' : 'no chunk'} for ${what}`);
    visit(found);
  };

  visitChunk('the entry', ({ isEntry }) => isEntry === true);
  for (const module of modules) visitChunk(module, ({ name }) => name === module);
  for (const namespace of namespaces) {
    visitChunk(`${language} ${namespace}`, ({ src }) => src?.endsWith(`/locales/${language}/${namespace}.json`) ?? false);
  }
  return { scripts: [...scripts], styles: [...styles] };
}
