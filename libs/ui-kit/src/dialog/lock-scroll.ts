let locks = 0;

/**
 * Keeps the page behind a modal dialog from scrolling, and at its width, until the returned function is called. The style sheet cannot
 * ask: older browsers have neither `:modal` nor `:has`.
 */
export function lockScroll(): () => void {
  const { dataset, clientWidth } = document.documentElement;
  if (locks === 0) {
    const scrollbarTakesRoom = window.innerWidth > clientWidth;
    dataset.modal = scrollbarTakesRoom ? 'beside-scrollbar' : '';
  }
  locks += 1;
  return () => {
    locks -= 1;
    if (locks === 0) delete dataset.modal;
  };
}
