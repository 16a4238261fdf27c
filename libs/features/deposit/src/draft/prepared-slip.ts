/** What the code of a slip says. It contains no amount. */
export interface SlipTransfer {
  /** Code of the sending bank, such as `SCB`; null when the app does not know it. */
  readonly bank: string | null;
  readonly reference: string;
  /** The last moment at which the transfer can have been made, in milliseconds; null when the code says nothing about the time. */
  readonly madeBefore: number | null;
}

/** A picture that is ready to be sent. */
export interface PreparedSlip {
  readonly upload: File;
  /** A hint about the picture. It never blocks the upload: the bank decides. */
  readonly advice: 'no-code' | 'other-code' | 'pay-code' | 'cut-off' | null;
  /** Recognises the chosen picture. */
  readonly contentKey: string;
  /** Fingerprint of the slip's transfer; null when that is not known. */
  readonly fingerprint: string | null;
  /** Null when no code of a slip was read. */
  readonly transfer: SlipTransfer | null;
}
