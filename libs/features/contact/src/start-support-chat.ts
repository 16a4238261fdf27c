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

/** Separates the conversations of different logins. */
const loginKey = `${memberPrefix}chat`;

/**
 * Starts the conversation of the current member, or of this device's visitor. A visitor's messages, sent or not, carry over when they
 * become a member. A member's conversation ends with their session and leaves nothing on the device. Nothing is sent until the member is
 * identified.
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

/** The person in the conversation and the owner of its stored messages. */
interface Speaker {
  readonly identify: () => Promise<ChatIdentity>;
  readonly owner: ConversationOwner;
  readonly continues?: ConversationOwner;
}

function visitorOf(device: AppServices['device']): Speaker {
  const guestId = readGuestId({ get: () => device.get(guestIdKey), set: (id) => device.set(guestIdKey, id) });
  return { identify: () => Promise.resolve({ kind: 'visitor', guestId }), owner: `visitor:${guestId}` };
}

function memberOf(store: ApiStore, session: AppServices['session'], device: AppServices['device']): Speaker {
  const [storage, epoch] = [session.storage(), session.epoch()];
  const login = storage.get(loginKey) ?? randomId();
  storage.set(loginKey, login);
  const guestId = persistedGuestId(device.get(guestIdKey));
  const identify = async (): Promise<ChatIdentity> => {
    const { memberId, name, username } = await unwrap(
      store.dispatch(profileEndpoints.endpoints.getProfile.initiate(undefined, { subscribe: false })),
    );
    // The session ended while the profile was being fetched.
    if (session.epoch() !== epoch) throw new ChatFailure('unsent');
    return { kind: 'member', memberId, name, username, ...(guestId !== null && { guestId }) };
  };
  return { identify, owner: `member:${login}`, ...(guestId !== null && { continues: `visitor:${guestId}` }) };
}

function callsOf({ dispatch }: ApiStore): ChatCalls {
  const { getChatConfig, getChatHistory, sendChatMessage, uploadChatFile, markChatRead } = chatEndpoints.endpoints;
  const untracked = { track: false };
  return {
    loadPrefix: () => unwrap(dispatch(getChatConfig.initiate(undefined, { subscribe: false }))),
    loadHistory: (page) => unwrap(dispatch(getChatHistory.initiate(page, untracked))),
    send: (message) => unwrap(dispatch(sendChatMessage.initiate(message, untracked))),
    upload: (upload) => unwrap(dispatch(uploadChatFile.initiate(upload, untracked))),
    markRead: (owner) => unwrap(dispatch(markChatRead.initiate(owner, untracked))),
  };
}

/** Returns a call's data. Throws its error in the form that a conversation understands. */
async function unwrap<Data>(
  call: PromiseLike<{ readonly data?: Data | undefined; readonly error?: CallError | undefined }>,
): Promise<Data> {
  const { data, error } = await call;
  if (error !== undefined) throw toFailure(toApiError(error));
  return data as Data;
}

function toFailure(error: ApiError): Error {
  if (error.kind === 'offline' || error.kind === 'cancelled') return new ChatFailure('unsent');
  return outcomeOf(error) === 'refused' ? new ChatFailure('refused') : new Error(error.kind);
}
