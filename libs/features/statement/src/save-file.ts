/** Downloads a file that was created in the browser. */
export function saveFile(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser has started to read the file by then; some start only after the click has ended.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
