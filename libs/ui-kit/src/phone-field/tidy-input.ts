/** Reformats the input while typing, and keeps the caret after the same character. */
export function tidyInput(input: HTMLInputElement, tidy: (text: string) => string): void {
  const tidied = tidy(input.value);
  if (tidied === input.value) return;
  const caret = tidy(input.value.slice(0, input.selectionStart ?? input.value.length)).length;
  input.value = tidied;
  input.setSelectionRange(caret, caret);
}
