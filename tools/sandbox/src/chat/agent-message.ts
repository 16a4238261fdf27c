import { PNG } from 'pngjs';
import { chatFilesPath } from './chat-files.ts';
import type { MessageContent } from './chat.ts';
import type { Uploads } from '../files/uploads.ts';

/** Every message type that support can send, and one that no app knows. */
export const agentMessageTypes = ['text', 'buttons', 'media', 'quick_replies', 'generic', 'postback', 'unknown'] as const;
export type AgentMessageType = (typeof agentMessageTypes)[number];

const buttons = [
  { title: 'Web', type: 'web', payload: 'https://example.com/' },
  { title: 'Call', type: 'call', payload: '021234567' },
  { title: 'Ask', type: 'postback', payload: 'ASK' },
];

/** A message of support: the text, with samples of the other fields of its type. */
export async function agentMessage(type: AgentMessageType, text: string, uploads: Uploads): Promise<MessageContent['message']> {
  const picture = type === 'media' || type === 'generic' ? await keepPicture(uploads) : '';
  return { message_type: wireTypeOf(type), payload: samplePayload(type, text, picture) };
}

export function wireTypeOf(type: AgentMessageType): string {
  return type === 'unknown' ? 'carousel-3d' : type;
}

/** Returns the path of a sample picture. */
async function keepPicture(uploads: Uploads): Promise<string> {
  const image = new PNG({ width: 300, height: 200 });
  for (let at = 0; at < image.data.length; at += 4) image.data.set([0xc9, 0xa2, 0x4b, 0xff], at);
  return `${chatFilesPath}${await uploads.keep(PNG.sync.write(image), 'image')}`;
}

function samplePayload(type: AgentMessageType, text: string, picture: string): Record<string, unknown> {
  switch (type) {
    case 'text':
    case 'unknown':
      return { text };
    case 'buttons':
      return { text, buttons };
    case 'quick_replies':
      return { text, buttons: buttons.slice(2) };
    case 'media':
      return { message: text, url: false, fileType: 'image', filePath: picture };
    case 'generic':
      return {
        elements: [1, 2, 3].map((number) => ({ image_url: picture, title: `${text} ${String(number)}`, subtitle: 'A card', buttons })),
      };
    case 'postback':
      return { title: text, payload: 'ASK' };
  }
}
