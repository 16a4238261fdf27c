import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { chatConfigResponse, chatHistoryResponse, chatItem, chatSendResponse, uploadResponse } from './chat.ts';

const item = {
  _id: 'c1',
  sender: 'agent',
  message: { message_type: 'text', payload: { text: 'Hello' } },
  createdAt: '2026-01-02T03:04:05.000Z',
  session_id: 's1',
  userId: 'm1',
  guestId: null,
  username: '0812345678',
  name: 'Somchai',
};
const minimal = {
  _id: null,
  sender: 'customer',
  message: { message_type: 'text', payload: {} },
  createdAt: null,
  session_id: null,
  userId: null,
  guestId: null,
  username: null,
  name: null,
};

describe('chatItem', () => {
  it('keeps all known fields of a message and drops unknown ones', () => {
    expect(v.parse(chatItem, { ...item, mood: 'good' })).toEqual(item);
  });

  it('accepts the minimal fields, and reads wrong types as unknown', () => {
    const message = { message_type: 'text' };
    expect(v.parse(chatItem, { sender: 'customer', message })).toEqual(minimal);
    expect(v.parse(chatItem, { sender: 'customer', message: { ...message, payload: 7 }, createdAt: {}, _id: {}, name: [] })).toEqual(
      minimal,
    );
  });

  it('accepts a string as message, other spellings of words and other formats of ids', () => {
    const message = { message_type: 'text', payload: { text: 'Hello' } };
    for (const other of ['Hello', { message_type: 'Text', payload: 'Hello' }]) {
      const sent = { ...item, _id: { $oid: 'c1' }, sender: 'Agent', userId: 5, message: other, createdAt: { $date: 1_767_323_045_000 } };
      expect(v.parse(chatItem, sent)).toEqual({ ...item, userId: '5', message, createdAt: 1_767_323_045_000 });
    }
    expect(v.parse(chatItem, { ...item, message: { message_type: 'quick-replies', payload: {} } }).message.message_type).toBe(
      'quick_replies',
    );
  });

  it('keeps the payload of a message with an unknown type', () => {
    const message = { message_type: 'sticker', payload: { pack: 3, url: '/s.png' } };
    expect(v.parse(chatItem, { ...item, message }).message).toEqual(message);
  });

  it.each([{}, { sender: 'x' }, { sender: 5, message: item.message }, { sender: 'x', message: {} }, null])('refuses %j', (response) => {
    expect(v.is(chatItem, response)).toBe(false);
  });
});

describe('other responses of the chat', () => {
  it('drop an invalid message from the history and keep the order of the others', () => {
    const last = { ...item, _id: 'c2' };
    expect(v.parse(chatHistoryResponse, [item, null, { sender: 'x' }, last])).toEqual([item, last]);
    for (const response of [{ history: [item, last] }, { data: [item, last] }])
      expect(v.parse(chatHistoryResponse, response)).toEqual([item, last]);
    expect(v.is(chatHistoryResponse, { items: [item] })).toBe(false);
  });

  it('accept the response to a sent message without any fields', () => {
    expect(v.parse(chatSendResponse, {})).toEqual({ createdAt: null, _id: null });
    expect(v.parse(chatSendResponse, { createdAt: 5, _id: 'c1' })).toEqual({ createdAt: 5, _id: 'c1' });
  });

  it.each([{}, { PREFIX: null }, { prefix: 'w' }])('refuse %j as chat configuration', (response) =>
    expect(v.is(chatConfigResponse, response)).toBe(false),
  );

  it.each([{}, { path: '' }, { path: null }, { url: '/a' }])('refuse %j as response to an upload', (response) =>
    expect(v.is(uploadResponse, response)).toBe(false),
  );
});
