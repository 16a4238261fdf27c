import { useText } from '@wallet/i18n';
import { useState } from 'react';
import type { ChatEntry } from '../conversation/chat-entry.ts';
import type { ConversationState } from '../conversation/conversation.ts';
import { plainText } from './plain-text.ts';

/** What a screen reader says of the latest message of support. Nothing of those that were there before. */
export function useAnnouncement({ entries, history }: ConversationState): string {
  const { t } = useText('chat');
  const latest = entries.findLast(({ from }) => from === 'support') ?? null;
  const [heard, setHeard] = useState<{ readonly latest: ChatEntry | null; readonly isReady: boolean; readonly news: ChatEntry | null }>({
    latest, isReady: history === 'ready', news: null,
  });
  const isReady = heard.isReady || history === 'ready';
  if (latest?.id !== heard.latest?.id || isReady !== heard.isReady) {
    const isNew = heard.isReady && latest !== null && latest.id !== heard.latest?.id && latest.at >= (heard.latest?.at ?? 0);
    setHeard({ latest, isReady, news: isNew ? latest : heard.news });
  }
  const { news } = heard;
  return news ? `${news.name || t('title')}: ${plainText(news.content, t)}` : '';
}
