import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type * as sanitiser from './sanitise.ts';
import styles from './SafeHtml.module.scss';

type Cleaner = typeof sanitiser;

/** The sanitiser once it has been fetched. Operators' texts are few, and most pages have none. */
let cleaner: Cleaner | null = null;

/**
 * HTML from outside, sanitised: the one component through which such markup reaches the page. Until the sanitiser has
 * been fetched there is nothing; where it cannot be fetched, the bare words.
 */
export function SafeHtml({ html }: { readonly html: string }) {
  const [ready, setReady] = useState<Cleaner | 'failed' | null>(cleaner);
  const holder = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (cleaner) return;
    import('./sanitise.ts').then(
      (module) => {
        cleaner = module;
        setReady(module);
      },
      () => setReady('failed'),
    );
  }, []);

  useLayoutEffect(() => {
    if (!ready || ready === 'failed') return;
    for (const element of holder.current?.querySelectorAll<HTMLElement>(`[${ready.styleMark}]`) ?? []) {
      const wish = document.createElement('span').style;
      wish.cssText = element.getAttribute(ready.styleMark) ?? '';
      for (const property of ready.allowedStyles) {
        const value = wish.getPropertyValue(property);
        if (value !== '' && !value.includes('url(')) element.style.setProperty(property, value);
      }
      element.removeAttribute(ready.styleMark);
    }
  }, [ready, html]);

  if (ready === null) return null;
  if (ready === 'failed') return <div className={styles['html']}>{html.replace(/<[^>]*>/g, ' ')}</div>;
  return <div ref={holder} className={styles['html']} dangerouslySetInnerHTML={{ __html: ready.sanitise(html) }} />;
}
