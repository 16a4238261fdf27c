/**
 * Puts a text on the clipboard; false where the browser refuses. Call it within the press. Browsers inside chat apps
 * know no clipboard, but still copy what is marked on the page.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // No clipboard, or not allowed to use it.
    return copyMarked(text);
  }
}

function copyMarked(text: string): boolean {
  const opener = document.activeElement;
  const holder = document.createElement('textarea');
  holder.value = text;
  // No keyboard rises, and no page scrolls to it.
  holder.readOnly = true;
  holder.style.position = 'fixed';
  holder.style.opacity = '0';
  // Inside an open dialog: nothing outside it can be marked.
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
