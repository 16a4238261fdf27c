/** The contents of `deployment.json` in a built app: everything that a server must know to serve it. */
export interface Deployment {
  readonly defaultLanguage: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Headers for the backend's responses through the same server. */
  readonly callHeaders: Readonly<Record<string, string>>;
  /** Headers for drawings in `site/`, the files that end with `.svg`. */
  readonly drawingHeaders: Readonly<Record<string, string>>;
  /** The file of each prerendered page by address, then language. Other addresses below /user get `shell`. */
  readonly pages: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The page without prerendered markup. */
  readonly shell: string;
  /** Files by language, sent with status 404 for every other address. */
  readonly notFound: Readonly<Record<string, string>>;
}

export const deploymentFile = 'deployment.json';
