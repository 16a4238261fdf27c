import type { ChatItem } from '@wallet/contract';
import { agentMessageTypes } from './agent-message.ts';
import type { ChatOwner } from './chat-owner.ts';
import type { ConversationSummary } from './chat.ts';
import { html, type Html } from '../http/html.ts';
import { drawDocument } from '../http/pages.ts';

export const agentStyles =
  'body{font:1rem/1.5 system-ui,sans-serif;margin:0;background:#10131a;color:#f2f2f2}main{max-width:48rem;margin:auto;padding:1rem}a{color:#9cc3ff}' +
  'table{width:100%;border-collapse:collapse}td,th{text-align:left;padding:.5rem;border-bottom:1px solid #3a4150;overflow-wrap:anywhere}ol{list-style:none;padding:0}' +
  'li{background:#232834;border-radius:.5rem;padding:.5rem .75rem;margin:.5rem 0;overflow-wrap:anywhere}li.customer{margin-right:4rem}li.agent{margin-left:4rem;background:#2d3a52}' +
  'form{display:grid;gap:.5rem}textarea,select,button{font:inherit;min-height:2.75rem;padding:.25rem .75rem}';

const pathOf = ({ operator, kind, id }: ChatOwner) => `/__agent/${operator}/${kind}/${encodeURIComponent(id)}`;

/** All conversations, latest first. */
export function drawConversations(conversations: readonly ConversationSummary[]): Html {
  const rows = conversations.map(({ owner, name, username, readAt, latestAt }) => {
    const who = name || username || owner.id;
    const seen = readAt !== null && readAt >= latestAt ? 'read' : 'unread';
    return html`<tr>
      <td>${owner.operator}</td>
      <td><a href="${pathOf(owner)}">${who}</a></td>
      <td>${owner.kind}</td>
      <td>${latestAt.toISOString()}</td>
      <td>${seen}</td>
    </tr>`;
  });
  const head = html`<tr>
    <th>Operator</th>
    <th>Who</th>
    <th>Kind</th>
    <th>Last said</th>
    <th>By the customer</th>
  </tr>`;
  const list =
    rows.length > 0
      ? html`<table>
          <thead>
            ${head}
          </thead>
          <tbody>
            ${rows}
          </tbody>
        </table>`
      : html`<p>Nobody has said anything yet.</p>`;
  return page(
    'Support',
    html`<p><a href="/__agent">Look again</a></p>
      <h1>Support</h1>
      ${list}`,
  );
}

/** One conversation, oldest first, with a form to reply. */
export function drawConversation(owner: ChatOwner, newestFirst: readonly ChatItem[]): Html {
  const items = newestFirst.toReversed().map(({ sender, message, createdAt }) => {
    const said = typeof message.payload['text'] === 'string' ? message.payload['text'] : JSON.stringify(message.payload);
    const side = sender === 'customer' ? 'customer' : 'agent';
    return html`<li class="${side}"><small>${side}, ${message.message_type}, ${String(createdAt ?? '')}</small><br />${said}</li>`;
  });
  const types = agentMessageTypes.map((type) => html`<option>${type}</option>`);
  return page(
    'Conversation',
    html`<p><a href="/__agent">All conversations</a> · <a href="${pathOf(owner)}">Look again</a></p>
      <h1>${owner.id}</h1>
      <ol>
        ${items}
      </ol>
      <form method="post" action="${pathOf(owner)}">
        <label for="type">Kind of message</label
        ><select id="type" name="type">
          ${types}
        </select>
        <label for="text">Text</label><textarea id="text" name="text" rows="3" maxlength="2000" required></textarea><button>Send</button>
      </form>`,
  );
}

const page = (title: string, body: Html) => drawDocument(title, '/__agent/page.css', body);
