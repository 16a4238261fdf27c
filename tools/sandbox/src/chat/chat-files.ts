import type { ChatItem } from '@wallet/contract';
import type { SignedAddresses } from '../files/signed-addresses.ts';

export const chatFilesPath = '/api/chat/files/';

/** Long enough to load all pictures of a conversation. */
export const chatFileLifeMs = 30 * 60_000;

/** The name of the file that one of our URLs leads to. Null for any other URL. */
export function chatFileNameOf(address: string): string | null {
  const [path = ''] = address.split('?');
  return path.startsWith(chatFilesPath) ? path.slice(chatFilesPath.length) : null;
}

type Message = ChatItem['message'];

/** The form in which a message is stored: URLs without expiry and signature. */
export function withBareFiles(message: Message): Message {
  return mapFiles(message, (name) => `${chatFilesPath}${name}`);
}

/** The form in which a message is returned: with freshly signed URLs. */
export function withSignedFiles(message: Message, addresses: SignedAddresses): Message {
  return mapFiles(message, (name) => addresses.sign(`${chatFilesPath}${name}`, chatFileLifeMs));
}

/** Only fields that contain URLs. The text of a message is not changed. */
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
