import { unknownAmount } from '../money/format-amount.ts';

/** Placeholder in the operator's text. */
const token = '%percentFail%';

/** Replaces the placeholder in the operator's text with the percentage of a bonus, or with '-' if it is not known. */
export function fillPercentFail(text: string, percentFail: number | null): string {
  return text.split(token).join(percentFail === null ? unknownAmount : String(percentFail));
}
