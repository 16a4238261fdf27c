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
