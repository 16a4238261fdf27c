/** `deployment.json` beside a built app: what a server must know to serve it as meant. */
export interface Deployment {
  readonly defaultLanguage: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Of what the backend answers through the same server. */
  readonly callHeaders: Readonly<Record<string, string>>;
  /** File of each prerendered page by address, then language. Other addresses below /user get `shell`. */
  readonly pages: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The page without markup, drawn by its script. */
  readonly shell: string;
  /** File by language, sent with status 404 for every other address. */
  readonly notFound: Readonly<Record<string, string>>;
}

export const deploymentFile = 'deployment.json';
