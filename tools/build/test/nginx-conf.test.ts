import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { workspaceRoot } from '../src/workspace.ts';

const conf = readFileSync(join(workspaceRoot, 'tools/deploy/nginx.conf'), 'utf8');
const [server = ''] = conf.split(/^server \{$/m).slice(1);
const blocks = [...server.matchAll(/^ {2}location ([^{]+) \{\n([^}]*)\}/gm)].map(([, address = '', body = '']) => ({ address, body }));
const pages = server.replace(/^ {2}location [^{]+ \{\n[^}]*\}/gm, '');

describe('the nginx configuration', () => {
  it('gives every page the build’s headers', () => {
    expect(pages).toContain('include /srv/wallet/current/nginx-headers.conf;');
  });

  it('gives them also where a block sets headers of its own, which would keep the others out', () => {
    const own = blocks.filter(({ body }) => body.includes('add_header') && !body.includes('proxy_pass'));
    expect(own.map(({ address }) => address)).toEqual(['= /favicon.svg', '/videos/', '/assets/']);
    for (const { body } of own) expect(body).toContain('include /srv/wallet/current/nginx-headers.conf;');
  });

  it('passes the backend’s calls and its socket on, without the headers of pages', () => {
    const [proxy] = blocks.filter(({ body }) => body.includes('proxy_pass'));
    expect(proxy?.address).toBe('~ ^/(api|socket\\.io)/');
    expect(proxy?.body).toContain('add_header');
    expect(proxy?.body).not.toContain('nginx-headers.conf');
  });
});
