import { type TextFunction, useText } from '@wallet/i18n';
import { useState } from 'react';
import type { ChatContent, ChatEntry } from '../conversation/chat-entry.ts';
import type { ConversationState } from '../conversation/conversation.ts';

/** If several messages arrive at once, only the last ones are announced. */
const maxAnnounced = 5;

interface Announced {
  readonly latest: ChatEntry | null;
  readonly failed: ChatEntry | null;
  readonly isReady: boolean;
  readonly news: readonly ChatEntry[];
}

/**
 * The text for screen readers, each message once: messages of support, and own ones that failed. Messages from before
 * are not announced.
 */
export function useAnnouncement({ entries, history }: ConversationState): readonly { readonly id: string; readonly text: string }[] {
  const { t } = useText('chat');
  const latest = entries.findLast(({ from }) => from === 'support') ?? null;
  const failed = entries.findLast(({ delivery }) => delivery === 'failed') ?? null;
  const [announced, setAnnounced] = useState<Announced>({ latest, failed, isReady: history === 'ready', news: [] });
  const isReady = announced.isReady || history === 'ready';
  const [isLater, isFailed] = [latest?.id !== announced.latest?.id, failed?.id !== announced.failed?.id];
  if (isLater || isFailed || isReady !== announced.isReady) {
    const responses = isLater ? repliesAfter(announced.latest, entries) : [];
    const announcements = [...responses.slice(-maxAnnounced), ...(isFailed && failed ? [failed] : [])];
    setAnnounced({ latest, failed, isReady, news: announced.isReady && announcements.length > 0 ? announcements : announced.news });
  }
  // An own message is no news any more once it is sent again or removed.
  const news = announced.news.filter(
    ({ id, from }) => from === 'support' || entries.find((entry) => entry.id === id)?.delivery === 'failed',
  );
  return news.map(({ id, from, name, content }) => {
    const speaker = from === 'self' ? t('delivery.failed') : name || t('title');
    return { id, text: `${speaker}: ${plainText(content, t)}` };
  });
}

/** New messages of support. If it is not known which are new, only the latest one. */
function repliesAfter(announced: ChatEntry | null, entries: readonly ChatEntry[]): readonly ChatEntry[] {
  const isNew = ({ from, at }: ChatEntry) => from === 'support' && at >= (announced?.at ?? 0);
  const index = entries.findIndex(({ id }) => id === announced?.id);
  const replies = entries.slice(index + 1).filter(isNew);
  return announced !== null && index < 0 ? replies.slice(-1) : replies;
}

/** A message as one line of text, for screen readers. */
function plainText(content: ChatContent, t: TextFunction<'chat'>): string {
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
