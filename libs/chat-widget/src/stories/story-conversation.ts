import { checkAttachment } from '@wallet/domain';
import type { ChatEntry } from '../conversation/chat-entry.ts';
import type { Conversation, ConversationState } from '../conversation/conversation.ts';

/** A conversation whose state is set by a story. */
export interface StoryConversation extends Conversation {
  readonly change: (part: Partial<ConversationState>) => void;
  /** Names of the calls by the view, in order. */
  readonly calls: readonly string[];
}

/** Creates a conversation in one state. It changes only when the view or the story changes it. */
export function createStoryConversation(first: Partial<ConversationState>): StoryConversation {
  let state: ConversationState = { status: 'joined', entries: [], history: 'ready', older: 'none', unread: 0, draft: '', ...first };
  const listeners = new Set<() => void>();
  const calls: string[] = [];
  const change = (part: Partial<ConversationState>) => {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  };
  const recordCall = (name: string) => {
    calls.push(name);
  };
  const addEntry = (entry: Pick<ChatEntry, 'content' | 'delivery'>) => {
    change({ entries: [...state.entries, { id: `own-${String(state.entries.length)}`, from: 'self', at: Date.now(), ...entry }] });
  };
  return {
    change,
    calls,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getState: () => state,
    sendText: (text) => {
      const trimmed = text.trim();
      if (trimmed === '') return 'empty';
      if (trimmed.length > 2000) return 'too-long';
      change({ draft: '' });
      addEntry({ content: { kind: 'text', text: trimmed }, delivery: 'sending' });
      return 'sent';
    },
    sendFile: (file) => {
      const check = checkAttachment(file);
      if (!check.ok) return check.refusal;
      addEntry({ content: { kind: 'media', media: check.kind, url: null, text: '', file }, delivery: 'uploading_file' });
      return undefined;
    },
    pressButton: ({ title }) => {
      recordCall(`pressed ${title}`);
      addEntry({ content: { kind: 'text', text: title }, delivery: 'sending' });
    },
    resend: (id) => recordCall(`resend ${id}`),
    remove: (id) => recordCall(`remove ${id}`),
    cancelUpload: (id) => recordCall(`cancel ${id}`),
    loadOlder: () => recordCall('older'),
    reload: () => recordCall('reload'),
    setDraft: (draft) => change({ draft }),
    setViewed: (isViewed) => recordCall(isViewed ? 'viewed' : 'left'),
    close: () => recordCall('closed'),
  };
}
