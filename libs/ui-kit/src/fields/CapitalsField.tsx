import type { ChangeEvent, ComponentProps } from 'react';
import { TextField } from './TextField.tsx';

/** A text field whose text is in capitals. */
export function CapitalsField({ onChange, ...rest }: ComponentProps<typeof TextField>) {
  return (
    <TextField
      {...rest}
      autoCapitalize="characters"
      spellCheck={false}
      onChange={(event) => {
        capitalise(event);
        onChange?.(event);
      }}
    />
  );
}

/** Keeps the cursor position. An input method that is composing is left alone. */
function capitalise({ currentTarget: field, nativeEvent }: ChangeEvent<HTMLInputElement>): void {
  const isComposing = 'isComposing' in nativeEvent && nativeEvent.isComposing === true;
  const capitals = field.value.toUpperCase();
  if (isComposing || field.value === capitals) return;
  const { selectionStart, selectionEnd } = field;
  field.value = capitals;
  field.setSelectionRange(selectionStart, selectionEnd);
}
