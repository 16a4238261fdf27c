/** The used fields of an entry in Vite's manifest. */
interface ManifestChunk {
  readonly file: string;
  readonly src?: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

export type Manifest = Readonly<Record<string, ManifestChunk>>;

/** The files that a page needs immediately, each once, in the order in which they are needed. */
export interface PageAssets {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/**
 * Follows a page's modules through the manifest. `modules` are file names without folder and extension, as in `LoginPage`; `namespaces` are
 * text files of `language`. Throws when the build has no such chunk.
 */
export function pageAssets(manifest: Manifest, modules: readonly string[], namespaces: readonly string[], language: string): PageAssets {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
    for (const style of chunk.css ?? []) styles.add(style);
  };
  const find = (what: string, matches: (key: string, chunk: ManifestChunk) => boolean) => {
    const found = Object.entries(manifest).find(([key, chunk]) => matches(key, chunk));
    if (!found) throw new Error(`the build has no chunk for ${what}: its module must be imported dynamically by that name`);
    visit(found[0]);
  };

  find('the entry', (_key, chunk) => chunk.isEntry === true);
  for (const module of modules) find(module, (key) => new RegExp(`/${module}\\.tsx?$`).test(key));
  for (const namespace of namespaces) {
    find(`${language} ${namespace}`, (key) => key.endsWith(`/locales/${language}/${namespace}.json`));
  }
  return { scripts: [...scripts], styles: [...styles] };
}
