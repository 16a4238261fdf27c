/** jsdom draws no dialogs: the browser's opening, closing and giving back of the focus, for tests that need only that. */
export function giveJsdomDialogs(): void {
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

/** What a browser does on Escape, or Back of a phone: it asks, and closes unless the page objects. */
export function pressEscape(dialog: HTMLElement): void {
  const isWanted = dialog.dispatchEvent(new Event('cancel', { cancelable: true, bubbles: false }));
  if (isWanted && dialog instanceof HTMLDialogElement) dialog.close();
}
