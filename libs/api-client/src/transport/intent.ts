/** What every action that moves money carries: one value an intent, by which a backend tells a repeat from a wish. */
export interface Intent {
  readonly intentId: string;
}

/** An action about something with a code. */
export interface CodedIntent extends Intent {
  readonly code: string;
}
