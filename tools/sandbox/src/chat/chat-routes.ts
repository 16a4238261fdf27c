import multipart from '@fastify/multipart';
import fastifyStatic from '@fastify/static';
import type { ChatSendRequest } from '@wallet/contract';
import { operations } from '@wallet/contract/operations';
import type { FastifyRequest } from 'fastify';
import { findMember, operatorOf } from '../sessions/session.ts';
import { sendFile } from '../files/send-file.ts';
import { sweepFiles } from '../files/sweep-files.ts';
import { routesFor, routeUpload } from '../routing/route.ts';
import { visitorOf } from '../http/visitor.ts';
import { Refusal } from '../http/refusal.ts';
import type { SandboxApp } from '../http/sandbox-app.ts';
import type { SandboxContext } from '../routing/sandbox-context.ts';
import { chooseFormerGuest, chooseOwner, type ChatOwner } from './chat-owner.ts';
import { chatFileLifeMs, chatFileNameOf, chatFilesPath } from './chat-files.ts';
import { chatPrefixes, type Chat } from './chat.ts';
import type { Uploads } from '../files/uploads.ts';
import type { ValibotTypes } from '../http/validation.ts';

export interface ChatParts {
  readonly chat: Chat;
  readonly uploads: Uploads;
}

const dayMs = 24 * 3_600_000;

/** The chat with support, for members and visitors. Each has access to one conversation. */
export async function addChat(app: SandboxApp, context: SandboxContext, parts: ChatParts): Promise<void> {
  const { db, limits, sessions, allowances, addresses } = context;
  const { chat, uploads } = parts;
  const sends = limits('chat-send', allowances.chatMessagesPerMinute, 60_000);
  const files = limits('chat-file', allowances.chatFilesPerMinute, 60_000);
  const today = limits('chat-file-day', allowances.chatFilesPerDay, dayMs);
  const bytesToday = limits('chat-bytes-day', allowances.chatBytesPerDay, dayMs);
  const demand = (waitSeconds: number) => {
    if (waitSeconds > 0) throw new Refusal(429, 'REQUEST_LIMIT', waitSeconds);
  };

  const ownerOf = async (request: FastifyRequest, claim: { readonly userId: string; readonly guestId: string }): Promise<ChatOwner> =>
    chooseOwner({ ...claim, member: await findMember(sessions, request), operator: operatorOf(request).id });

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
    demand(await sends.take(owner.kind === 'member' ? owner.id : visitorOf(request)));
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

  route('markChatRead', async ({ request, body }) => {
    await chat.markRead(await ownerOf(request, body));
    return { message: 'SUCCESS' };
  });

  await app.register(async (plain) => {
    const scope = plain.withTypeProvider<ValibotTypes>();
    await scope.register(multipart);
    await scope.register(fastifyStatic, { root: uploads.folder, serve: false, cacheControl: false });

    for (const [kind, id] of [
      ['image', 'uploadChatImage'],
      ['video', 'uploadChatVideo'],
    ] as const) {
      routeUpload(scope, context, id, async (request) => {
        const member = await findMember(sessions, request);
        const sender = member?.id ?? visitorOf(request);
        demand((await files.take(sender)) || (await today.take(sender)));
        const limits = { fileSize: operations[id].upload.maxBytes, files: 1, fields: 10 };
        const sent = await request.file({ limits, throwFileSizeLimit: false }).catch(refuseForm);
        if (sent?.fieldname !== 'file') throw new Refusal(400, 'KEY_MISSING');
        const name = await uploads.keep(sent.file, kind);
        const waitSeconds = await bytesToday.take(sender, await uploads.bytesOf(name));
        if (waitSeconds > 0) await uploads.drop(name);
        demand(waitSeconds);
        return { path: addresses.sign(`${chatFilesPath}${name}`, chatFileLifeMs) };
      });
    }

    scope.get<{ Params: { name: string } }>(`${chatFilesPath}:name`, (request, reply) =>
      sendFile(request, reply, { uploads, addresses, savedAs: 'chat' }),
    );
  });
  sweepFiles(app, uploads, (name) => chat.shows(name));
  app.addHook('onClose', () => {
    uploads.end();
    return Promise.resolve();
  });
}

/** A truncated or invalid form is the sender's error. Other errors are passed on. */
function refuseForm(error: Error & { readonly statusCode?: number }): never {
  throw error.statusCode === undefined ? new Refusal(400, 'KEY_INVALID') : error;
}
