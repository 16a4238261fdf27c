import { createRequire } from 'node:module';
import type { Resvg } from '@resvg/resvg-js';

/** Cuts a font down to the characters of a text. The package has no types. */
type SubsetFont = (
  font: Buffer,
  text: string,
  options: { readonly targetFormat: 'sfnt'; readonly variationAxes: Readonly<Record<string, number>> },
) => Promise<Buffer>;

/** The packages that draw pictures. */
export interface Drawing {
  readonly Resvg: typeof Resvg;
  readonly subsetFont: SubsetFont;
}

/**
 * Finds the packages that draw pictures. They are not part of the command in an archive, since one of them is made for one kind of machine:
 * they are searched for in the folders above. Throws if they are not installed.
 */
export function loadDrawing(): Drawing {
  const require = createRequire(import.meta.url);
  return {
    ...(require('@resvg/resvg-js') as Pick<Drawing, 'Resvg'>),
    subsetFont: require('subset-font') as SubsetFont,
  };
}
