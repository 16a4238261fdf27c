/** Has the browser keep a file that was made here. */
export function saveFile(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser has begun to read it by then; some do so only after the press has ended.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
