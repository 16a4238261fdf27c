/** A text, or one that is still being read. Null: there is nothing to copy after all. */
type Copyable = string | Promise<string | null>;

/**
 * Copies a text to the clipboard. False if the browser refuses. Call it in the event handler of a press, also with a text that is still being
 * read: WebKit takes none later. Browsers in chat apps have no clipboard API, but can copy selected text.
 */
export async function copyText(text: Copyable): Promise<boolean> {
  if (typeof text !== 'string' && (await writeWhenRead(text))) return true;
  const read = await text;
  if (read === null) return false;
  try {
    await navigator.clipboard.writeText(read);
    return true;
  } catch {
    // There is no clipboard, or it is not allowed.
    return copySelection(read);
  }
}

/** Promises the text to the clipboard now, while the browser still sees the press. False if it takes no promises. */
async function writeWhenRead(text: Promise<string | null>): Promise<boolean> {
  try {
    const content = text.then((read) =>
      read === null ? Promise.reject(new Error('nothing to copy')) : new Blob([read], { type: 'text/plain' }),
    );
    // A browser that does not know the item below leaves it to nobody.
    content.catch(() => undefined);
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': content })]);
    return true;
  } catch {
    return false;
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
