let locks = 0;

/**
 * Keeps the page behind a modal dialog from scrolling until the returned function is called. The style sheet cannot ask: older browsers
 * have neither `:modal` nor `:has`.
 */
export function lockScroll(): () => void {
  const { dataset } = document.documentElement;
  locks += 1;
  dataset['modal'] = '';
  return () => {
    locks -= 1;
    if (locks === 0) delete dataset['modal'];
  };
}
