import { outcomeOf, type ApiError, type ApiStore } from '@wallet/api-client';
import { chatEndpoints } from '@wallet/api-client/chat';
import { profileEndpoints } from '@wallet/api-client/profile';
import { ChatFailure, createConversation, readGuestId, type ChatIdentity, type ChatStorage, type Conversation } from '@wallet/chat-widget';
import { createServerConnection, type ChatCalls } from '@wallet/chat-widget/server';
import { memberChats, storageKeys, type AppServices } from '@wallet/features-core';

/**
 * Begins the conversation of who is here: the member, or the visitor of this device. What a visitor had not sent yet goes
 * on when he has become a member. A member's ends with his session, and nothing of it stays. Rejects where the backend
 * cannot be asked who the member is.
 */
export async function startSupportChat({ api, definition, device, session }: AppServices): Promise<Conversation> {
  const store = await api.load();
  const { apiBaseUrl, chatBackendUrl } = definition.flags;
  const visitor = visitorOf(device);
  const isMember = session.token() !== null;
  const identity = isMember ? await memberOf(store) : visitor;
  const epoch = session.epoch();
  const kept = session.kept();
  const placeOf = (key: string) => (key.startsWith(memberChats) ? kept : device);
  const storage: ChatStorage = {
    get: (key) => placeOf(key).get(key),
    set: (key, value) => placeOf(key).set(key, value),
    remove: (key) => placeOf(key).remove(key),
  };
  const connection = createServerConnection({
    identity,
    sockets: [apiBaseUrl, chatBackendUrl ?? undefined],
    token: () => (session.epoch() === epoch ? session.token() : null),
    calls: callsOf(store),
  });
  const conversation = createConversation({ connection, identity, storage, apiOrigin: apiBaseUrl, ...(isMember && { continues: visitor }) });
  if (isMember) {
    const stop = session.subscribe(() => {
      stop();
      conversation.close({ forget: true });
    });
  }
  return conversation;
}

function visitorOf(device: AppServices['device']): ChatIdentity {
  const { guestId } = storageKeys;
  return { kind: 'visitor', guestId: readGuestId({ get: () => device.get(guestId), set: (made) => device.set(guestId, made) }) };
}

async function memberOf(store: ApiStore): Promise<ChatIdentity> {
  const { memberId, name, username } = await answerOf(store.dispatch(profileEndpoints.endpoints.getProfile.initiate(undefined, { subscribe: false })));
  return { kind: 'member', memberId, name, username };
}

function callsOf({ dispatch }: ApiStore): ChatCalls {
  const { getChatPrefix, loadChatHistory, sendChatMessage, uploadChatFile, markChatRead } = chatEndpoints.endpoints;
  const untracked = { track: false };
  return {
    loadPrefix: () => answerOf(dispatch(getChatPrefix.initiate(undefined, { subscribe: false }))),
    loadHistory: (page) => answerOf(dispatch(loadChatHistory.initiate(page, untracked))),
    send: (message) => answerOf(dispatch(sendChatMessage.initiate(message, untracked))),
    upload: (upload) => answerOf(dispatch(uploadChatFile.initiate(upload, untracked))),
    markRead: (owner) => answerOf(dispatch(markChatRead.initiate(owner, untracked))),
  };
}

/** What a call answered. Throws why not, as a conversation understands it. */
async function answerOf<Answer>(call: PromiseLike<{ readonly data?: Answer; readonly error?: unknown }>): Promise<Answer> {
  const { data, error } = await call;
  if (error !== undefined) throw toFailure(error as ApiError);
  return data as Answer;
}

function toFailure(error: ApiError): Error {
  if (error.kind === 'offline' || error.kind === 'cancelled') return new ChatFailure('unsent');
  return outcomeOf(error) === 'refused' ? new ChatFailure('refused') : new Error(error.kind);
}
