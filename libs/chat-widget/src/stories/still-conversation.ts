import { checkAttachment } from '@wallet/domain';
import type { ChatEntry } from '../conversation/chat-entry.ts';
import type { Conversation, ConversationState } from '../conversation/conversation.ts';

/** A conversation whose states a story chooses. */
export interface StillConversation extends Conversation {
  readonly change: (part: Partial<ConversationState>) => void;
  /** What the view asked for, in order. */
  readonly asked: readonly string[];
}

/** What is on the screen in one moment of a conversation: nothing happens unless a story says so. */
export function stillConversation(first: Partial<ConversationState>): StillConversation {
  let state: ConversationState = { status: 'joined', entries: [], history: 'ready', older: 'none', unread: 0, draft: '', ...first };
  const listeners = new Set<() => void>();
  const asked: string[] = [];
  const change = (part: Partial<ConversationState>) => {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  };
  const note = (what: string) => {
    asked.push(what);
  };
  const say = (entry: Pick<ChatEntry, 'content' | 'delivery'>) => {
    change({ entries: [...state.entries, { id: `own-${String(state.entries.length)}`, from: 'self', at: Date.now(), ...entry }] });
  };
  return {
    change,
    asked,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getState: () => state,
    sendText: (text) => {
      const said = text.trim();
      if (said === '') return 'empty';
      if (said.length > 2000) return 'too-long';
      change({ draft: '' });
      say({ content: { kind: 'text', text: said }, delivery: 'sending' });
      return 'sent';
    },
    sendFile: (file) => {
      const check = checkAttachment(file);
      if (!check.ok) return check.refusal;
      say({ content: { kind: 'media', media: check.kind, url: null, text: '', file }, delivery: 'uploading_file' });
      return undefined;
    },
    pressButton: ({ title }) => {
      note(`pressed ${title}`);
      say({ content: { kind: 'text', text: title }, delivery: 'sending' });
    },
    resend: (id) => note(`resend ${id}`),
    remove: (id) => note(`remove ${id}`),
    cancelUpload: (id) => note(`cancel ${id}`),
    loadOlder: () => note('older'),
    reload: () => note('reload'),
    setDraft: (draft) => change({ draft }),
    setViewed: (isViewed) => note(isViewed ? 'viewed' : 'left'),
    close: () => note('closed'),
  };
}
