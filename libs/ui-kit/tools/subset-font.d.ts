declare module 'subset-font' {
  interface SubsetOptions {
    readonly targetFormat: 'woff2';
    /** Range of each axis that the result keeps. */
    readonly variationAxes: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
  }

  /** Cuts a font down to the signs of `text`. */
  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>;
}
