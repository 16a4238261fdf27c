import type { ChatButton, ChatContent, ChatEntry } from '../conversation/chat-entry.ts';

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="320" height="180" viewBox="0 0 16 9"><path fill="teal" d="M0 0h16v9H0z"/><circle cx="12" cy="3" r="2" fill="gold"/></svg>')}`;
const minute = 60_000;

/** The text of `namespace:key` in the language of the story. The preview passes it. */
export type TextOf = (address: string) => string;

/** Messages of every kind, from both sides and in every state, from yesterday to now. */
export function sampleEntries(textOf: TextOf): readonly ChatEntry[] {
  const text = {
    question: textOf('deposit:failed'),
    answer: `${textOf('refusals:FILE_MISSING')}\n${textOf('deposit:rules.uploadWithinHour')} https://line.example/support`,
    web: textOf('howto:heading'),
    call: textOf('common:menu.contact'),
    ask: textOf('home:check'),
    choose: textOf('chat:greeting'),
    deposit: textOf('deposit:title'),
    withdraw: textOf('withdraw:title'),
    bonus: textOf('bonus:receive.title'),
    bonusText: textOf('bonus:rules.withdraw'),
    slip: textOf('deposit:slip.preview'),
  };
  const buttons: readonly ChatButton[] = [
    { title: text.web, kind: 'web', payload: 'https://wallet.example/', postback: false },
    { title: text.call, kind: 'call', payload: '021234567', postback: false },
    { title: text.ask, kind: 'say', payload: 'BALANCE', postback: true },
  ];
  const replies = [text.deposit, text.withdraw].map((title): ChatButton => ({ title, kind: 'say', payload: title, postback: true }));
  const card = { image: picture, title: text.bonus, subtitle: text.bonusText, buttons: buttons.slice(2) };
  const now = Date.now();
  const messages: readonly [ChatEntry['from'], number, ChatContent, Partial<ChatEntry>?][] = [
    ['self', 26 * 60, { kind: 'text', text: text.question }, { delivery: 'succeed' }],
    ['support', 25 * 60, { kind: 'text', text: text.answer }],
    ['self', 90, { kind: 'media', media: 'image', url: picture, text: text.slip }, { delivery: 'succeed' }],
    ['support', 80, { kind: 'buttons', text: text.choose, buttons }],
    ['support', 70, { kind: 'cards', cards: [card, card, card] }],
    ['support', 60, { kind: 'media', media: 'file', url: 'https://wallet.example/a.pdf', text: '' }],
    ['support', 55, { kind: 'media', media: 'image', url: null, text: '' }],
    ['support', 50, { kind: 'unknown', text: '' }],
    ['self', 45, { kind: 'postback', title: text.ask }, { delivery: 'succeed' }],
    ['self', 5, { kind: 'text', text: text.question }, { delivery: 'failed' }],
    [
      'self',
      4,
      {
        kind: 'media',
        media: 'image',
        url: null,
        text: '',
        file: new File([decodeURIComponent(picture.slice(19))], 'slip.svg', { type: 'image/svg+xml' }),
      },
      { delivery: 'uploading_file', progress: 0.4 },
    ],
    ['self', 3, { kind: 'text', text: text.question }, { delivery: 'sending' }],
    ['support', 1, { kind: 'quick-replies', text: text.choose, replies }],
  ];
  return messages.map(([from, minutesAgo, content, fields], index) => ({
    id: `sample-${String(index)}`,
    from,
    name: from === 'support' ? 'Somchai' : '',
    at: now - minutesAgo * minute,
    content,
    ...fields,
  }));
}

/** Numbered texts from `first` to `last`, a minute apart. */
export function numberedEntries(first: number, last: number): readonly ChatEntry[] {
  const now = Date.now();
  return Array.from({ length: last - first + 1 }, (_, index): ChatEntry => {
    const number = first + index;
    const text = `message ${String(number)}${'\nand another line'.repeat(number % 3)}`;
    const at = now - (100_000 - number) * minute;
    return {
      id: `n-${String(number)}`,
      from: number % 2 ? 'self' : 'support',
      at,
      content: { kind: 'text', text },
      ...(number % 2 && { delivery: 'succeed' }),
    };
  });
}
