import { allOperations } from '@wallet/contract/operations';
import type { Browser, BrowserContext, Request } from '@playwright/test';
import { is } from 'valibot';

const declaredCalls = allOperations.map(({ method, path, request }) => ({
  call: new RegExp(`^${method} ${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
  request,
}));

const isDeclared = (sent: Request, call: string) =>
  declaredCalls.some((declared) => declared.call.test(call) && (!declared.request || is(declared.request, sent.postDataJSON())));

/**
 * The calls that no operation of the contract describes, or not with their body: of all pages of the browser, also in contexts that are opened later. Pictures and pages
 * that a backend links to are not calls.
 */
export function watchUndeclaredCalls(browser: Browser): { readonly undeclared: readonly string[]; readonly stop: () => void } {
  const undeclared: string[] = [];
  const watch = (context: BrowserContext) =>
    context.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (!pathname.startsWith('/api/') || !['fetch', 'xhr'].includes(request.resourceType())) return;
      const call = `${request.method()} ${pathname}`;
      if (!isDeclared(request, call)) undeclared.push(call);
    });
  browser.on('context', watch);
  return { undeclared, stop: () => browser.off('context', watch) };
}
