import { allOperations } from '@wallet/contract/operations';
import type { BrowserContext, Page, Request } from '@playwright/test';

/** The calls of a page to the backend that have no response yet. */
export function watchCalls(page: Page): ReadonlySet<Request> {
  const calls = new Set<Request>();
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.add(request);
  });
  page.on('requestfinished', (request) => calls.delete(request));
  page.on('requestfailed', (request) => calls.delete(request));
  return calls;
}

const declaredCalls = allOperations.map(({ method, path }) => new RegExp(`^${method} ${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`));

/** The calls of all pages that no operation of the contract describes. Pictures and pages that a backend links to are not calls. */
export function watchUndeclaredCalls(context: BrowserContext): readonly string[] {
  const undeclared: string[] = [];
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/api/') || !['fetch', 'xhr'].includes(request.resourceType())) return;
    const call = `${request.method()} ${pathname}`;
    if (!declaredCalls.some((declared) => declared.test(call))) undeclared.push(call);
  });
  return undeclared;
}
