import { expect, it } from 'vitest';
import { readContent } from './read-content.ts';

const api = 'https://api.example';
const read = (message_type: string, payload: Record<string, unknown>, origin = api) => readContent({ message_type, payload }, origin);
const ask = { title: 'Ask', type: 'postback', payload: 'ASK' };
const askButton = { title: 'Ask', kind: 'say', payload: 'ASK', postback: true };
const media = (filePath: unknown, url: boolean, fileType = 'image') => read('media', { url, fileType, filePath });

const cardsOf = (card: object) => ({ kind: 'cards', cards: [{ image: null, title: '', subtitle: '', buttons: [], ...card }] });
const drawn = { image_url: '/a.png', title: 'T', subtitle: 'S', buttons: [] };
const video = { message: 'look', url: false, fileType: 'video', filePath: '/v.mp4' };
const sheet = { url: false, fileType: 'sheet', filePath: 'files/a.xls' };
const reply = { title: 'A', kind: 'say', payload: 'A', postback: false };

it.each<[string, Record<string, unknown>, object]>([
  ['text', { text: 'สวัสดี\nค่ะ' }, { kind: 'text', text: 'สวัสดี\nค่ะ' }],
  ['buttons', { text: 'Choose', buttons: [ask] }, { kind: 'buttons', text: 'Choose', buttons: [askButton] }],
  ['quick_replies', { text: 'Q?', buttons: [{ ...reply, type: 'other' }] }, { kind: 'quick-replies', text: 'Q?', replies: [reply] }],
  ['generic', { elements: [drawn, 'broken'] }, cardsOf({ image: `${api}/a.png`, title: 'T', subtitle: 'S' })],
  ['generic', { elements: [{ image_url: 'javascript:alert(1)' }] }, cardsOf({})],
  ['media', video, { kind: 'media', media: 'video', url: `${api}/v.mp4`, text: 'look' }],
  ['media', sheet, { kind: 'media', media: 'file', url: `${api}/files/a.xls`, text: '' }],
  ['postback', { title: 'Balance', payload: 'BALANCE' }, { kind: 'postback', title: 'Balance' }],
  ['postback', { payload: 'BALANCE' }, { kind: 'postback', title: 'BALANCE' }],
  ['carousel-3d', { caption: 'See this', x: 5 }, { kind: 'unknown', text: 'See this' }],
  ['other', { text: 'Plain' }, { kind: 'unknown', text: 'Plain' }],
  ['text', { text: 5 }, { kind: 'text', text: '5' }],
  ['text', {}, { kind: 'unknown', text: '' }],
  ['buttons', { text: 'No buttons' }, { kind: 'text', text: 'No buttons' }],
  ['quick_replies', { buttons: [{}] }, { kind: 'unknown', text: '' }],
  ['generic', { elements: [], title: 'Cards' }, { kind: 'unknown', text: 'Cards' }],
  ['postback', {}, { kind: 'unknown', text: '' }],
])('%s %j', (type, payload, content) => expect(read(type, payload)).toEqual(content));

it('limits the content to what a page can render', () => {
  const long = 'x'.repeat(1_000_000);
  expect(read('text', { text: long })).toEqual({ kind: 'text', text: 'x'.repeat(10_000) });
  const cards = read('generic', {
    elements: Array.from({ length: 10_000 }, () => ({ title: long, buttons: Array(10_000).fill({ title: 'A' }) })),
  });
  expect(cards.kind === 'cards' && [cards.cards.length, cards.cards[0]?.title.length, cards.cards[0]?.buttons.length]).toEqual([
    50, 10_000, 50,
  ]);
  expect(media(`/${long}`, false)).toMatchObject({ url: null });
});

it.each<[string, object]>([
  ['https://site.example/a?b=1', { kind: 'web', payload: 'https://site.example/a?b=1' }],
  ['javascript:alert(1)', { kind: 'web', payload: '' }],
  ['http://site.example/', { kind: 'web', payload: '' }],
  ['https://good.example@evil.example/', { kind: 'web', payload: '' }],
])("opens a button's address %s only when it is safe", (payload, button) => {
  expect(read('buttons', { buttons: [{ title: 'Web', type: 'web', payload }] })).toMatchObject({ buttons: [button] });
});

it('keeps only the digits of a phone number', () => {
  expect(read('buttons', { buttons: [{ title: 'Call', type: 'call', payload: '+66 (2) 123-4567;x' }] })).toMatchObject({
    buttons: [{ kind: 'call', payload: '+6621234567' }],
  });
});

it.each<[unknown, boolean, string | null]>([
  ['/files/a.png', false, `${api}/files/a.png`],
  ['files/a.png', false, `${api}/files/a.png`],
  ['https://cdn.example/a.png', true, 'https://cdn.example/a.png'],
  ['https://cdn.example/a.png', false, null],
  ['//evil.example/a.png', false, null],
  ['javascript:alert(1)', true, null],
  ['', false, null],
  [null, false, null],
  [{}, true, null],
])('opens a file at %j (absolute: %s) at %s', (path, isAbsolute, url) => expect(media(path, isAbsolute)).toMatchObject({ url }));

it("resolves files by path when the backend shares the page's origin", () => {
  expect(read('media', { url: false, fileType: 'image', filePath: '/files/a.png?x=1' }, '')).toMatchObject({ url: '/files/a.png?x=1' });
  expect(read('media', { url: false, fileType: 'image', filePath: '//evil.example/a.png' }, '')).toMatchObject({ url: null });
});
