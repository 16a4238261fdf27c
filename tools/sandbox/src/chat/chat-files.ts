import type { ChatItem } from '@wallet/contract';
import type { SignedAddresses } from '../files/signed-addresses.ts';

export const chatFilesPath = '/api/chat/files/';

/** As long as somebody may look at a conversation before its pictures have all been fetched. */
export const chatFileLifeMs = 30 * 60_000;

/** The name of the kept file that an address of ours leads to; null for any other address. */
export function chatFileNameOf(address: string): string | null {
  const [path = ''] = address.split('?');
  return path.startsWith(chatFilesPath) ? path.slice(chatFilesPath.length) : null;
}

type Message = ChatItem['message'];

/** As it is stored: without the end and the signature of its addresses. */
export function withBareFiles(message: Message): Message {
  return mapFiles(message, (name) => `${chatFilesPath}${name}`);
}

/** As it is answered: with addresses that are good from now on. */
export function withSignedFiles(message: Message, addresses: SignedAddresses): Message {
  return mapFiles(message, (name) => addresses.sign(`${chatFilesPath}${name}`, chatFileLifeMs));
}

/** Only in the fields that are addresses: what somebody writes is a text, whatever it looks like. */
function mapFiles({ message_type, payload }: Message, address: (name: string) => string): Message {
  const mapField = (fields: Readonly<Record<string, unknown>>, key: string) => {
    const value = fields[key];
    const name = typeof value === 'string' ? chatFileNameOf(value) : null;
    return name === null ? fields : { ...fields, [key]: address(name) };
  };
  if (message_type === 'media') return { message_type, payload: mapField(payload, 'filePath') };
  const { elements } = payload;
  if (message_type !== 'generic' || !Array.isArray(elements)) return { message_type, payload };
  const cards = elements.map((card: unknown) =>
    typeof card === 'object' && card !== null ? mapField(card as Readonly<Record<string, unknown>>, 'image_url') : card,
  );
  return { message_type, payload: { ...payload, elements: cards } };
}
