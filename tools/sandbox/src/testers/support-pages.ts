import * as v from 'valibot';
import type { ChatOwner } from '../chat/chat-owner.ts';
import { type Chat, chatFilesPath } from '../chat/chat.ts';
import type { Uploads } from '../files/uploads.ts';
import { drawList, drawSelect, drawTable, html, sendPage } from '../http/pages.ts';
import type { SandboxApp } from '../http/sandbox-app.ts';
import { operatorIds } from '../operators/operators.ts';
import { drawPng } from '../world/print-slip.ts';
import { addTesterPage } from './tester-pages.ts';

/** Every message type that support can send, and one that no app knows. */
const messageTypes = ['text', 'buttons', 'media', 'quick_replies', 'generic', 'postback', 'unknown'] as const;
type MessageType = (typeof messageTypes)[number];

const id = v.pipe(v.string(), v.regex(/^[\w-]{1,128}$/));
const callRequest = v.pipe(
  v.object({
    operator: v.picklist(operatorIds),
    /** The owner of the conversation: a member or a guest. */
    userId: v.optional(id),
    guestId: v.optional(id),
    type: v.optional(v.picklist(messageTypes), 'text'),
    text: v.optional(v.pipe(v.string(), v.maxLength(2000)), ''),
    /** Replaces the sample made from the text. */
    payload: v.optional(v.record(v.string(), v.unknown())),
  }),
  v.check(({ userId, guestId }) => (userId === undefined) !== (guestId === undefined), 'one of both'),
);
const ownerParams = v.object({ operator: v.picklist(operatorIds), kind: v.picklist(['member', 'guest']), id });

const pathOf = ({ operator, kind, id: owner }: ChatOwner) => `/__agent/${operator}/${kind}/${encodeURIComponent(owner)}`;

/** The testers' side of the chat: they act as support, on a page or by API. */
export function addSupportPages(pages: SandboxApp, chat: Chat, uploads: Uploads): void {
  const { takes } = addTesterPage(pages, '/__agent', 'Support', async () => {
    const rows = (await chat.list()).map(({ name, username, readAt, latestAt, ...owner }) => [
      owner.operator,
      html`<a href="${pathOf(owner)}">${name || username || owner.id}</a>`,
      owner.kind,
      latestAt.toISOString(),
      readAt !== null && readAt >= latestAt ? 'read' : 'unread',
    ]);
    if (rows.length === 0) return html`<p>Nobody has said anything yet.</p>`;
    return drawTable(['Operator', 'Who', 'Kind', 'Last said', 'By the customer'], rows);
  });
  takes('/__agent', callRequest, async ({ operator, userId, guestId = '', type, text, payload }) => {
    const owner: ChatOwner = userId === undefined ? { operator, kind: 'guest', id: guestId } : { operator, kind: 'member', id: userId };
    const message = {
      message_type: type === 'unknown' ? 'carousel-3d' : type,
      payload: payload ?? (await samplePayload(type, text, uploads)),
    };
    return {
      answer: await chat.say(owner, { sender: 'agent', message, name: 'Support', username: '', sessionId: '' }),
      page: pathOf(owner),
    };
  });

  pages.get('/__agent/:operator/:kind/:id', { schema: { params: ownerParams } }, async ({ params }, reply) => {
    const items = (await chat.history(params, { limit: 50, skip: 0 })).toReversed().map(({ sender, message: sent, createdAt }) => {
      const said = typeof sent.payload.text === 'string' ? sent.payload.text : JSON.stringify(sent.payload);
      return html`<small>${sender}, ${sent.message_type}, ${String(createdAt ?? '')}</small><br />${said}`;
    });
    const types = messageTypes.map((type) => [type, type] as const);
    return sendPage(
      reply,
      'Conversation',
      html`<p><a href="/__agent">All conversations</a> · <a href="${pathOf(params)}">Look again</a></p>
        <h2>${params.id}</h2>
        ${drawList(items, 'Nothing was said yet.')}
        <form method="post" action="/__agent">
          <input type="hidden" name="operator" value="${params.operator}" />
          <input type="hidden" name="${params.kind === 'member' ? 'userId' : 'guestId'}" value="${params.id}" />
          ${drawSelect('Kind of message', 'type', types)}
          <label>Text <textarea name="text" rows="3" maxlength="2000" required></textarea></label><button>Send</button>
        </form>`,
    );
  });
}

const buttons = [
  { title: 'Web', type: 'web', payload: 'https://example.com/' },
  { title: 'Call', type: 'call', payload: '021234567' },
  { title: 'Ask', type: 'postback', payload: 'ASK' },
];

/** The text, with samples of the other fields of its type. */
async function samplePayload(type: MessageType, text: string, uploads: Uploads): Promise<Record<string, unknown>> {
  switch (type) {
    case 'text':
    case 'unknown':
      return { text };
    case 'buttons':
      return { text, buttons };
    case 'quick_replies':
      return { text, buttons: buttons.slice(2) };
    case 'media':
      return { message: text, url: false, fileType: 'image', filePath: await keepPicture(uploads) };
    case 'generic': {
      const image_url = await keepPicture(uploads);
      return { elements: [1, 2, 3].map((number) => ({ image_url, title: `${text} ${String(number)}`, subtitle: 'A card', buttons })) };
    }
    case 'postback':
      return { title: text, payload: 'ASK' };
  }
}

/** Returns the path of a sample picture. */
async function keepPicture(uploads: Uploads): Promise<string> {
  const picture = drawPng(300, 200, '<rect width="300" height="200" fill="#c9a24b"/>');
  return `${chatFilesPath}${await uploads.keep(picture, 'image')}`;
}
