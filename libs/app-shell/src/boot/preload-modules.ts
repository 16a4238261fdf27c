/**
 * Requests all scripts that a page names in its head at once, where the browser does not do that by itself (Safari before 17). Otherwise each
 * would be found out only by one that has arrived. As scripts of the page they share the modules of the app, so that none is fetched twice;
 * those that run early only define what they contain.
 */
export function preloadModules(page: Document): void {
  if (page.createElement('link').relList.supports('modulepreload')) return;
  // All links are known, and no script has run.
  page.addEventListener('readystatechange', () => {
    if (page.readyState !== 'interactive') return;
    page.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]').forEach(({ href }) => {
      const script = page.createElement('script');
      script.type = 'module';
      script.crossOrigin = 'anonymous';
      script.src = href;
      page.head.append(script);
    });
  });
}
