/** Implements the parts of native dialogs that jsdom lacks: opening, closing and returning the focus. */
export function polyfillJsdomDialogs(): void {
  const openers = new WeakMap<HTMLDialogElement, Element | null>();
  HTMLDialogElement.prototype.showModal = function showModal() {
    openers.set(this, document.activeElement);
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    const opener = openers.get(this);
    if (opener instanceof HTMLElement) opener.focus();
    queueMicrotask(() => this.dispatchEvent(new Event('close')));
  };
}

/** Simulates Escape, or the phone's Back: closes unless the page prevents it. */
export function pressEscape(dialog: HTMLElement): void {
  const isAllowed = dialog.dispatchEvent(new Event('cancel', { cancelable: true, bubbles: false }));
  if (isAllowed && dialog instanceof HTMLDialogElement) dialog.close();
}
