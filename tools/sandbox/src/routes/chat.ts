import multipart from '@fastify/multipart';
import fastifyStatic from '@fastify/static';
import {
  chatHistoryRequest, chatReadRequest, chatSendRequest, type ChatConfigAnswer, type ChatHistoryAnswer,
  type ChatSendAnswer, type ChatSendRequest, type MessageAnswer, type UploadAnswer,
} from '@wallet/wire';
import type { FastifyRequest } from 'fastify';
import { findMember, operatorOf } from '../plugins/session.ts';
import { Refusal } from '../refusal.ts';
import type { SandboxApp, SandboxContext } from '../sandbox-app.ts';
import { chooseFormerGuest, chooseOwner, type ChatOwner } from '../services/chat-owner.ts';
import { chatPrefixes, type Chat } from '../services/chat.ts';
import type { Uploads } from '../services/uploads.ts';
import type { ValibotTypes } from '../plugins/validation.ts';

export interface ChatParts {
  readonly chat: Chat;
  readonly uploads: Uploads;
}

const megabyte = 1024 * 1024;
const uploadLimits = { image: 10 * megabyte, video: 20 * megabyte } as const;
const filesPath = '/api/chat/files/';

/** Talking to support, for members and visitors alike. Each sees one conversation: the own. */
export async function addChat(app: SandboxApp, { db, limits, sessions, allowances }: SandboxContext, parts: ChatParts): Promise<void> {
  const { chat, uploads } = parts;
  const sends = limits('chat-send', allowances.chatMessagesPerMinute, 60_000);
  const files = limits('chat-file', allowances.chatFilesPerMinute, 60_000);
  const demand = (waitSeconds: number) => {
    if (waitSeconds > 0) throw new Refusal(429, 'REQUEST_LIMIT', waitSeconds);
  };

  const ownerOf = async (request: FastifyRequest, claim: { readonly userId: string; readonly guestId: string }): Promise<ChatOwner> =>
    chooseOwner({ ...claim, member: await findMember(sessions, request), operator: operatorOf(request).id });

  /** A member speaks under the own name, whatever the request says. */
  const nameOf = async (owner: ChatOwner, { name, username }: ChatSendRequest) =>
    owner.kind === 'guest'
      ? { name, username }
      : db.selectFrom('member').select(['name', 'username']).where('id', '=', owner.id).executeTakeFirstOrThrow();

  app.get('/api/chat/config', async (request): Promise<ChatConfigAnswer> => {
    const member = await findMember(sessions, request);
    return { PREFIX: chatPrefixes[member?.operator ?? operatorOf(request).id] };
  });

  app.post('/api/chat/send-message', { schema: { body: chatSendRequest } }, async (request): Promise<ChatSendAnswer> => {
    const { body } = request;
    const owner = await ownerOf(request, body);
    demand(await sends.take(owner.kind === 'member' ? owner.id : request.ip));
    demandShowable(body.message, uploads);
    const { clientId } = body.message.payload;
    const said = {
      sender: body.sender, message: body.message, sessionId: body.session_id, ...(await nameOf(owner, body)),
      ...(clientId !== undefined && { clientId }),
    };
    const { createdAt, _id } = await chat.say(owner, said);
    return { createdAt, _id };
  });

  app.post('/api/chat/history', { schema: { body: chatHistoryRequest } }, async (request): Promise<ChatHistoryAnswer> => {
    const owner = await ownerOf(request, request.body);
    const guest = chooseFormerGuest(request.body, owner);
    if (guest !== null) await chat.join(guest, owner);
    return chat.history(owner, request.body);
  });

  app.put('/api/chat/read-customer/', { schema: { body: chatReadRequest } }, async (request): Promise<MessageAnswer> => {
    await chat.markRead(await ownerOf(request, request.body));
    return { message: 'SUCCESS' };
  });

  await app.register(async (plain) => {
    const scope = plain.withTypeProvider<ValibotTypes>();
    await scope.register(multipart);
    await scope.register(fastifyStatic, { root: uploads.folder, serve: false, cacheControl: false });

    for (const kind of ['image', 'video'] as const) {
      // A form of another site can send files without asking first.
      scope.post(`/api/chat/upload-${kind}`, { config: { changesState: true } }, async (request): Promise<UploadAnswer> => {
        const member = await findMember(sessions, request);
        demand(await files.take(member?.id ?? request.ip));
        const limits = { fileSize: uploadLimits[kind], files: 1, fields: 10 };
        const sent = await request.file({ limits, throwFileSizeLimit: false }).catch(refuseForm);
        if (sent?.fieldname !== 'file') throw new Refusal(400, 'KEY_MISSING');
        return { path: `${filesPath}${await uploads.keep(sent.file, kind)}` };
      });
    }

    scope.get<{ Params: { name: string } }>(`${filesPath}:name`, (request, reply) => {
      if (!uploads.has(request.params.name)) throw new Refusal(404, 'NO_DATA');
      // Whatever the file holds, it runs nothing, and it never changes.
      return reply
        .header('Content-Security-Policy', "default-src 'none'; sandbox")
        .header('Cache-Control', 'private, max-age=31536000, immutable')
        .sendFile(request.params.name);
    });
  });
  app.addHook('onClose', () => {
    uploads.end();
    return Promise.resolve();
  });
}

/** Others open what is said here, so media lead to a file that was sent here or to a web page's address. */
function demandShowable(message: ChatSendRequest['message'], uploads: Uploads): void {
  if (message.message_type !== 'media') return;
  const { url, filePath } = message.payload;
  const isKept = filePath.startsWith(filesPath) && uploads.has(filePath.slice(filesPath.length));
  const isShowable = url ? URL.canParse(filePath) && /^https?:$/.test(new URL(filePath).protocol) : isKept;
  if (!isShowable) throw new Refusal(400, 'KEY_INVALID');
}

/** A form that ends too early, or is none, is the sender's doing. What says so itself is passed on. */
function refuseForm(error: Error & { readonly statusCode?: number }): never {
  throw error.statusCode === undefined ? new Refusal(400, 'KEY_INVALID') : error;
}
