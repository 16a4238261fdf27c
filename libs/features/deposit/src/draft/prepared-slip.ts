/** A picture that is ready to be sent. */
export interface PreparedSlip {
  readonly upload: File;
  /** A hint about the picture. It never blocks the upload: the bank decides. */
  readonly advice: 'no-code' | 'pay-code' | null;
  /** Recognises the chosen picture. */
  readonly contentKey: string;
  /** Fingerprint of the slip's transfer; null when that is not known. */
  readonly fingerprint: string | null;
}
