/** What only a deployment knows of its site. The app does not know it. */
export interface SiteFacts {
  /** The product's name; null for the app's own word for it. */
  readonly name: string | null;
  /** The address of the site without a path; null if not known. */
  readonly origin: string | null;
  /** Where pages and browsers report what goes wrong; null for nowhere. */
  readonly reportUrl: string | null;
  /** Whether all subdomains use TLS. */
  readonly hstsSubdomains: boolean;
}
