import type { ChangeEvent } from 'react';

/** Converts typed text to capitals and keeps the cursor position. Not during IME composition. */
export function capitalise({ currentTarget: field, nativeEvent }: ChangeEvent<HTMLInputElement>): void {
  const isComposing = 'isComposing' in nativeEvent && nativeEvent.isComposing === true;
  const capitals = field.value.toUpperCase();
  if (isComposing || field.value === capitals) return;
  const { selectionStart, selectionEnd } = field;
  field.value = capitals;
  field.setSelectionRange(selectionStart, selectionEnd);
}
