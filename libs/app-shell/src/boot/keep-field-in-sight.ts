const fields = 'input, textarea, select';

/** Brings the focused field back into sight when the keyboard of the device takes its place. Zooming moves nothing. */
export function keepFieldInSight(): void {
  const view = window.visualViewport;
  if (!view) return;
  let { height, scale } = view;
  view.addEventListener('resize', () => {
    const isKeyboard = view.height < height && view.scale === scale;
    ({ height, scale } = view);
    const field = document.activeElement;
    if (isKeyboard && field?.matches(fields)) field.scrollIntoView({ block: 'nearest' });
  });
}
