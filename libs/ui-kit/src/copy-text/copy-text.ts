/**
 * Copies a text to the clipboard. False if the browser refuses. Call it in the event handler of a press. Browsers in
 * chat apps have no clipboard API, but can copy selected text.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // There is no clipboard, or it is not allowed.
    return copyMarked(text);
  }
}

function copyMarked(text: string): boolean {
  const opener = document.activeElement;
  const holder = document.createElement('textarea');
  holder.value = text;
  // Prevents the keyboard from opening and the page from scrolling.
  holder.readOnly = true;
  holder.style.position = 'fixed';
  holder.style.opacity = '0';
  // Inside an open dialog, because nothing outside it can be selected.
  (opener?.closest('dialog') ?? document.body).append(holder);
  holder.focus({ preventScroll: true });
  holder.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    holder.remove();
    if (opener instanceof HTMLElement) opener.focus();
  }
}
