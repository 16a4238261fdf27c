import { chatConfigResponse, chatHistoryResponse, chatSendResponse, type ChatItem } from '@wallet/contract';
import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { lao, poor, refused, rich } from './member-helper.ts';
import { guest, idOf, samples, sendAsGuest, textOf, upload } from './chat-helper.ts';
import { useSandbox } from './helper.ts';

const sandbox = useSandbox();

const page = { limit: 10, skip: 0 };
const historyOf = async (phone: string, wanted: object = page) =>
  parse(
    chatHistoryResponse,
    (await sandbox.asMember(phone, 'POST', '/api/chat/history', { body: { userId: await idOf(sandbox, phone), ...wanted } })).body,
  );
const guestHistory = (guestId: string, operator = '/th') =>
  sandbox.ask('POST', `${operator}/api/chat/history`, { body: { guestId, ...page } });
const sendAs = async (phone: string, change: object) =>
  sandbox.asMember(phone, 'POST', '/api/chat/send-message', {
    body: { userId: await idOf(sandbox, phone), sender: 'customer', ...change },
  });
const mediaOf = (filePath: string, url = false) => ({
  message_type: 'media',
  payload: { message: '', url, fileType: 'image', filePath },
});
const textsOf = (items: readonly ChatItem[]) => items.map(({ message }) => message.payload.text);

describe('the chat config', () => {
  it('names a different room prefix for each operator, and the one of the logged-in member', async () => {
    const prefix = async (url: string) => parse(chatConfigResponse, (await sandbox.ask('GET', url)).body).PREFIX;
    const [th, la] = [await prefix('/th/api/chat/config'), await prefix('/la/api/chat/config')];
    expect(th).not.toBe(la);
    expect((await sandbox.asMember(lao, 'GET', '/api/chat/config')).body).toEqual({ PREFIX: la });
  });
});

describe('a message', () => {
  it('is stored with its time and returned newest first, page by page', async () => {
    // The last two arrive in the same millisecond.
    for (const text of ['one', ' two ', 'three']) {
      const { createdAt, _id } = parse(chatSendResponse, (await sendAs(poor, { message: textOf(text) })).body);
      expect(_id).toMatch(/^\w+$/);
      expect(createdAt).toBe(sandbox.now().toISOString());
      if (text === 'one') sandbox.advance(1000);
    }
    expect(textsOf(await historyOf(poor))).toEqual(['three', 'two', 'one']);
    expect(textsOf(await historyOf(poor, { limit: 2, skip: 0 }))).toEqual(['three', 'two']);
    expect(textsOf(await historyOf(poor, { limit: 2, skip: 2 }))).toEqual(['one']);
    expect(await historyOf(poor, { limit: 2, skip: 3 })).toEqual([]);
  });

  it('has the name and the id that the backend knows, even if the request contains others', async () => {
    await sendAs(rich, { message: textOf('hello'), name: 'Support', username: 'admin', session_id: 's1' });
    expect((await historyOf(rich))[0]).toMatchObject({
      sender: 'customer',
      name: 'สมชาย ใจดี',
      username: rich,
      session_id: 's1',
      userId: await idOf(sandbox, rich),
      guestId: null,
      createdAt: sandbox.now().toISOString(),
    });
  });

  it.each<[string, object, string]>([
    ['an empty text', { message: textOf('  ') }, 'KEY_MISSING'],
    ['a text that is too long', { message: textOf('x'.repeat(2001)) }, 'KEY_INVALID'],
    ['a message in the name of support', { sender: 'agent', message: textOf('hello') }, 'KEY_INVALID'],
    ['a type that only support may send', { message: { message_type: 'buttons', payload: { text: 'a', buttons: [] } } }, 'KEY_INVALID'],
    ['a script as its URL', { message: mediaOf('javascript:alert(1)', true) }, 'KEY_INVALID'],
    ['a file that does not exist', { message: mediaOf('/api/chat/files/../x') }, 'KEY_INVALID'],
  ])('is refused if it is or contains %s', async (_name, change, message) => {
    const before = await historyOf(rich);
    expect(await sendAs(rich, change)).toMatchObject(refused(400, message));
    expect(await historyOf(rich)).toEqual(before);
  });

  it('may contain a file that was uploaded before', async () => {
    const { path } = (await upload(sandbox, 'image', { content: samples.png })).body as { path: string };
    const message = mediaOf(path);
    const fileOf = async () => String((await historyOf(rich))[0]?.message.payload.filePath);
    expect((await sendAs(rich, { message })).status).toBe(200);
    expect(await fileOf()).toBe(path);
    // Each history request returns a new URL; the message can still be sent with the expired one.
    sandbox.advance(45 * 60_000);
    expect((await sandbox.ask('GET', `/th${path}`)).status).toBe(404);
    const fresh = await fileOf();
    expect(fresh.split('?')[0]).toBe(path.split('?')[0]);
    expect((await sandbox.ask('GET', `/th${fresh}`)).status).toBe(200);
    expect((await sendAs(rich, { message })).status).toBe(200);
    // Another person cannot use an expired URL to get a new one, and a text that looks like a URL stays a text.
    expect(await sendAsGuest(sandbox, guest, message)).toMatchObject(refused(400, 'KEY_INVALID'));
    const text = textOf(path.split('?')[0] ?? '');
    expect((await sendAsGuest(sandbox, guest, text)).status).toBe(200);
    expect(parse(chatHistoryResponse, (await guestHistory(guest)).body)[0]?.message).toEqual(text);
  });
});

