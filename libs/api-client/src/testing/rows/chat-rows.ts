import { chatEndpoints } from '../../endpoints/chat.ts';
import { act, read } from './ask.ts';
import type { EndpointRows } from './endpoint-row.ts';
import { acted } from './member-rows.ts';

const chat = chatEndpoints.endpoints;
const noonText = '2026-11-21T12:00:00.000Z';
const noon = Date.parse(noonText);
const owner = { userId: 'm1', guestId: '' };
const history = { ...owner, limit: 10, skip: 0 };
const message = {
  ...owner,
  sender: 'customer',
  message: { message_type: 'text', payload: { text: 'Hello' } },
  session_id: '',
  username: '',
  name: '',
  deviceToken: '',
} as const;
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
const item = { ...minimal, _id: 'c1', sender: 'admin', message: message.message, createdAt: noonText, userId: 'm1' };
const sticker = { message_type: 'sticker', payload: { pack: 3, url: '/s.png' } };

const upload = (kind: 'image' | 'video') => ({
  body: 'name="file"; filename="a.png"',
  ...act(chat.uploadChatFile, () => ({ kind, file: new File(['picture'], 'a.png', { type: 'image/png' }) })),
  good: { response: { path: '/files/a.png' }, brings: '/files/a.png' },
  forms: [{ response: { path: 'https://files.example/a.png', size: 7 }, brings: 'https://files.example/a.png' }],
  unclear: [{}, { path: '' }, { path: null }, { url: '/a' }],
});

export const chatRows = {
  getChatConfig: {
    ...read(chat.getChatConfig, undefined),
    good: { response: { PREFIX: 'siam' }, brings: 'siam' },
    forms: [{ response: { PREFIX: 7, rooms: 2 }, brings: '7' }],
    unclear: [{}, { PREFIX: null }, { prefix: 'w' }],
  },
  sendChatMessage: {
    body: message,
    ...act(chat.sendChatMessage, message),
    good: { response: { createdAt: noonText, _id: 'c1' }, brings: { createdAt: noonText, _id: 'c1' } },
    forms: [
      { response: { createdAt: { $date: noon }, _id: 5, queued: true }, brings: { createdAt: noon, _id: '5' } },
      { response: {}, brings: { createdAt: null, _id: null } },
      { response: { createdAt: 5, _id: 'c1' }, brings: { createdAt: 5, _id: 'c1' } },
    ],
  },
  getChatHistory: {
    body: history,
    isList: true,
    ...act(chat.getChatHistory, history),
    kind: 'read',
    good: { response: [item], brings: [item] },
    forms: [
      {
        response: {
          history: [{ sender: 'Bot', message: { message_type: 'Sticker', payload: null }, createdAt: noon, mood: ':)' }, { broken: true }],
        },
        brings: [{ ...minimal, sender: 'bot', message: { message_type: 'sticker', payload: {} }, createdAt: noon }],
      },

      ...[{ history: [item] }, { data: [{ ...item, mood: 'good' }] }].map((response) => ({ response, brings: [item] })),
      {
        response: [
          { sender: 'customer', message: { message_type: 'text' } },
          { sender: 'customer', message: { message_type: 'text', payload: 7 }, createdAt: {}, _id: {}, name: [] },
        ],
        brings: [minimal, minimal],
      },
      ...['Hello', { message_type: 'Text', payload: 'Hello' }].map((said) => ({
        response: [{ ...item, _id: { $oid: 'c1' }, sender: 'Admin', userId: 5, message: said, createdAt: { $date: noon } }],
        brings: [{ ...item, userId: '5', createdAt: noon }],
      })),
      {
        response: [
          { ...item, message: { message_type: 'quick-replies', payload: {} } },
          { ...item, message: sticker },
        ],
        brings: [
          { ...item, message: { message_type: 'quick_replies', payload: {} } },
          { ...item, message: sticker },
        ],
      },
      {
        response: [
          item,
          {},
          { sender: 'x' },
          { sender: 5, message: item.message },
          { sender: 'x', message: {} },
          null,
          { ...item, _id: 'c2' },
        ],
        brings: [item, { ...item, _id: 'c2' }],
      },
    ],
    unclear: [{ items: [item] }],
  },
  uploadChatImage: upload('image'),
  uploadChatVideo: upload('video'),
  markChatRead: { body: owner, ...act(chat.markChatRead, owner), ...acted },
} satisfies EndpointRows;
