import { useEffect, useEffectEvent, useLayoutEffect, useSyncExternalStore, type RefObject } from 'react';

/** From here on there is room for the page beside the panel. */
const phone = '(width < 48rem)';

/** Outside of the store: the browser knows how wide the page is. */
function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(phone);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/**
 * Opens the panel for as long as it is drawn: before the page on phones, where it also keeps above the keyboard, beside it
 * elsewhere. Escape and Back of a phone close it. The focus goes to the message field, on phones to the panel itself: a
 * keyboard that nobody asked for would cover what was written.
 */
export function usePanelDialog(
  dialog: RefObject<HTMLDialogElement | null>,
  field: RefObject<HTMLElement | null>,
  onClose: () => void,
): void {
  const isPhone = useSyncExternalStore(subscribe, () => window.matchMedia(phone).matches);
  const requestClose = useEffectEvent(onClose);

  // Before the one below, so that what closing it at the end says is heard by nobody.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    const cancel = (event: Event) => {
      // Choosing no file says "cancel" too.
      if (event.target !== element) return;
      event.preventDefault();
      requestClose();
    };
    // One that stands beside the page is told nothing of Escape.
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return;
      event.preventDefault();
      requestClose();
    };
    // The second Back in a row closes it whatever the page wants.
    const closed = () => {
      if (!element.open) requestClose();
    };
    element.addEventListener('cancel', cancel);
    element.addEventListener('keydown', press);
    element.addEventListener('close', closed);
    return () => {
      element.removeEventListener('cancel', cancel);
      element.removeEventListener('keydown', press);
      element.removeEventListener('close', closed);
    };
  }, [dialog]);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    if (isPhone) element.showModal();
    else element.show();
    (isPhone ? element : field.current)?.focus();
    return () => element.close();
  }, [dialog, field, isPhone]);

  useEffect(() => {
    const view = window.visualViewport;
    const element = dialog.current;
    if (!isPhone || !view || !element) return undefined;
    const fit = () => {
      element.style.setProperty('--visible-height', `${String(view.height)}px`);
      element.style.setProperty('--visible-top', `${String(view.offsetTop)}px`);
    };
    fit();
    view.addEventListener('resize', fit);
    view.addEventListener('scroll', fit);
    return () => {
      view.removeEventListener('resize', fit);
      view.removeEventListener('scroll', fit);
    };
  }, [dialog, isPhone]);
}
