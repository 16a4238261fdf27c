import { isErrorCode } from '@wallet/domain';
import type { Envelope } from '@wallet/contract';

/** A whole page, whatever it was sent as. No member is shown one. */
const page = /^\s*<(?:!doctype|html|\?xml)/i;

/** What a failure says: codes of the catalogue and text for people, the one that counts most first. */
export function readSayings({ message, code, error }: Partial<Envelope>): readonly string[] {
  const inner = typeof error === 'object' ? [error.message, error.code] : [error];
  return [message, ...inner, code].filter(isSaying);
}

/** What a success says besides its data. There `code` may name anything, such as what was won. */
export function readSuccessSayings({ code = '', ...said }: Partial<Envelope>): readonly string[] {
  return readSayings(isErrorCode(code) ? { ...said, code } : said);
}

function isSaying(said: unknown): said is string {
  return typeof said === 'string' && said.trim() !== '' && !page.test(said);
}
