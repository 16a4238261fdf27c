interface TextPart {
  readonly text: string;
  readonly isLink: boolean;
}

/** Ends at the next space, without closing punctuation. */
const address = /(https:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]])/;

/** Splits a text so that every second part is a URL. All characters are kept. */
export function splitLinks(text: string): readonly TextPart[] {
  return text.split(address).map((part, index) => ({ text: part, isLink: index % 2 === 1 }));
}
