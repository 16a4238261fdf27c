import { stripTags } from '@wallet/domain';
import { use, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { DataSaverContext } from '../data-saver/data-saver-context.ts';
import { PicturesOnRequest } from '../data-saver/PicturesOnRequest.tsx';
import type * as sanitiser from './sanitise.ts';
import styles from './SafeHtml.module.scss';

type Sanitiser = typeof sanitiser;

/** The sanitiser, once it has loaded. Most pages have no HTML from operators. */
let loaded: Sanitiser | null = null;

/** Loads the sanitiser. Null while it is loading. */
function useSanitiser(): Sanitiser | 'failed' | null {
  const [ready, setReady] = useState<Sanitiser | 'failed' | null>(loaded);
  useEffect(() => {
    if (loaded) return;
    import('./sanitise.ts').then(
      (module) => {
        loaded = module;
        setReady(module);
      },
      () => setReady('failed'),
    );
  }, []);
  return ready;
}

/**
 * Loads what `SafeHtml` needs and returns whether it can render at once. A screen with other content below the HTML waits
 * for it, since the rest would move.
 */
export const useIsHtmlReady = (): boolean => useSanitiser() !== null;

interface SafeHtmlProps {
  readonly html: string;
}

/**
 * Sanitised HTML from outside. This is the only component that renders such HTML. If the sanitiser cannot be loaded,
 * renders plain text. While the member saves data, its pictures wait until they ask for them.
 */
export function SafeHtml(props: SafeHtmlProps) {
  if (!/<img\b/i.test(props.html)) return <Sanitised {...props} />;
  return (
    <PicturesOnRequest sources="unknown">
      <Sanitised {...props} />
    </PicturesOnRequest>
  );
}

function Sanitised({ html }: SafeHtmlProps) {
  const isSavingData = use(DataSaverContext) !== null;
  const ready = useSanitiser();
  const container = useRef<HTMLDivElement>(null);

  // The same object while the text is the same: with another one React would write the HTML again, without the styles
  // below.
  const markup = useMemo(
    () => (ready && ready !== 'failed' ? { __html: ready.sanitise(html, !isSavingData) } : null),
    [ready, html, isSavingData],
  );

  useLayoutEffect(() => {
    if (!ready || ready === 'failed') return;
    for (const element of container.current?.querySelectorAll<HTMLElement>(`[${ready.styleMark}]`) ?? []) {
      const parsed = document.createElement('span').style;
      parsed.cssText = element.getAttribute(ready.styleMark) ?? '';
      for (const property of ready.allowedStyles) {
        const value = parsed.getPropertyValue(property);
        if (value !== '' && !value.includes('url(')) element.style.setProperty(property, value);
      }
      element.removeAttribute(ready.styleMark);
    }
  }, [ready, markup]);

  if (ready === null) return null;
  if (ready === 'failed') return <div className={styles.html}>{stripTags(html, ' ')}</div>;
  return <div ref={container} className={styles.html} dangerouslySetInnerHTML={markup ?? undefined} />;
}
