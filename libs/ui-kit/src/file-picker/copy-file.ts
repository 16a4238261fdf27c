/** A file whose content is in memory. */
export interface FileCopy {
  readonly file: File;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/**
 * Copies a chosen file into memory. Until it is sent, its original may change or go: screenshots are cropped, galleries tidy up, cloud files
 * are removed. Null if it cannot be read. The size must have been checked before.
 */
export async function copyFile(original: File): Promise<FileCopy | null> {
  try {
    const { name, type, lastModified } = original;
    const bytes = new Uint8Array(await original.arrayBuffer());
    return { file: new File([bytes], name, { type, lastModified }), bytes };
  } catch {
    return null;
  }
}
