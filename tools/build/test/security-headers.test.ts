import { describe, expect, it } from 'vitest';
import { nginxCallHeaders, nginxHeaders } from '../src/nginx-headers.ts';
import { readHeaderSettings } from '../src/header-settings.ts';
import { callHeaders, securityHeaders } from '../src/security-headers.ts';

const usual = { hstsSubdomains: false, reportUrl: null };
const sameOrigin = { apiBaseUrl: '', chatBackendUrl: null, allowedLinks: [] };

function directives(flags: Parameters<typeof securityHeaders>[0] = sameOrigin): Map<string, string[]> {
  const policy = securityHeaders(flags, ["'sha256-boot'"], ["'sha256-style'"], usual)['Content-Security-Policy'] ?? '';
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

  it('never allows inline code, eval or everything', () => {
    const all = [...directives().values()].flat();
    for (const loose of ["'unsafe-inline'", "'unsafe-eval'", '*', 'http:']) expect(all).not.toContain(loose);
  });

  it('posts to what the operator allows besides https, and leaves apps out of it', () => {
    expect(directives().get('form-action')).toEqual(['https:']);
    const allowed = directives({ ...sameOrigin, allowedLinks: ['http://sport.example', 'intent:'] });
    expect(allowed.get('form-action')).toEqual(['https:', 'http://sport.example']);
  });

  it('lets no site frame the page and takes markup only from the sanitiser', () => {
    expect(directives().get('frame-ancestors')).toEqual(["'none'"]);
    expect(directives().get('trusted-types')).toEqual(['dompurify']);
    expect(directives().get('require-trusted-types-for')).toEqual(["'script'"]);
  });

  it('posts forms to the provider of a game, never in the clear', () => {
    expect(directives().get('form-action')).toEqual(['https:']);
  });

  it('opens connections to the build’s backends, sockets included, and to nothing else', () => {
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

it('writes the same headers for nginx', () => {
  expect(nginxHeaders({ 'X-Frame-Options': 'DENY', 'X-Odd': 'a "b"' })).toBe(
    'add_header X-Frame-Options "DENY" always;\nadd_header X-Odd "a \\"b\\"" always;\n',
  );
});

it('lets its own headers of calls take the place of the backend’s', () => {
  expect(nginxCallHeaders({ 'X-Frame-Options': 'DENY' })).toBe(
    'proxy_hide_header X-Frame-Options;\nadd_header X-Frame-Options "DENY" always;\n',
  );
});

describe('what a deployment decides', () => {
  const headersWith = (env: Readonly<Record<string, string>>) => {
    const settings = readHeaderSettings(env);
    return { page: securityHeaders(sameOrigin, [], [], settings), call: callHeaders(settings) };
  };

  it('is nothing where it says nothing', () => {
    const { page, call } = headersWith({});
    expect([page['Strict-Transport-Security'], call['Strict-Transport-Security']]).toEqual(['max-age=31536000', 'max-age=31536000']);
    expect(page['Content-Security-Policy']).not.toContain('report');
    expect(page).not.toHaveProperty('Reporting-Endpoints');
  });

  it('is whether all names below its own speak TLS, for pages and calls', () => {
    const { page, call } = headersWith({ HSTS_SUBDOMAINS: 'true' });
    for (const headers of [page, call]) expect(headers['Strict-Transport-Security']).toBe('max-age=31536000; includeSubDomains');
  });

  it('is where reports of the policy go', () => {
    const { page } = headersWith({ CSP_REPORT_URL: 'https://reports.example.com/csp' });
    expect(page['Content-Security-Policy']).toMatch(/; report-to csp; report-uri https:\/\/reports\.example\.com\/csp$/);
    expect(page['Reporting-Endpoints']).toBe('csp="https://reports.example.com/csp"');
  });

  it.each([
    { HSTS_SUBDOMAINS: 'yes' },
    { CSP_REPORT_URL: 'http://reports.example.com' },
    { CSP_REPORT_URL: 'https://a.example; script-src *' },
    { CSP_REPORT_URL: 'https://a.example/"' },
    { CSP_REPORT_URL: '/csp' },
  ])('stops the build where it cannot be used: %o', (env) => {
    expect(() => readHeaderSettings(env)).toThrow(/The build stops/);
  });
});
