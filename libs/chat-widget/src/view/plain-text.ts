import type { TextFunction } from '@wallet/i18n';
import type { ChatContent } from '../conversation/chat-entry.ts';

/** A message as one line of text, for screen readers. */
export function plainText(content: ChatContent, t: TextFunction<'chat'>): string {
  switch (content.kind) {
    case 'text':
    case 'buttons':
    case 'quick-replies':
      return content.text;
    case 'postback':
      return content.title;
    case 'media':
      return [t(content.media === 'file' ? 'message.file' : `message.${content.media}`), content.text].filter(Boolean).join('. ');
    case 'cards':
      return content.cards.map(({ title }) => title).join(', ');
    case 'unknown':
      return content.text || t('message.unknown');
  }
}
