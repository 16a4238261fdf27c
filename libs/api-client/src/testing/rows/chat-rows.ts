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
const item = {
  _id: 'c1',
  sender: 'admin',
  message: { message_type: 'text', payload: { text: 'Hello' } },
  createdAt: noonText,
  session_id: null,
  userId: 'm1',
  guestId: null,
  username: null,
  name: null,
};

const upload = (kind: 'image' | 'video') => ({
  body: 'name="file"; filename="a.png"',
  ...act(chat.uploadChatFile, () => ({ kind, file: new File(['picture'], 'a.png', { type: 'image/png' }) })),
  good: { response: { path: '/files/a.png' }, brings: '/files/a.png' },
  variant: { response: { path: 'https://files.example/a.png', size: 7 }, brings: 'https://files.example/a.png' },
});

export const chatRows = {
  getChatConfig: {
    ...read(chat.getChatConfig, undefined),
    good: { response: { PREFIX: 'siam' }, brings: 'siam' },
    variant: { response: { PREFIX: 7, rooms: 2 }, brings: '7' },
  },
  sendChatMessage: {
    body: message,
    ...act(chat.sendChatMessage, message),
    good: { response: { createdAt: noonText, _id: 'c1' }, brings: { createdAt: noonText, _id: 'c1' } },
    variant: { response: { createdAt: { $date: noon }, _id: 5, queued: true }, brings: { createdAt: noon, _id: '5' } },
  },
  getChatHistory: {
    body: history,
    isList: true,
    ...act(chat.getChatHistory, history),
    kind: 'read',
    good: { response: [item], brings: [item] },
    variant: {
      response: {
        history: [{ sender: 'Bot', message: { message_type: 'Sticker', payload: null }, createdAt: noon, mood: ':)' }, { broken: true }],
      },
      brings: [
        {
          _id: null,
          sender: 'bot',
          message: { message_type: 'sticker', payload: {} },
          createdAt: noon,
          session_id: null,
          userId: null,
          guestId: null,
          username: null,
          name: null,
        },
      ],
    },
  },
  uploadChatImage: upload('image'),
  uploadChatVideo: upload('video'),
  markChatRead: { body: owner, ...act(chat.markChatRead, owner), ...acted },
} satisfies EndpointRows;
