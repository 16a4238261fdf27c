import { outcomeOf, toApiError, type ApiError, type ApiStore, type CallError } from '@wallet/api-client';
import { chatEndpoints } from '@wallet/api-client/chat';
import { profileEndpoints } from '@wallet/api-client/profile';
import type { AppServices } from '@wallet/app-shell';
import {
  ChatFailure,
  createConversation,
  persistedGuestId,
  randomId,
  readGuestId,
  type ChatIdentity,
  type ChatStorage,
  type Conversation,
  type ConversationOwner,
} from '@wallet/chat-widget';
import { createServerConnection, type ChatCalls } from '@wallet/chat-widget/server';
import { memberPrefix } from '@wallet/session';

const guestIdKey = 'guestId';

/** Keeps a login's conversation apart from that of any other login. */
const loginKey = `${memberPrefix}chat`;

/**
 * Begins the conversation of who is here: the member, or the visitor of this device. What a visitor said, or had not sent
 * yet, goes on when he has become a member. A member's ends with his session, and nothing of it stays on the device. Who
 * the member is need not be known yet: until then nothing is sent.
 */
export async function startSupportChat({ api, definition, device, session }: AppServices): Promise<Conversation> {
  const store = await api.load();
  const { apiBaseUrl, chatBackendUrl } = definition.flags;
  const isMember = session.token() !== null;
  const speaker = isMember ? memberOf(store, session, device) : visitorOf(device);
  const epoch = session.epoch();
  const stored = session.storage();
  const storeOf = (key: string) => (key.startsWith(memberPrefix) ? stored : device);
  const storage: ChatStorage = {
    get: (key) => storeOf(key).get(key),
    set: (key, value) => storeOf(key).set(key, value),
    remove: (key) => storeOf(key).remove(key),
  };
  const { identify, ...owners } = speaker;
  const connection = createServerConnection({
    identify,
    sockets: chatBackendUrl === null ? [apiBaseUrl] : [apiBaseUrl, chatBackendUrl],
    token: () => (session.epoch() === epoch ? session.token() : null),
    calls: callsOf(store),
  });
  const conversation = createConversation({ connection, storage, apiOrigin: apiBaseUrl, ...owners });
  if (isMember) {
    const stop = session.subscribe(() => {
      stop();
      conversation.close({ forget: true });
    });
  }
  return conversation;
}

/** Who speaks, and whose is what the device keeps of it. */
interface Speaker {
  readonly identify: () => Promise<ChatIdentity>;
  readonly owner: ConversationOwner;
  readonly continues?: ConversationOwner;
}

function visitorOf(device: AppServices['device']): Speaker {
  const guestId = readGuestId({ get: () => device.get(guestIdKey), set: (made) => device.set(guestIdKey, made) });
  return { identify: () => Promise.resolve({ kind: 'visitor', guestId }), owner: `visitor:${guestId}` };
}

function memberOf(store: ApiStore, session: AppServices['session'], device: AppServices['device']): Speaker {
  const [kept, epoch] = [session.storage(), session.epoch()];
  const login = kept.get(loginKey) ?? randomId();
  kept.set(loginKey, login);
  const guestId = persistedGuestId(device.get(guestIdKey));
  const identify = async (): Promise<ChatIdentity> => {
    const { memberId, name, username } = await answerOf(
      store.dispatch(profileEndpoints.endpoints.getProfile.initiate(undefined, { subscribe: false })),
    );
    // The login ended while it was asked for.
    if (session.epoch() !== epoch) throw new ChatFailure('unsent');
    return { kind: 'member', memberId, name, username, ...(guestId !== null && { guestId }) };
  };
  return { identify, owner: `member:${login}`, ...(guestId !== null && { continues: `visitor:${guestId}` }) };
}

function callsOf({ dispatch }: ApiStore): ChatCalls {
  const { getChatConfig, getChatHistory, sendChatMessage, uploadChatFile, markChatRead } = chatEndpoints.endpoints;
  const untracked = { track: false };
  return {
    loadPrefix: () => answerOf(dispatch(getChatConfig.initiate(undefined, { subscribe: false }))),
    loadHistory: (page) => answerOf(dispatch(getChatHistory.initiate(page, untracked))),
    send: (message) => answerOf(dispatch(sendChatMessage.initiate(message, untracked))),
    upload: (upload) => answerOf(dispatch(uploadChatFile.initiate(upload, untracked))),
    markRead: (owner) => answerOf(dispatch(markChatRead.initiate(owner, untracked))),
  };
}

/** What a call answered. Throws why not, as a conversation understands it. */
async function answerOf<Answer>(
  call: PromiseLike<{ readonly data?: Answer | undefined; readonly error?: CallError | undefined }>,
): Promise<Answer> {
  const { data, error } = await call;
  if (error !== undefined) throw toFailure(toApiError(error));
  return data as Answer;
}

function toFailure(error: ApiError): Error {
  if (error.kind === 'offline' || error.kind === 'cancelled') return new ChatFailure('unsent');
  return outcomeOf(error) === 'refused' ? new ChatFailure('refused') : new Error(error.kind);
}
