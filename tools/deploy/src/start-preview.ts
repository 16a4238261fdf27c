import { basename, dirname } from 'node:path';
import type { Deployment } from '@wallet/operator';
import { readLanguageCode } from '@wallet/domain';
import { preview, type Connect } from 'vite';
import { readDeployment } from './read-deployment.ts';
import type { NginxOptions, RunningNginx } from './start-nginx.ts';

/** What `npm run serve` says where this serves the builds. */
export const previewNotice = [
  'nginx is not installed, so Vite serves the builds, to look at them only. It sends their headers, pages and files and forwards calls.',
  'It does not compress, cache, limit or refuse anything as the nginx configuration does, and has no assets of the build before.',
].join('\n');

/** Serves a built app at localhost where nginx is missing. */
export async function startPreview(
  options: Pick<NginxOptions, 'dist' | 'backend' | 'backendPrefix' | 'certificate'> & { readonly port: number },
): Promise<Pick<RunningNginx, 'url' | 'close'>> {
  const { dist, backend, backendPrefix = '', certificate, port } = options;
  const deployment = readDeployment(dist);
  const forwarded = { target: backend, rewrite: (path: string) => `${backendPrefix}${path}` };
  const server = await preview({
    configFile: false,
    root: dirname(dist),
    appType: 'mpa',
    build: { outDir: basename(dist) },
    plugins: [{ name: 'wallet-pages', configurePreviewServer: ({ middlewares }) => void middlewares.use(choosePage(deployment)) }],
    preview: {
      host: 'localhost',
      port,
      strictPort: true,
      headers: deployment.headers,
      ...(certificate && { https: certificate }),
      proxy: { '/api': forwarded, '/reports': backend, '/socket.io': { ...forwarded, ws: true } },
    },
  });
  return { url: `${certificate ? 'https' : 'http'}://localhost:${String(port)}`, close: () => server.close() };
}

/** Replaces the address of a page by its file in the visitor's language. */
const choosePage =
  ({ pages, shell, defaultLanguage }: Deployment): Connect.NextHandleFunction =>
  (request, _response, next) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const language = readLanguageCode(/(?:^|;\s*)language=(\w+)/.exec(request.headers.cookie ?? '')?.[1]);
    const page = pages[pathname.replace(/(.)\/$/, '$1')];
    const file = page?.[language ?? ''] ?? page?.[defaultLanguage] ?? (/^\/(?:user(?:\/.*)?)?$/.test(pathname) ? shell : null);
    if (file !== null) request.url = `/${file}`;
    next();
  };
