import { isErrorCode } from '@wallet/domain';
import type { Envelope } from '@wallet/contract';

/** Matches a whole HTML page, whatever its content type. It is never shown to a member. */
const page = /^\s*<(?:!doctype|html|\?xml)/i;

/** The codes and texts of an error response, the most important first. */
export function readSayings({ message, code, error }: Partial<Envelope>): readonly string[] {
  const inner = typeof error === 'object' ? [error.message, error.code] : [error];
  return [message, ...inner, code].filter(isSaying);
}

/** The codes and texts of a successful response, apart from its data. Here `code` may mean anything, such as a prize. */
export function readSuccessSayings({ code = '', ...said }: Partial<Envelope>): readonly string[] {
  return readSayings(isErrorCode(code) ? { ...said, code } : said);
}

function isSaying(said: unknown): said is string {
  return typeof said === 'string' && said.trim() !== '' && !page.test(said);
}
