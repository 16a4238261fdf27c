declare module 'subset-font' {
  interface SubsetOptions {
    readonly targetFormat: 'sfnt';
    /** Fixed value of each axis. */
    readonly variationAxes: Readonly<Record<string, number>>;
  }

  /** Cuts a font down to the characters of `text`. */
  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>;
}
