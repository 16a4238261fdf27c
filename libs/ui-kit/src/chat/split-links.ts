interface TextPart {
  readonly text: string;
  readonly isLink: boolean;
}

/** Up to the next space; what closes a sentence around an address does not belong to it. */
const address = /(https:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]])/;

/** A text in parts: every second one, if any, is an address. Nothing of it is lost. */
export function splitLinks(text: string): readonly TextPart[] {
  return text.split(address).map((part, index) => ({ text: part, isLink: index % 2 === 1 }));
}
