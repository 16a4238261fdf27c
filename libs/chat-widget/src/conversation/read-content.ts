import { cutText, maxMessageLength, maxUrlLength, parseUrl } from '@wallet/domain';
import type { ChatItem } from '@wallet/contract';
import { safeUrl, type UrlUse } from '@wallet/ui-kit/safe-url';
import type { ChatButton, ChatCard, ChatContent } from './chat-entry.ts';

type Payload = Readonly<Record<string, unknown>>;

/** Placeholder for the backend's origin if it is the page's own. It never appears in a URL. */
const ownOrigin = 'https://own.invalid';

/**
 * Parses the content of a message. Whatever its payload lacks, the result is a readable message, so nothing is left
 * out. @param apiOrigin origin of the backend for relative file URLs; empty if it is the page's own
 */
export function readContent(message: ChatItem['message'], apiOrigin: string): ChatContent {
  try {
    return readByType(message, apiOrigin);
  } catch {
    // The browser lacks what this type needs. It costs this message, not the whole history.
    return toUnknown(message.payload);
  }
}

function readByType({ message_type: type, payload }: ChatItem['message'], apiOrigin: string): ChatContent {
  const text = toText(payload.text);
  switch (type) {
    case 'text':
      return text.trim() === '' ? toUnknown(payload) : { kind: 'text', text };
    case 'buttons': {
      const buttons = toButtons(payload.buttons);
      return buttons.length > 0 ? { kind: 'buttons', text, buttons } : toReadable(payload);
    }
    case 'quick_replies': {
      const replies = toButtons(payload.buttons).map((button) => (button.kind === 'say' ? button : textButton(button.title)));
      return replies.length > 0 ? { kind: 'quick-replies', text, replies } : toReadable(payload);
    }
    case 'generic': {
      const cards = toRecords(payload.elements).map((element) => toCard(element, apiOrigin));
      return cards.length > 0 ? { kind: 'cards', cards } : toReadable(payload);
    }
    case 'media':
      return toMedia(payload, apiOrigin);
    case 'postback': {
      const title = toText(payload.title) || toText(payload.payload);
      return title === '' ? toUnknown(payload) : { kind: 'postback', title };
    }
    default:
      return toUnknown(payload);
  }
}

function toMedia(payload: Payload, apiOrigin: string): ChatContent {
  const { fileType, filePath, url } = payload;
  const media = fileType === 'image' || fileType === 'video' ? fileType : 'file';
  const use = ({ image: 'image', video: 'media', file: 'link' } as const)[media];
  const address = url === true ? safeUrl(filePath, use) : toFileUrl(filePath, apiOrigin);
  return { kind: 'media', media, url: address, text: toText(payload.message) };
}

/** URL of a file at the backend. Null if the path leads anywhere else. */
function toFileUrl(path: unknown, apiOrigin: string): string | null {
  const origin = apiOrigin === '' ? ownOrigin : apiOrigin;
  const url = typeof path === 'string' && path.length <= maxUrlLength && path.trim() !== '' ? parseUrl(path, origin) : null;
  if (url?.origin !== new URL(origin).origin || url.username !== '' || url.password !== '') return null;
  return apiOrigin === '' ? `${url.pathname}${url.search}` : url.href;
}

function toCard(element: Payload, apiOrigin: string): ChatCard {
  return {
    image: toImage(element.image_url, apiOrigin),
    title: toText(element.title),
    subtitle: toText(element.subtitle),
    buttons: toButtons(element.buttons),
  };
}

/** A card does not say whether its URL is absolute, but the URL does. */
function toImage(value: unknown, apiOrigin: string): string | null {
  const use: UrlUse = 'image';
  return typeof value === 'string' && /^\s*[a-z][a-z\d+.-]*:/i.test(value) ? safeUrl(value, use) : toFileUrl(value, apiOrigin);
}

function toButtons(value: unknown): readonly ChatButton[] {
  return toRecords(value)
    .map(toButton)
    .filter(({ title }) => title !== '');
}

function toButton(button: Payload): ChatButton {
  const payload = toText(button.payload);
  const title = toText(button.title) || payload;
  switch (button.type) {
    case 'web':
      return { title, kind: 'web', payload: safeUrl(payload, 'link') ?? '', postback: false };
    case 'call':
      return { title, kind: 'call', payload: payload.replace(/[^\d+]/g, ''), postback: false };
    case 'postback':
      return { title, kind: 'say', payload, postback: true };
    default:
      return textButton(title);
  }
}

function textButton(title: string): ChatButton {
  return { title, kind: 'say', payload: title, postback: false };
}

function toReadable(payload: Payload): ChatContent {
  const text = toText(payload.text);
  return text.trim() === '' ? toUnknown(payload) : { kind: 'text', text };
}

/** The first field that usually contains text. */
function toUnknown(payload: Payload): ChatContent {
  const [text = ''] = ['text', 'title', 'message', 'caption'].map((field) => toText(payload[field]).trim()).filter((line) => line !== '');
  return { kind: 'unknown', text };
}

/** Maximum number of cards and buttons. */
const maxParts = 50;

function toRecords(value: unknown): readonly Payload[] {
  return Array.isArray(value)
    ? value.slice(0, maxParts).filter((item): item is Payload => typeof item === 'object' && item !== null && !Array.isArray(item))
    : [];
}

function toText(value: unknown): string {
  return typeof value === 'string' ? cutText(value, maxMessageLength) : typeof value === 'number' ? String(value) : '';
}
