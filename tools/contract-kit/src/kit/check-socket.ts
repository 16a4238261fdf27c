import { setTimeout as wait } from 'node:timers/promises';
import { chatConfigResponse, chatEvents, chatItem, chatSendResponse } from '@wallet/contract';
import { operations } from '@wallet/contract/operations';
import { io, type Socket } from 'socket.io-client';
import { is, safeParse } from 'valibot';
import type { KitContext } from './check-operations.ts';
import { checkResponse } from './check-response.ts';
import { findTolerated } from './shape.ts';

const subject = 'live chat';
const timeoutMs = 10_000;

/** Checks that a socket connects, joins a guest's room and receives its messages, and that a member's room cannot be joined by id. */
export async function checkSocket(context: KitContext, base: string): Promise<void> {
  const { findings, allowWrites } = context;
  const { json } = await context.request({ method: 'GET', path: operations.getChatConfig.path });
  const config = safeParse(chatConfigResponse, json);
  if (!config.success) {
    findings.add(subject, 'socket', 'failed', 'without a prefix from getChatConfig no room can be joined');
    return;
  }
  const otherSite = await connect(base, { origin: 'https://contract-check.example' });
  findings.add(
    subject,
    'socket',
    otherSite === null ? 'passed' : 'failed',
    otherSite === null ? 'pages of other sites are refused' : 'a page of any site can connect',
  );
  otherSite?.disconnect();

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

async function checkRoom({ request, findings, knownValues, token }: KitContext, socket: Socket, prefix: string): Promise<void> {
  const guestId = `contract-check-${crypto.randomUUID()}`;
  const received: unknown[] = [];
  let resolveArrived: () => void = () => undefined;
  const arrived = new Promise<'arrived'>((resolve) => {
    resolveArrived = () => resolve('arrived');
  });
  const isOurs = (item: unknown) => is(chatItem, item) && item.guestId === guestId;
  socket.on(chatEvents.messaging, (item: unknown) => {
    received.push(item);
    if (isOurs(item)) resolveArrived();
  });
  // Joins without the member's token, like a stranger who saw the id in an invite link.
  if (knownValues.memberId !== null) socket.emit(chatEvents.join, { prefix, id: knownValues.memberId });
  socket.emit(chatEvents.join, { prefix, id: guestId });
  // A join has no response. One second is enough for it on a slow connection.
  await wait(1_000);
  const sendMessage = (owner: object, as: string | null) =>
    request({
      ...operations.sendChatMessage,
      token: as,
      body: { ...owner, sender: 'customer', message: { message_type: 'text', payload: { text: 'Contract check' } } },
    });
  if (knownValues.memberId !== null) await sendMessage({ userId: knownValues.memberId }, token);
  const reply = await sendMessage({ guestId }, null);
  checkResponse(findings, 'sendChatMessage', operations.sendChatMessage, reply);

  const hasArrived = (await Promise.race([arrived, wait(timeoutMs, 'late' as const)])) === 'arrived';
  findings.add(
    subject,
    'socket',
    hasArrived ? 'passed' : 'failed',
    hasArrived ? 'what is said arrives' : `what was said did not arrive within ${String(timeoutMs / 1000)} s`,
  );
  const invalid = received.filter((item) => findTolerated(chatItem, item).length > 0 || !is(chatItem, item));
  findings.add(
    subject,
    'shape',
    invalid.length > 0 ? 'failed' : 'passed',
    invalid.length > 0 ? 'an item of messaging has another shape' : '',
  );
  if (knownValues.memberId === null) return;
  const isLeaked = received.some((item) => is(chatItem, item) && item.userId === knownValues.memberId);
  findings.add(
    subject,
    'socket',
    isLeaked ? 'failed' : 'passed',
    isLeaked ? 'a stranger hears a member by the member’s id' : 'a member’s room is closed to strangers',
  );
  const stored = safeParse(chatSendResponse, reply.json);
  const ours = received.find(isOurs);
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
