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
    return copySelection(text);
  }
}

function copySelection(text: string): boolean {
  const previousFocus = document.activeElement;
  const textarea = document.createElement('textarea');
  textarea.value = text;
  // Prevents the keyboard from opening and the page from scrolling.
  textarea.readOnly = true;
  textarea.style.position = 'fixed';
  textarea.style.opacity = '0';
  // Inside an open dialog, because nothing outside it can be selected.
  (previousFocus?.closest('dialog') ?? document.body).append(textarea);
  textarea.focus({ preventScroll: true });
  textarea.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    textarea.remove();
    if (previousFocus instanceof HTMLElement) previousFocus.focus();
  }
}
