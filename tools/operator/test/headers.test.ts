import { describe, expect, it } from 'vitest';
import { callHeaders, nginxCallHeaders, nginxHeaders, pageHeaders } from '../src/site/headers.ts';

const defaultSettings = { hstsSubdomains: false, reportUrl: null };
const sameOrigin = { apiBaseUrl: '', chatBackendUrl: null, allowedLinks: [] };

function directives(flags: Parameters<typeof pageHeaders>[0] = sameOrigin): Map<string, string[]> {
  const policy = pageHeaders(flags, ["'sha256-boot'"], ["'sha256-style'"], defaultSettings)['Content-Security-Policy'] ?? '';
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values];
    }),
  );
}

describe('the security policy', () => {
  it('runs only our own scripts and the boot script', () => {
    expect(directives().get('script-src')).toEqual(["'self'", "'sha256-boot'", "'wasm-unsafe-eval'"]);
    expect(directives().get('style-src')).toEqual(["'self'", "'sha256-style'"]);
    expect(directives().get('default-src')).toEqual(["'none'"]);
  });

  it('never allows inline code, eval or wildcards', () => {
    const all = [...directives().values()].flat();
    for (const loose of ["'unsafe-inline'", "'unsafe-eval'", '*', 'http:']) expect(all).not.toContain(loose);
  });

  it('allows form posts to the operator’s http links but not to app links', () => {
    expect(directives().get('form-action')).toEqual(['https:']);
    const allowed = directives({ ...sameOrigin, allowedLinks: ['http://sport.example', 'intent:'] });
    expect(allowed.get('form-action')).toEqual(['https:', 'http://sport.example']);
  });

  it('lets no site frame the page and takes markup only from the sanitiser', () => {
    expect(directives().get('frame-ancestors')).toEqual(["'none'"]);
    expect(directives().get('trusted-types')).toEqual(['dompurify', 'wallet-worker']);
    expect(directives().get('require-trusted-types-for')).toEqual(["'script'"]);
  });

  it('allows connections to the build’s backends and their sockets only', () => {
    const flags = { ...sameOrigin, apiBaseUrl: 'https://api.example.com/la', chatBackendUrl: 'https://chat.example.com' };
    expect(directives(flags).get('connect-src')).toEqual([
      "'self'",
      'https://api.example.com',
      'https://chat.example.com',
      'wss://api.example.com',
      'wss://chat.example.com',
    ]);
    expect(directives().get('connect-src')).toEqual(["'self'"]);
  });
});

it('connects to a backend on another origin before the first call', () => {
  const linkOf = (flags: typeof sameOrigin) => pageHeaders(flags, [], [], defaultSettings).Link;
  expect(linkOf({ ...sameOrigin, apiBaseUrl: 'https://api.example.com/la' })).toBe(
    '<https://api.example.com>; rel=preconnect; crossorigin',
  );
  expect(linkOf(sameOrigin)).toBeUndefined();
});

it('leaves pages the camera and no other power of the browser', () => {
  const policy = pageHeaders(sameOrigin, [], [], defaultSettings)['Permissions-Policy']?.split(', ');
  const denied = ['browsing-topics', 'display-capture', 'geolocation', 'hid', 'microphone', 'midi', 'payment'];
  expect(policy).toEqual(['camera=(self)', ...[...denied, 'publickey-credentials-get', 'serial', 'usb'].map((feature) => `${feature}=()`)]);
});

it('writes the same headers for nginx', () => {
  expect(nginxHeaders({ 'X-Frame-Options': 'DENY', 'X-Odd': 'a "b"' })).toBe(
    'add_header X-Frame-Options "DENY" always;\nadd_header X-Odd "a \\"b\\"" always;\n',
  );
});

it.each(['https://r.example/$arg_a', 'a\nb', 'a\\'])('does not write %j for nginx, which would read more than a text', (value) => {
  expect(() => nginxHeaders({ 'X-Odd': value })).toThrow('X-Odd');
});

it('puts no address into the policy that ends a directive', () => {
  expect(() => pageHeaders({ ...sameOrigin, apiBaseUrl: 'https://x;frame-ancestors' }, [], [], defaultSettings)).toThrow('policy');
});

it('replaces the backend’s headers in call responses', () => {
  expect(nginxCallHeaders({ 'X-Frame-Options': 'DENY' })).toBe(
    'proxy_hide_header X-Frame-Options;\nadd_header X-Frame-Options "DENY" always;\n',
  );
});

describe('the facts of a site', () => {
  const headersWith = (facts: Partial<typeof defaultSettings> | { readonly reportUrl: string }) => {
    const settings = { ...defaultSettings, ...facts };
    return { page: pageHeaders(sameOrigin, [], [], settings), call: callHeaders(settings) };
  };

  it('changes nothing without settings', () => {
    const { page, call } = headersWith({});
    expect([page['Strict-Transport-Security'], call['Strict-Transport-Security']]).toEqual(['max-age=31536000', 'max-age=31536000']);
    expect(page['Content-Security-Policy']).not.toContain('report');
    expect(page).not.toHaveProperty('Reporting-Endpoints');
  });

  it('extends HSTS to subdomains for pages and calls', () => {
    const { page, call } = headersWith({ hstsSubdomains: true });
    for (const headers of [page, call]) expect(headers['Strict-Transport-Security']).toBe('max-age=31536000; includeSubDomains');
  });

  it('sets where browsers and pages report, and lets them', () => {
    const { page } = headersWith({ reportUrl: 'https://reports.example.com/wallet' });
    expect(page['Content-Security-Policy']).toMatch(/; report-to default; report-uri https:\/\/reports\.example\.com\/wallet$/);
    expect(page['Content-Security-Policy']).toContain("; connect-src 'self' https://reports.example.com; ");
    // Browsers report crashes, interventions and deprecations to the endpoint of this name.
    expect(page['Reporting-Endpoints']).toBe('default="https://reports.example.com/wallet"');
  });

  it('lets pages report to a path of the site', () => {
    const { page } = headersWith({ reportUrl: '/reports' });
    expect(page['Content-Security-Policy']).toContain("; connect-src 'self'; ");
    expect(page['Reporting-Endpoints']).toBe('default="/reports"');
  });
});
