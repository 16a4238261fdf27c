import { describe, expect, it } from 'vitest';
import { nginxHeaders } from '../src/nginx-headers.ts';
import { securityHeaders } from '../src/security-headers.ts';

const sameOrigin = { apiBaseUrl: '', chatBackendUrl: null };

function directives(flags: Parameters<typeof securityHeaders>[0] = sameOrigin): Map<string, string[]> {
  const policy = securityHeaders(flags, ["'sha256-boot'"], ["'sha256-style'"])['Content-Security-Policy'] ?? '';
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

  it('lets no site frame the page and takes markup only from the sanitiser', () => {
    expect(directives().get('frame-ancestors')).toEqual(["'none'"]);
    expect(directives().get('trusted-types')).toEqual(['dompurify']);
    expect(directives().get('require-trusted-types-for')).toEqual(["'script'"]);
  });

  it('posts forms to the provider of a game, never in the clear', () => {
    expect(directives().get('form-action')).toEqual(['https:']);
  });

  it('opens connections to the build’s backends, sockets included, and to nothing else', () => {
    const flags = { apiBaseUrl: 'https://api.example.com/la', chatBackendUrl: 'https://chat.example.com' };
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
