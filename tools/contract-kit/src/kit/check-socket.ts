import { setTimeout as wait } from 'node:timers/promises';
import { chatConfigResponse, chatEvents, chatItem, chatSendResponse } from '@wallet/contract';
import { operations } from '@wallet/contract/operations';
import { io, type Socket } from 'socket.io-client';
import { is, safeParse } from 'valibot';
import type { KitContext } from './check-operations.ts';
import { checkResponse } from './check-response.ts';
import { findTolerated } from './shape.ts';

const subject = 'live chat';
const patienceMs = 10_000;

/** A socket connects, joins a guest's room, and hears what is stored there; nobody hears a member's room by its id. */
export async function checkSocket(context: KitContext, base: string): Promise<void> {
  const { findings, allowWrites } = context;
  const { json } = await context.ask({ method: 'GET', path: operations.getChatConfig.path });
  const config = safeParse(chatConfigResponse, json);
  if (!config.success) {
    findings.add(subject, 'socket', 'failed', 'without a prefix from getChatConfig no room can be joined');
    return;
  }
  const foreign = await connect(base, { origin: 'https://contract-check.example' });
  findings.add(
    subject,
    'socket',
    foreign === null ? 'passed' : 'failed',
    foreign === null ? 'pages of other sites are refused' : 'a page of any site can connect',
  );
  foreign?.disconnect();

  const socket = await connect(base, {});
  if (socket === null) {
    findings.add(subject, 'socket', 'failed', 'no connection');
    return;
  }
  findings.add(subject, 'socket', 'passed', 'connects');
  try {
    if (allowWrites) await checkRoom(context, socket, config.output.PREFIX);
    else findings.add(subject, 'socket', 'skipped', 'whether messages arrive is looked at with --allow-writes');
  } finally {
    socket.disconnect();
  }
}

async function checkRoom({ ask, findings, world, token }: KitContext, socket: Socket, prefix: string): Promise<void> {
  const guestId = `contract-check-${crypto.randomUUID()}`;
  const heard: unknown[] = [];
  let tell: () => void = () => undefined;
  const arrived = new Promise<'arrived'>((resolve) => {
    tell = () => resolve('arrived');
  });
  const isOurs = (item: unknown) => is(chatItem, item) && item.guestId === guestId;
  socket.on(chatEvents.messaging, (item: unknown) => {
    heard.push(item);
    if (isOurs(item)) tell();
  });
  // Without its token: what a stranger could do who saw the id in an invite link.
  if (world.memberId !== null) socket.emit(chatEvents.join, { prefix, id: world.memberId });
  socket.emit(chatEvents.join, { prefix, id: guestId });
  // The wire has no answer to a join; a second on a slow line is enough for it to be carried out.
  await wait(1_000);
  const say = (owner: object, as: string | null) =>
    ask({
      ...operations.sendChatMessage,
      token: as,
      body: { ...owner, sender: 'customer', message: { message_type: 'text', payload: { text: 'Contract check' } } },
    });
  if (world.memberId !== null) await say({ userId: world.memberId }, token);
  const reply = await say({ guestId }, null);
  checkResponse(findings, 'sendChatMessage', operations.sendChatMessage, reply);

  const isHeard = (await Promise.race([arrived, wait(patienceMs, 'late' as const)])) === 'arrived';
  findings.add(
    subject,
    'socket',
    isHeard ? 'passed' : 'failed',
    isHeard ? 'what is said arrives' : `what was said did not arrive within ${String(patienceMs / 1000)} s`,
  );
  const strange = heard.filter((item) => findTolerated(chatItem, item).length > 0 || !is(chatItem, item));
  findings.add(
    subject,
    'shape',
    strange.length > 0 ? 'failed' : 'passed',
    strange.length > 0 ? 'an item of messaging has another shape' : '',
  );
  if (world.memberId === null) return;
  const isOverheard = heard.some((item) => is(chatItem, item) && item.userId === world.memberId);
  findings.add(
    subject,
    'socket',
    isOverheard ? 'failed' : 'passed',
    isOverheard ? 'a stranger hears a member by the member’s id' : 'a member’s room is closed to strangers',
  );
  const stored = safeParse(chatSendResponse, reply.json);
  const ours = heard.find(isOurs);
  if (ours === undefined || !stored.success) return;
  const isSame = is(chatItem, ours) && ours._id === stored.output._id && ours._id !== null;
  findings.add(
    subject,
    'socket',
    isSame ? 'passed' : 'warned',
    isSame ? 'the item has the id of the answer' : 'without the same _id an app shows its own message twice',
  );
}

function connect(base: string, headers: Record<string, string>): Promise<Socket | null> {
  const { origin, pathname } = new URL(base);
  const path = `${pathname.replace(/\/$/, '')}/socket.io`;
  const socket = io(origin, {
    path,
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    timeout: patienceMs,
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
