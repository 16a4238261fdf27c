import { unknownAmount } from '../money/format-amount.ts';

/** What stands in an operator's text where a bonus's percentage belongs. */
const token = '%percentFail%';

/** Puts a bonus's percentage into an operator's text, everywhere that it belongs; '-' when it is not known. */
export function fillPercentFail(text: string, percentFail: number | null): string {
  return text.split(token).join(percentFail === null ? unknownAmount : String(percentFail));
}
