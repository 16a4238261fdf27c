declare module 'jsdom' {
  /** A page of its own in a browser that draws nothing. */
  export class JSDOM {
    constructor(html: string, options: { readonly url: string });
    readonly window: Window & typeof globalThis;
  }
}
