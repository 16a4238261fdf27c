/** Carried by every action that moves money. Its id lets a backend recognise a repeated request. */
export interface Intent {
  readonly intentId: string;
}

/** An action on something that has a code. */
export interface CodedIntent extends Intent {
  readonly code: string;
}
