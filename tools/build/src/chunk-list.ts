import type { Plugin } from 'vite';

/** One chunk of a build, by the names of its files. */
export interface Chunk {
  readonly file: string;
  readonly isEntry: boolean;
  /** The files of the chunks that it needs at once. */
  readonly imports: readonly string[];
  readonly styles: readonly string[];
  /** The paths of its modules. */
  readonly modules: readonly string[];
}

/** Where a build lists its chunks. Vite's own manifest leaves out modules that share a chunk with others. */
export const chunkListFile = '.vite/chunks.json';

export function chunkList(): Plugin {
  return {
    name: 'wallet-chunk-list',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      // After Vite has assigned the style sheets to the chunks.
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).flatMap((output): Chunk[] =>
          output.type !== 'chunk'
            ? []
            : [
                {
                  file: output.fileName,
                  isEntry: output.isEntry,
                  imports: output.imports,
                  styles: [...(output.viteMetadata?.importedCss ?? [])],
                  modules: output.moduleIds,
                },
              ],
        );
        this.emitFile({ type: 'asset', fileName: chunkListFile, source: JSON.stringify(chunks) });
      },
    },
  };
}
