/** The control that was used just now. Safari focuses no button that is tapped, but keeps it under the pointer. */
export function findOpener(): Element | null {
  const { activeElement } = document;
  return activeElement?.matches('button, a') ? activeElement : document.querySelector('button:hover, a:hover');
}

/** Lets the animation of a dialog begin at the control that opened it. */
export function openFrom(dialog: HTMLElement, opener: Element): void {
  const { left, top, width, height } = opener.getBoundingClientRect();
  // Offsets, unlike the box, do not follow the animation.
  dialog.style.transformOrigin = `${String(left + width / 2 - dialog.offsetLeft)}px ${String(top + height / 2 - dialog.offsetTop)}px`;
}
