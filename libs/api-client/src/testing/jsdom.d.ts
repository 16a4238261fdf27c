declare module 'jsdom' {
  /** A window of a browser without rendering. */
  export class JSDOM {
    constructor(html: string, options: { readonly url: string });
    readonly window: Window & typeof globalThis;
  }
}
