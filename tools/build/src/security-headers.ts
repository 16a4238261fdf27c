import type { BuildFlags } from '@wallet/domain';
import type { HeaderSettings } from './header-settings.ts';

const hsts = ({ hstsSubdomains }: HeaderSettings) => `max-age=31536000${hstsSubdomains ? '; includeSubDomains' : ''}`;

/**
 * The headers every answer with a page carries. One place for `npm run serve`, nginx and the browser journeys.
 * `scriptHashes` and `styleHashes` are those of the inline boot script and the inline style sheets.
 */
export function securityHeaders(
  flags: Pick<BuildFlags, 'apiBaseUrl' | 'chatBackendUrl' | 'allowedLinks'>,
  scriptHashes: readonly string[],
  styleHashes: readonly string[],
  settings: HeaderSettings,
): Readonly<Record<string, string>> {
  const { reportUrl } = settings;
  const origins = [flags.apiBaseUrl, flags.chatBackendUrl]
    .filter((address): address is string => address !== null && address !== '')
    .map((address) => new URL(address).origin);
  const sockets = origins.map((origin) => origin.replace(/^http/, 'ws'));
  const sources = (...parts: (string | readonly string[])[]) => parts.flat().join(' ');
  const policy = [
    "default-src 'none'",
    // WebAssembly reads the code on a slip where the browser cannot; it runs nothing that is not of this origin.
    sources("script-src 'self'", scriptHashes, "'wasm-unsafe-eval'"),
    sources("style-src 'self'", styleHashes),
    "img-src 'self' data: blob: https:",
    "media-src 'self' blob: https:",
    "font-src 'self'",
    sources("connect-src 'self'", origins, sockets),
    "manifest-src 'self'",
    "base-uri 'none'",
    // One provider is logged in to by a form that is posted to it. Its address is the operator's, known only when it is
    // played, and it may lead on to others. Markup from outside is let in without forms.
    sources(
      'form-action https:',
      flags.allowedLinks.filter((link) => link.startsWith('http:')),
    ),
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types dompurify',
    // The second is for browsers that do not know the first.
    ...(reportUrl === null ? [] : ['report-to csp', `report-uri ${reportUrl}`]),
  ];
  return {
    'Content-Security-Policy': policy.join('; '),
    'X-Frame-Options': 'DENY',
    'X-Content-Type-Options': 'nosniff',
    // Game links carry credentials in their path; no site may learn where a member came from.
    'Referrer-Policy': 'no-referrer',
    'Permissions-Policy': 'camera=(self), microphone=(), geolocation=(), payment=(), usb=()',
    // Games open in windows of their own.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Strict-Transport-Security': hsts(settings),
    ...(reportUrl !== null && { 'Reporting-Endpoints': `csp="${reportUrl}"` }),
  };
}

/**
 * The headers of a call's answer, in the place of the backend's own of these names. Such an answer is no page: opened in
 * a tab, it runs and loads nothing.
 */
export const callHeaders = (settings: HeaderSettings): Readonly<Record<string, string>> => ({
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'X-Frame-Options': 'DENY',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Strict-Transport-Security': hsts(settings),
});
