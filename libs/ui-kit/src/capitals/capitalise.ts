import type { ChangeEvent } from 'react';

/** Turns what is being typed into capitals, where the cursor stands. Not while letters are still being composed. */
export function capitalise({ currentTarget: field, nativeEvent }: ChangeEvent<HTMLInputElement>): void {
  const isComposing = 'isComposing' in nativeEvent && nativeEvent.isComposing === true;
  const capitals = field.value.toUpperCase();
  if (isComposing || field.value === capitals) return;
  const { selectionStart, selectionEnd } = field;
  field.value = capitals;
  field.setSelectionRange(selectionStart, selectionEnd);
}
