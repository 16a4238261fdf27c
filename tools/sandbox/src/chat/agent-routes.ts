import * as v from 'valibot';
import { operatorIds } from '../operators/operators.ts';
import type { SandboxApp } from '../http/sandbox-app.ts';
import { drawConversation, drawConversations, agentStyles } from './agent-page.ts';
import { acceptForms, sendPage } from '../http/pages.ts';
import { agentMessage, agentMessageTypes, wireTypeOf } from './agent-message.ts';
import type { ChatOwner } from './chat-owner.ts';
import type { Chat, MessageContent } from './chat.ts';
import type { Uploads } from '../files/uploads.ts';
import { requireLoopback } from '../http/loopback.ts';

const id = v.pipe(v.string(), v.regex(/^[\w-]{1,128}$/));
const type = v.optional(v.picklist(agentMessageTypes), 'text');
const text = v.optional(v.pipe(v.string(), v.maxLength(2000)), '');

const agentRequest = v.pipe(
  v.object({
    operator: v.picklist(operatorIds),
    /** The owner of the conversation: a member or a guest. */
    userId: v.optional(id),
    guestId: v.optional(id),
    type,
    text,
    /** Replaces the sample made from the text. */
    payload: v.optional(v.record(v.string(), v.unknown())),
  }),
  v.check(({ userId, guestId }) => (userId === undefined) !== (guestId === undefined), 'one of both'),
);
const ownerParams = v.object({ operator: v.picklist(operatorIds), kind: v.picklist(['member', 'guest']), id });
const answerForm = v.object({ type, text });

/** The testers' side of the chat: they act as support, on a page or by API. */
export function addAgent(app: SandboxApp, chat: Chat, uploads: Uploads): void {
  const response = (owner: ChatOwner, message: MessageContent['message']) =>
    chat.say(owner, { sender: 'agent', message, name: 'Support', username: '', sessionId: '' });
  const onRequest = requireLoopback;

  app.post('/__agent', { schema: { body: agentRequest }, onRequest }, async ({ body }) => {
    const owner: ChatOwner =
      body.userId === undefined
        ? { operator: body.operator, kind: 'guest', id: body.guestId ?? '' }
        : { operator: body.operator, kind: 'member', id: body.userId };
    const { payload } = body;
    return response(owner, payload ? { message_type: wireTypeOf(body.type), payload } : await agentMessage(body.type, body.text, uploads));
  });

  // A separate scope: no other route accepts forms, which another site could send without a preflight.
  void app.register((pages: SandboxApp, _options, done) => {
    acceptForms(pages, 16_384);
    pages.addHook('onRequest', requireLoopback);

    pages.get('/__agent/page.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(agentStyles));
    pages.get('/__agent', async (_request, reply) => sendPage(reply, drawConversations(await chat.list())));
    pages.get('/__agent/:operator/:kind/:id', { schema: { params: ownerParams } }, async ({ params }, reply) =>
      sendPage(reply, drawConversation(params, await chat.history(params, { limit: 50, skip: 0 }))),
    );
    pages.post(
      '/__agent/:operator/:kind/:id',
      { schema: { params: ownerParams, body: answerForm } },
      async ({ params, body, url }, reply) => {
        await response(params, await agentMessage(body.type, body.text, uploads));
        return reply.redirect(url, 303);
      },
    );
    done();
  });
}
