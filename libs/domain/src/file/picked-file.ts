/** Sizes are counted as computers show them. */
export const megabyte = 1024 * 1024;

/** A file that somebody chose, dropped or took. */
export interface PickedFile {
  readonly name: string;
  /** As the browser declares it; '' where it does not know. */
  readonly type: string;
  /** In bytes. */
  readonly size: number;
  /** Its first bytes, sixteen or more where it has them. */
  readonly head: Uint8Array;
}
