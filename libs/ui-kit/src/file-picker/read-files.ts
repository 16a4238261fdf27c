/** Whether a button can paste. Browsers inside chat apps have no clipboard, and older ones know texts only. */
export function canPastePicture(): boolean {
  const { clipboard } = navigator as { readonly clipboard?: Partial<Clipboard> };
  return clipboard?.read !== undefined;
}

/** Reads the copied picture. Null if there is none, or if the browser or the member denies access. Call it in the event handler of a press. */
export async function readCopiedPicture(): Promise<File | null> {
  try {
    for (const item of await navigator.clipboard.read()) {
      const type = item.types.find((each) => each.startsWith('image/'));
      // The name that browsers give to a picture that is pasted with keys.
      if (type !== undefined) return new File([await item.getType(type)], `image.${type.replace(/^.*\//, '')}`, { type });
    }
  } catch {
    // The picture can still be chosen.
  }
  return null;
}

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
