import type { BuildFlags } from '@wallet/domain';
import type { SiteFacts } from './site-facts.ts';

/** A deployment's decisions about its headers. These are no flags: the app does not know them. */
type HeaderSettings = Pick<SiteFacts, 'hstsSubdomains' | 'reportUrl'>;

const hsts = ({ hstsSubdomains }: HeaderSettings) => `max-age=31536000${hstsSubdomains ? '; includeSubDomains' : ''}`;

/** The origin of an address, which ends no directive of a policy. */
function originOf(address: string): string {
  const { origin } = new URL(address);
  if (!/^https?:\/\/[\w.:-]+$/.test(origin)) throw new Error(`${origin} cannot be part of a policy`);
  return origin;
}

/**
 * The headers of every page response, for nginx and any other server. `scriptHashes` and `styleHashes` are those of the
 * inline boot script and the inline style sheets.
 */
export function pageHeaders(
  flags: Pick<BuildFlags, 'apiBaseUrl' | 'chatBackendUrl' | 'allowedLinks'>,
  scriptHashes: readonly string[],
  styleHashes: readonly string[],
  settings: HeaderSettings,
): Readonly<Record<string, string>> {
  const { reportUrl } = settings;
  const origins = [flags.apiBaseUrl, flags.chatBackendUrl]
    .filter((address): address is string => address !== null && address !== '')
    .map(originOf);
  const [backend] = flags.apiBaseUrl === '' ? [] : origins;
  const sockets = origins.map((origin) => origin.replace(/^http/, 'ws'));
  const sources = (...parts: (string | readonly string[])[]) => parts.flat().join(' ');
  const policy = [
    "default-src 'none'",
    // WebAssembly reads the QR code on a slip in browsers without their own reader. It still runs only code of this origin.
    sources("script-src 'self'", scriptHashes, "'wasm-unsafe-eval'"),
    sources("style-src 'self'", styleHashes),
    "img-src 'self' data: blob: https:",
    "media-src 'self' blob: https:",
    "font-src 'self'",
    sources("connect-src 'self'", origins, sockets, reportUrl?.startsWith('/') === false ? originOf(reportUrl) : []),
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    // One game provider's login is a form posted to an address that the operator sets, known only at play time, and it may redirect.
    // Sanitised markup contains no forms.
    sources(
      'form-action https:',
      flags.allowedLinks.filter((link) => link.startsWith('http:')),
    ),
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // DOMPurify's own policy, and that of the service worker's address.
    'trusted-types dompurify wallet-worker',
    // report-uri is for browsers without report-to.
    ...(reportUrl === null ? [] : ['report-to default', `report-uri ${reportUrl}`]),
  ];
  return {
    'Content-Security-Policy': policy.join('; '),
    'X-Frame-Options': 'DENY',
    'X-Content-Type-Options': 'nosniff',
    // Game links contain credentials in their path; no site may learn where a member came from.
    'Referrer-Policy': 'no-referrer',
    'Permissions-Policy': [
      'camera=(self)',
      ...['browsing-topics', 'display-capture', 'geolocation', 'hid', 'microphone', 'midi', 'payment'],
      ...['publickey-credentials-get', 'serial', 'usb'],
    ]
      .map((feature) => (feature.includes('=') ? feature : `${feature}=()`))
      .join(', '),
    // Games open in their own windows.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Strict-Transport-Security': hsts(settings),
    // The name under which browsers also look where to report crashes, interventions and deprecations.
    ...(reportUrl !== null && { 'Reporting-Endpoints': `default="${reportUrl}"` }),
    // The first call needs no new connection.
    ...(backend !== undefined && { Link: `<${backend}>; rel=preconnect; crossorigin` }),
  };
}

/**
 * The headers of backend responses, which replace the backend's own ones of the same names. Such a response is no page: opened in a tab, it
 * runs and loads nothing.
 */
export const callHeaders = (settings: HeaderSettings): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'X-Frame-Options': 'DENY',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Strict-Transport-Security': hsts(settings),
});

/** The headers of a drawing that an operator gave, such as the logo of a bank. Opened in a tab, it runs and loads nothing. */
export const drawingHeaders = (settings: HeaderSettings): Readonly<Record<string, string>> => ({
  ...callHeaders(settings),
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
});

/**
 * Writes the headers as an nginx include. A block that sets headers drops inherited ones, so every block must include it. Throws for signs with
 * which nginx reads a variable, or another line.
 */
export function nginxHeaders(headers: Readonly<Record<string, string>>): string {
  return Object.entries(headers)
    .map(([name, value]) => {
      if (/[$\\\p{Cc}]/u.test(value)) throw new Error(`the header ${name} cannot be written for nginx: ${value}`);
      return `add_header ${name} "${value.replace(/"/g, '\\"')}" always;\n`;
    })
    .join('');
}

/** Writes the headers for backend responses, which replace the backend's own headers of the same names. */
export function nginxCallHeaders(headers: Readonly<Record<string, string>>): string {
  const hidden = Object.keys(headers).map((name) => `proxy_hide_header ${name};\n`);
  return hidden.join('') + nginxHeaders(headers);
}

/** Names the folder of one version for nginx, which reads it together with the headers. */
export const nginxRootFile = 'nginx-root.conf';
/** Who is told of a security hole. */
export const securityContactFile = '.well-known/security.txt';

export const nginxHeadersFile = 'nginx-headers.conf';
export const nginxDrawingHeadersFile = 'nginx-drawing-headers.conf';
export const nginxCallHeadersFile = 'nginx-call-headers.conf';

/** The files with headers that `nginx.conf` includes of a build. */
export const nginxHeaderFiles: readonly string[] = [nginxHeadersFile, nginxDrawingHeadersFile, nginxCallHeadersFile];
