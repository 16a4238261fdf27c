import type { ChatSendRequest } from '@wallet/contract';
import { operations } from '@wallet/contract/operations';
import type { FastifyRequest } from 'fastify';
import { addUploads, readForm, type Uploads } from '../files/uploads.ts';
import { Refusal } from '../http/refusal.ts';
import type { SandboxApp } from '../http/sandbox-app.ts';
import { routesFor, routeUpload, type SandboxContext } from '../routing/route.ts';
import { findMember, operatorOf } from '../sessions/sessions.ts';
import { type ChatOwner, chooseFormerGuest, chooseOwner, type OwnerClaim } from './chat-owner.ts';
import { type Chat, chatFileLifeMs, chatFileNameOf, chatFilesPath, chatPrefixes } from './chat.ts';

/** The chat with support, for members and visitors. Each has access to one conversation. */
export async function addChat(app: SandboxApp, context: SandboxContext, chat: Chat, uploads: Uploads): Promise<void> {
  const { db, sessions, addresses } = context;

  const ownerOf = async (request: FastifyRequest, claim: OwnerClaim): Promise<ChatOwner> =>
    chooseOwner(claim, await findMember(sessions, request), operatorOf(request).id);

  /** A member always writes under their own name. */
  const nameOf = async (owner: ChatOwner, { name, username }: ChatSendRequest) =>
    owner.kind === 'guest'
      ? { name, username }
      : db.selectFrom('member').select(['name', 'username']).where('id', '=', owner.id).executeTakeFirstOrThrow();

  /**
   * Other people open these URLs, so media must be a file that was uploaded here or a web URL. The file must be new, or
   * belong to the same conversation, so that an expired URL cannot be renewed.
   */
  const isShowable = async (message: ChatSendRequest['message'], owner: ChatOwner): Promise<boolean> => {
    if (message.message_type !== 'media') return true;
    const { url, filePath } = message.payload;
    if (url) return URL.canParse(filePath) && /^https?:$/.test(new URL(filePath).protocol);
    const name = chatFileNameOf(filePath);
    if (name === null || !uploads.has(name)) return false;
    return addresses.isGood(filePath) || chat.mayShow(owner, name);
  };

  const route = routesFor(app, context);

  route('getChatConfig', async ({ request }) => {
    const member = await findMember(sessions, request);
    return { PREFIX: chatPrefixes[member?.operator ?? operatorOf(request).id] };
  });

  route('sendChatMessage', async ({ request, body }) => {
    const owner = await ownerOf(request, body);
    if (!(await isShowable(body.message, owner))) throw new Refusal(400, 'KEY_INVALID');
    const { clientId } = body.message.payload;
    const said = {
      sender: body.sender,
      message: body.message,
      sessionId: body.session_id,
      ...(await nameOf(owner, body)),
      ...(clientId !== undefined && { clientId }),
    };
    const { createdAt, _id } = await chat.say(owner, said);
    return { createdAt, _id };
  });

  route('getChatHistory', async ({ request, body }) => {
    const owner = await ownerOf(request, body);
    const guest = chooseFormerGuest(body, owner);
    if (guest !== null) await chat.join(guest, owner);
    return chat.history(owner, body);
  });

  route('markChatRead', async ({ request, body }) => chat.markRead(await ownerOf(request, body)));

  await addUploads(app, uploads, { path: chatFilesPath, savedAs: 'chat', addresses }, (scope) => {
    for (const [kind, id] of [
      ['image', 'uploadChatImage'],
      ['video', 'uploadChatVideo'],
    ] as const) {
      routeUpload(scope, context, id, async (request) => {
        const { file: content } = await readForm(request, operations[id]);
        if (content === undefined) throw new Refusal(400, 'KEY_MISSING');
        const name = await uploads.keep(content, kind);
        return { path: addresses.sign(`${chatFilesPath}${name}`, chatFileLifeMs) };
      });
    }
  });
  app.addHook('onClose', () => {
    uploads.end();
    return Promise.resolve();
  });
}
