/** Fields that somebody may be typing in or choosing from. */
const fields = 'textarea, select, [contenteditable], input:not([type=checkbox], [type=radio], [type=button], [type=submit])';

/** Is something open over the page, or is the member typing? Nothing may come between then. */
export function isMemberBusy(document: Document): boolean {
  return document.querySelector('dialog[open]') !== null || (document.activeElement?.matches(fields) ?? false);
}
