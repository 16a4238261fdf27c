import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { isLanguage, languageCode } from '@wallet/domain';
import { deploymentFile, type Deployment } from '../site/deployment.ts';
import { keptProblems } from './kept-assets.ts';
import { hashOf, listedSiteFiles, readSiteFiles, siteFilesFile } from './site-files.ts';

interface VerifiedSite {
  /** The address of the site, without a path. */
  readonly url: string;
  /** The folder of its version. */
  readonly folder: string;
  /** The folder that it was written into, with what is kept of former versions. */
  readonly to: string;
}

/** One request, and what must come back. */
interface Expectation {
  readonly path: string;
  readonly language?: string;
  readonly encoding?: 'gzip' | 'br';
  readonly status: number;
  readonly cache: string;
  /** The listed file that is sent. */
  readonly file: string;
}

const pageCache = 'no-cache';
const siteCache = 'public, max-age=86400';
const assetCache = 'public, max-age=31536000, immutable';

/** The types that browsers accept for what the files are used for. */
const types: Readonly<Record<string, RegExp>> = {
  '.css': /^text\/css\b/,
  '.html': /^text\/html\b/,
  '.ico': /^image\/(?:x-icon|vnd\.microsoft\.icon)$/,
  '.jpg': /^image\/jpeg$/,
  '.js': /^(?:text|application)\/javascript\b/,
  '.json': /^application\/json\b/,
  '.mp4': /^video\/mp4$/,
  '.png': /^image\/png$/,
  '.svg': /^image\/svg\+xml\b/,
  '.txt': /^text\/plain\b/,
  '.vtt': /^text\/vtt\b/,
  '.wasm': /^application\/wasm$/,
  '.webm': /^video\/webm$/,
  '.webmanifest': /^application\/manifest\+json\b/,
  '.webp': /^image\/webp$/,
  '.woff2': /^font\/woff2$/,
};

/** What servers and networks add to a response, and what says nothing to a page. */
const neutral = new Set([
  ...['accept-ranges', 'age', 'allow', 'alt-svc', 'connection', 'content-encoding', 'content-length', 'content-type', 'date', 'etag'],
  ...['keep-alive', 'last-modified', 'server', 'transfer-encoding', 'vary', 'via'],
]);

const simultaneous = 24;
const timeoutMs = 8_000;

/** A name that no release has. */
const unknownName = 'wallet-verify-none';

/** Compares what a server sends with what was written into a folder: each file, its status and its headers. */
export async function verifySite({ url, folder, to }: VerifiedSite) {
  const deployment = JSON.parse(readFileSync(join(folder, deploymentFile), 'utf8')) as Deployment;
  const listed = listedSiteFiles(folder);
  const found = readSiteFiles(folder);
  const problems = [
    ...Object.keys(listed).flatMap((file) =>
      found[file] === undefined
        ? [`${file} is missing in ${folder}.`]
        : found[file] === listed[file]
          ? []
          : [`${file} in ${folder} was changed.`],
    ),
    ...Object.keys(found).flatMap((file) => (listed[file] === undefined ? [`${file} in ${folder} is not part of the release.`] : [])),
    ...keptProblems(to),
  ];
  const unreached = await reach(url);
  if (unreached !== null) return { requests: 1, problems: [...problems, unreached] };
  const expectations = expectationsOf(deployment, Object.keys(listed));
  const waiting = [...expectations];
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      problems.push(...(await look(url, next, deployment, listed)));
    }
  };
  await Promise.all(Array.from({ length: simultaneous }, work));
  problems.push(...(await lookAtCalls(url, deployment)));
  return { requests: expectations.length + 1, problems };
}

/** Why a site cannot be compared at all, in one sentence. */
async function reach(url: string): Promise<string | null> {
  const response = await request(url, '/login', {});
  if (typeof response === 'string') {
    const trust = /certificate|self.signed|issuer/i.test(response)
      ? ' If the certificate is yours, name the file of its issuer in NODE_EXTRA_CA_CERTS.'
      : '';
    return `${url} gives ${response}.${trust}`;
  }
  const location = response.headers.get('location');
  return response.status >= 300 && response.status < 400 && location !== null ? `${url} leads to ${location}: verify that address.` : null;
}

/** All that a site sends, and what it must not send. */
function expectationsOf({ defaultLanguage, pages, shell, notFound }: Deployment, files: readonly string[]): readonly Expectation[] {
  const page = (path: string, file: string, status: number, language?: string): Expectation => ({
    path,
    file,
    status,
    cache: pageCache,
    ...(language !== undefined && { language: isLanguage(language) ? languageCode(language) : language }),
  });
  const missing = notFound[defaultLanguage] ?? '';
  const sent = files.flatMap((file): Expectation[] => {
    if (/\.(?:br|gz)$/.test(file)) return [];
    const cache = cacheOf(file);
    if (cache === null) return [page(`/${file}`, missing, 404)];
    const whole: Expectation = { path: `/${file}`, file, status: 200, cache };
    const encodings = (['gzip', 'br'] as const).filter((encoding) => files.includes(`${file}.${encoding === 'br' ? 'br' : 'gz'}`));
    return [whole, ...encodings.map((encoding) => ({ ...whole, encoding }))];
  });
  const ofPages = Object.entries(pages).flatMap(([path, byLanguage]) => [
    page(path, byLanguage[defaultLanguage] ?? '', 200),
    ...Object.entries(byLanguage).map(([language, file]) => page(path, file, 200, language)),
  ]);
  return [
    ...sent.filter(({ path }) => !isPageFile(path.slice(1), pages, notFound)),
    ...ofPages,
    ...['/', '/user', `/user/${unknownName}`].map((path) => page(path, shell, 200)),
    ...Object.entries(notFound).map(([language, file]) => page(`/${unknownName}`, file, 404, language)),
    ...[siteFilesFile, `assets/${unknownName}.js`, `site/${unknownName}.png`].map((file) => page(`/${file}`, missing, 404)),
  ];
}

