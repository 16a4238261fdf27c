/** Fields that the member may be typing or choosing in. */
const fields = 'textarea, select, [contenteditable], input:not([type=checkbox], [type=radio], [type=button], [type=submit])';

/** Returns whether a dialog is open or the member is typing. Nothing may interrupt them then. */
export function isMemberBusy(document: Document): boolean {
  return document.querySelector('dialog[open]') !== null || (document.activeElement?.matches(fields) ?? false);
}
