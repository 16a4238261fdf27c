/** Rewrites what stands in a field while it is typed, and leaves the caret after the same sign. */
export function tidyInput(input: HTMLInputElement, tidy: (text: string) => string): void {
  const tidied = tidy(input.value);
  if (tidied === input.value) return;
  const caret = tidy(input.value.slice(0, input.selectionStart ?? input.value.length)).length;
  input.value = tidied;
  input.setSelectionRange(caret, caret);
}
