import { setTimeout as wait } from 'node:timers/promises';
import { chatEvents, chatItem, type ChatItem } from '@wallet/contract';
import { operations } from '@wallet/contract/operations';
import { io, type Socket } from 'socket.io-client';
import { safeParse } from 'valibot';
import { checkConsistency } from './check-consistency.ts';
import type { KitContext } from './check-operations.ts';
import { checkResponse } from './check-response.ts';
import { readAnswer } from './read-as-apps.ts';

const subject = 'live chat';
const timeoutMs = 10_000;

/** Checks that a socket connects, joins a guest's room and receives its messages, also after a restart, and that a member's room is closed. */
export async function checkSocket(context: KitContext, base: string): Promise<void> {
  const { findings, allowWrites } = context;
  const { json } = await context.request({ method: 'GET', path: operations.getChatConfig.path });
  const config = readAnswer('getChatConfig', json);
  if (config === null) {
    findings.add(subject, 'socket', 'failed', 'without a prefix from getChatConfig no room can be joined');
    return;
  }
  const otherSite = await connect(base, { origin: 'https://contract-check.example' });
  findings.judge(subject, 'socket', otherSite === null, 'pages of other sites are refused', 'a page of any site can connect', {
    sees: 'Nothing. A page of a stranger can listen with the browser of a member.',
    change: 'Refuse the upgrade where Origin is another site.',
  });
  otherSite?.disconnect();

  const socket = await connect(base, {});
  if (socket === null) {
    findings.add(subject, 'socket', 'failed', 'no connection', {
      change: 'Let the proxy pass on the upgrade to a WebSocket below /socket.io.',
    });
    return;
  }
  findings.add(subject, 'socket', 'passed', 'connects');
  try {
    if (allowWrites) await checkRoom(context, base, socket, config.PREFIX);
    else findings.add(subject, 'socket', 'skipped', 'whether messages arrive is looked at with --allow-writes');
  } finally {
    socket.disconnect();
  }
}

async function checkRoom(context: KitContext, base: string, socket: Socket, prefix: string): Promise<void> {
  const { request, findings, knownValues, token } = context;
  const guestId = `contract-check-${crypto.randomUUID()}`;
  const room = listen(socket, guestId);
  // Joins without the member's token, like a stranger who saw the id in an invite link.
  if (knownValues.memberId !== null) socket.emit(chatEvents.join, { prefix, id: knownValues.memberId });
  socket.emit(chatEvents.join, { prefix, id: guestId });
  // A join has no response. One second is enough for it on a slow connection.
  await wait(1_000);
  const say = (owner: object, as: string | null, text: string) =>
    request({
      ...operations.sendChatMessage,
      token: as,
      body: { ...owner, sender: 'customer', message: { message_type: 'text', payload: { text } } },
    });
  if (knownValues.memberId !== null) await say({ userId: knownValues.memberId }, token, said[0]);
  const reply = await say({ guestId }, null, said[0]);
  checkResponse(findings, 'sendChatMessage', operations.sendChatMessage, reply);

  const ours = await room.hears(said[0]);
  findings.judge(subject, 'socket', ours !== null, 'what is said arrives', didNotArrive);
  const areItems = room.received.every((item) => safeParse(chatItem, item).success);
  findings.judge(subject, 'shape', areItems, '', 'an item of messaging has another shape', {
    change: 'Send items as openapi.json describes them in x-socket.',
  });
  if (ours !== null) await checkRestart(context, base, socket, prefix, guestId, say);
  if (knownValues.memberId === null) return;
  const isClosed = !room.items().some(({ userId }) => userId === knownValues.memberId);
  findings.judge(subject, 'socket', isClosed, 'a member’s room is closed to strangers', 'a stranger hears a member by the member’s id', {
    sees: 'Strangers read what a member and support write to each other.',
    change: 'Let only the session of a member join the room of that member.',
  });
  const stored = readAnswer('sendChatMessage', reply.json);
  if (ours === null || stored === null) return;
  const isSame = ours._id === stored._id && ours._id !== null;
  findings.add(
    subject,
    'socket',
    isSame ? 'passed' : 'warned',
    isSame ? 'the item has the id of the answer' : 'without the same _id an app shows its own message twice',
  );
}

/** What is said before, during and after a restart. */
const said = ['Contract check', 'Contract check while away', 'Contract check after a restart'] as const;
const didNotArrive = `what was said did not arrive within ${String(timeoutMs / 1000)} s`;

/** Cuts the connection, as a restart of the backend does, and checks that nothing of the conversation is lost. */
async function checkRestart(
  context: KitContext,
  base: string,
  first: Socket,
  prefix: string,
  guestId: string,
  say: (owner: object, as: null, text: string) => Promise<unknown>,
): Promise<void> {
  const { request, findings } = context;
  first.io.engine.close();
  await say({ guestId }, null, said[1]);
  const second = await connect(base, {});
  if (second === null) {
    findings.add(subject, 'socket', 'failed', 'after the connection was cut there is no other one', {
      sees: 'The chat hears nothing until the page is loaded again.',
    });
    return;
  }
  try {
    const room = listen(second, guestId);
    second.emit(chatEvents.join, { prefix, id: guestId });
    await wait(1_000);
    await say({ guestId }, null, said[2]);
    const isHeard = (await room.hears(said[2])) !== null;
    findings.judge(subject, 'socket', isHeard, 'what is said after a restart arrives', `after the connection was cut, ${didNotArrive}`);
    const reply = await request({ ...operations.getChatHistory, body: { guestId, limit: 10, skip: 0 } });
    const history = readAnswer('getChatHistory', reply.json);
    if (history !== null) await checkConsistency(context, 'getChatHistory', reply);
    const kept = history?.map(textOf) ?? [];
    const isKept = said.every((text) => kept.includes(text));
    findings.judge('getChatHistory', 'consistency', isKept, '', 'it lacks what was said while the connection was cut', {
      sees: 'Members do not see what support wrote while their phone had no line.',
    });
  } finally {
    second.disconnect();
  }
}

const textOf = ({ message }: ChatItem): unknown => message.payload.text;

/** Collects what arrives at a socket. */
function listen(socket: Socket, guestId: string) {
  const received: unknown[] = [];
  const items = () => received.map((item) => safeParse(chatItem, item)).flatMap(({ success, output }) => (success ? [output] : []));
  socket.on(chatEvents.messaging, (item: unknown) => received.push(item));
  const find = (text: string) => items().find((item) => item.guestId === guestId && textOf(item) === text) ?? null;
  return {
    received,
    items,
    /** The guest's own item with this text. Null if it does not arrive in time. */
    hears: async (text: string): Promise<ChatItem | null> => {
      const late = AbortSignal.timeout(timeoutMs);
      while (find(text) === null && !late.aborted) await wait(20);
      return find(text);
    },
  };
}

function connect(base: string, headers: Record<string, string>): Promise<Socket | null> {
  const { origin, pathname } = new URL(base);
  const path = `${pathname.replace(/\/$/, '')}/socket.io`;
  const socket = io(origin, {
    path,
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    timeout: timeoutMs,
    extraHeaders: headers,
  });
  return new Promise((resolve) => {
    socket.once('connect', () => resolve(socket));
    socket.once('connect_error', () => {
      socket.disconnect();
      resolve(null);
    });
  });
}