/** Files of pages have addresses of their own. */
const isPageFile = (file: string, pages: Deployment['pages'], notFound: Deployment['notFound']): boolean =>
  [...Object.values(pages), notFound].some((byLanguage) => Object.values(byLanguage).includes(file));

/** How long a file may be kept; null if it is not sent. */
function cacheOf(file: string): string | null {
  if (file.startsWith('assets/')) return assetCache;
  if (/^(?:site|videos)\/|^(?:favicon\.(?:svg|ico)|apple-touch-icon\.png|robots\.txt|\.well-known\/security\.txt)$/.test(file))
    return siteCache;
  return ['manifest.webmanifest', 'version.json', 'service-worker.js'].includes(file) ? pageCache : null;
}

async function look(
  url: string,
  { path, language, encoding, status, cache, file }: Expectation,
  { headers: pageHeaders, drawingHeaders }: Deployment,
  listed: Readonly<Record<string, string>>,
): Promise<readonly string[]> {
  const subject = [path, language && `in ${language}`, encoding && `as ${encoding}`].filter(Boolean).join(' ');
  const response = await request(url, path, {
    'Accept-Encoding': encoding ?? 'identity',
    ...(language !== undefined && { Cookie: `language=${language}` }),
  });
  if (typeof response === 'string') return [`${subject}: ${response}.`];
  const { content, ...answer } = response;
  const type = types[extname(file)];
  const headers = /^site\/.+\.svg$/.test(file) && status === 200 ? drawingHeaders : pageHeaders;
  // A server without the module for Brotli sends something else in its place.
  const isEncoded = encoding === undefined || encoding === 'br' || answer.headers.get('content-encoding') === encoding;
  return [
    ...(answer.status === status ? [] : [`${subject}: the status is ${String(answer.status)} instead of ${String(status)}.`]),
    ...(hashOf(content) === listed[file]
      ? []
      : [`${subject}: the content is not ${path === `/${file}` ? 'what was written' : `that of ${file}`}.`]),
    ...(type === undefined || type.test(answer.headers.get('content-type') ?? '')
      ? []
      : [`${subject}: Content-Type is ${shown(answer.headers.get('content-type'))}.`]),
    ...(isEncoded ? [] : [`${subject}: it is not compressed.`]),
    ...headerProblems(subject, answer.headers, { ...headers, 'Cache-Control': cache }),
    ...(cache === pageCache && extname(file) === '.html' && !/\bcookie\b/i.test(answer.headers.get('vary') ?? '')
      ? [`${subject}: Vary does not name Cookie, so a cache may send another language.`]
      : []),
  ];
}

/** Calls of the backend get headers of their own, and nothing keeps their responses. */
async function lookAtCalls(url: string, { callHeaders }: Deployment): Promise<readonly string[]> {
  const path = '/api/lookup/active';
  const response = await request(url, path, {});
  if (typeof response === 'string') return [`${path}: ${response}.`];
  const cache = response.headers.get('cache-control') ?? '';
  return [
    ...(response.status < 500 ? [] : [`${path}: the backend is not reached, the status is ${String(response.status)}.`]),
    ...(/\bno-store\b/.test(cache) ? [] : [`${path}: Cache-Control is ${shown(cache)} instead of "no-store".`]),
    ...differentHeaders(path, response.headers, callHeaders),
  ];
}

function headerProblems(subject: string, headers: Headers, expected: Readonly<Record<string, string>>): readonly string[] {
  const names = new Set(Object.keys(expected).map((name) => name.toLowerCase()));
  return [
    ...differentHeaders(subject, headers, expected),
    ...[...headers]
      .filter(([name]) => !names.has(name) && !neutral.has(name))
      .map(([name, value]) => `${subject}: the release has no header ${name}, and ${shown(value)} was sent.`),
  ];
}

const differentHeaders = (subject: string, headers: Headers, expected: Readonly<Record<string, string>>): readonly string[] =>
  Object.entries(expected)
    .filter(([name, value]) => headers.get(name) !== value)
    .map(([name, value]) => `${subject}: ${name} is ${shown(headers.get(name))} instead of "${value}".`);

const shown = (value: string | null) => (value === null || value === '' ? 'missing' : `"${value}"`);

async function request(url: string, path: string, headers: Readonly<Record<string, string>>) {
  try {
    const response = await fetch(`${url}${path}`, { headers, redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });
    return { status: response.status, headers: response.headers, content: Buffer.from(await response.arrayBuffer()) };
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : '';
    return `no answer${cause === '' ? '' : ` (${cause})`}`;
  }
}