describe('a conversation', () => {
  // Of each call in `authorisation.test.ts`.
  it('of a member is refused to others', async () => {
    const body = { ...page, userId: await idOf(sandbox, rich) };
    expect(await sandbox.asMember(poor, 'POST', '/api/chat/history', { body })).toMatchObject(refused(403, 'UNAUTHORIZED'));
    expect(await sandbox.ask('POST', '/api/chat/history', { body })).toMatchObject(refused(401, 'invalid-token'));
  });

  it('of a guest requires an id that cannot be guessed', async () => {
    expect(await guestHistory('')).toMatchObject(refused(400, 'KEY_MISSING'));
    for (const guestId of ['1', 'guest', "' or 1=1 --aaaaaaaa"])
      expect(await guestHistory(guestId)).toMatchObject(refused(400, 'KEY_INVALID'));
  });

  it('of a guest is found by its id at its operator only', async () => {
    await sendAsGuest(sandbox, guest, textOf('a visitor asks'));
    expect(textsOf(parse(chatHistoryResponse, (await guestHistory(guest)).body))).toContain('a visitor asks');
    expect((await guestHistory(guest, '/la')).body).toEqual([]);
    expect((await guestHistory('guest-0000-1111-2222')).body).toEqual([]);
  });

  it('of a guest is merged into the conversation of the member, in order and without duplicates', async () => {
    const former = 'guest-1b0c-94ad-77e2';
    const userId = await idOf(sandbox, poor);
    const asGuest = (message: object) => sendAsGuest(sandbox, former, message);
    const asMember = (message: object) => sendAs(poor, { message });
    await asGuest(textOf('as a guest'));
    await asGuest(textOf('sent twice', 'c-1'));
    await asMember(textOf('as a member'));
    await asMember(textOf('sent twice', 'c-1'));
    const mergedHistory = async () => textsOf(await historyOf(poor, { userId, guestId: former, limit: 3, skip: 0 })).reverse();
    expect(await mergedHistory()).toEqual(['as a guest', 'as a member', 'sent twice']);
    expect((await guestHistory(former)).body).toEqual([]);
    expect(await mergedHistory()).toEqual(['as a guest', 'as a member', 'sent twice']);
    await asGuest(textOf('once more a guest'));
    expect(await mergedHistory()).toEqual(['as a member', 'sent twice', 'once more a guest']);
    expect(textsOf(await historyOf(lao, { userId: await idOf(sandbox, lao), guestId: former, limit: 100, skip: 0 }))).not.toContain(
      'as a guest',
    );
  });

  it('of a member is not accessible with the member’s id as a guest id', async () => {
    expect((await guestHistory(await idOf(sandbox, rich))).body).toEqual([]);
  });
});
