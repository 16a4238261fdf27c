/** Binary megabytes. */
export const megabyte = 1024 * 1024;

/** A file that was chosen, dropped or photographed. */
export interface PickedFile {
  readonly name: string;
  /** As the browser declares it. Empty if it does not know. */
  readonly type: string;
  /** In bytes. */
  readonly size: number;
  /** Its beginning: what the type and the size of a picture are read from. */
  readonly head: Uint8Array;
}

/** Attribute of an element, `true` while the page holds a file that the member has chosen. It is lost if the page is loaded again. */
export const heldFileAttribute = 'data-holds-file';
