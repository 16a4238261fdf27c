import { useText } from '@wallet/i18n';
import { useState } from 'react';
import type { ChatEntry } from '../conversation/chat-entry.ts';
import type { ConversationState } from '../conversation/conversation.ts';
import { plainText } from './plain-text.ts';

/** If several messages arrive at once, only the last ones are announced. */
const maxAnnounced = 5;

interface Heard {
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
  const [heard, setHeard] = useState<Heard>({ latest, failed, isReady: history === 'ready', news: [] });
  const isReady = heard.isReady || history === 'ready';
  const [isLater, isFailed] = [latest?.id !== heard.latest?.id, failed?.id !== heard.failed?.id];
  if (isLater || isFailed || isReady !== heard.isReady) {
    const responses = isLater ? repliesAfter(heard.latest, entries) : [];
    const said = [...responses.slice(-maxAnnounced), ...(isFailed && failed ? [failed] : [])];
    setHeard({ latest, failed, isReady, news: heard.isReady && said.length > 0 ? said : heard.news });
  }
  return heard.news.map(({ id, from, name, content }) => {
    const speaker = from === 'self' ? t('delivery.failed') : name || t('title');
    return { id, text: `${speaker}: ${plainText(content, t)}` };
  });
}

/** New messages of support. If it is not known which are new, only the latest one. */
function repliesAfter(heard: ChatEntry | null, entries: readonly ChatEntry[]): readonly ChatEntry[] {
  const isNew = ({ from, at }: ChatEntry) => from === 'support' && at >= (heard?.at ?? 0);
  const place = entries.findIndex(({ id }) => id === heard?.id);
  const replies = entries.slice(place + 1).filter(isNew);
  return heard !== null && place < 0 ? replies.slice(-1) : replies;
}
