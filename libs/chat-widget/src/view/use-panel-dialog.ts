import { lockScroll, useHoldTaps, useMediaQuery } from '@wallet/ui-kit';
import { useEffect, useEffectEvent, useLayoutEffect, type RefObject } from 'react';

/** Width from which the panel fits next to the page. */
const phone = '(max-width: 47.99rem)';

/**
 * Opens the panel while it is rendered: as a modal above the keyboard on phones, next to the page elsewhere. Escape and
 * the phone's Back close it. Focuses the message field, or the panel itself on phones, where the keyboard would cover
 * the messages.
 */
export function usePanelDialog(
  dialog: RefObject<HTMLDialogElement | null>,
  field: RefObject<HTMLElement | null>,
  onClose: () => void,
): void {
  const isPhone = useMediaQuery(phone);
  const requestClose = useEffectEvent(onClose);
  useHoldTaps();

  // Before the effect below, so that closing at the end is not reported.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    const onCancel = (event: Event) => {
      // Choosing no file also fires "cancel".
      if (event.target !== element) return;
      event.preventDefault();
      requestClose();
    };
    // A non-modal dialog receives no cancel event on Escape.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return;
      event.preventDefault();
      requestClose();
    };
    // The second Back in a row always closes it.
    const onNativeClose = () => {
      if (!element.open) requestClose();
    };
    element.addEventListener('cancel', onCancel);
    element.addEventListener('keydown', onKeyDown);
    element.addEventListener('close', onNativeClose);
    return () => {
      element.removeEventListener('cancel', onCancel);
      element.removeEventListener('keydown', onKeyDown);
      element.removeEventListener('close', onNativeClose);
    };
  }, [dialog]);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    // The style sheet cannot ask: older browsers have no `:modal`.
    element.setAttribute('data-modal', String(isPhone));
    if (isPhone) element.showModal();
    else element.show();
    (isPhone ? element : field.current)?.focus();
    const unlockScroll = isPhone ? lockScroll() : undefined;
    return () => {
      unlockScroll?.();
      element.close();
    };
  }, [dialog, field, isPhone]);

  useEffect(() => {
    const view = window.visualViewport;
    const element = dialog.current;
    if (!isPhone || !view || !element) return undefined;
    const updateViewport = () => {
      element.style.setProperty('--visible-height', `${String(view.height)}px`);
      element.style.setProperty('--visible-top', `${String(view.offsetTop)}px`);
    };
    updateViewport();
    view.addEventListener('resize', updateViewport);
    view.addEventListener('scroll', updateViewport);
    return () => {
      view.removeEventListener('resize', updateViewport);
      view.removeEventListener('scroll', updateViewport);
    };
  }, [dialog, isPhone]);
}
