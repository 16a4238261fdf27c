import { createI18n, ensureNamespaces, I18nProvider } from '@wallet/i18n';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import type { ChatEntry } from '../conversation/chat-entry.ts';
import type { ConversationState } from '../conversation/conversation.ts';
import { useAnnouncement } from './use-announcement.ts';

const stateOf = (...entries: readonly ChatEntry[]): ConversationState => ({
  status: 'joined',
  entries,
  history: 'ready',
  older: 'none',
  unread: 0,
  draft: '',
});
const own = (delivery: ChatEntry['delivery']): ChatEntry => ({
  id: 'a',
  from: 'self',
  at: 1,
  content: { kind: 'media', media: 'image', url: null, text: 'promo.png' },
  ...(delivery && { delivery }),
});
const reply: ChatEntry = { id: 'b', from: 'support', name: 'May', at: 2, content: { kind: 'text', text: 'Thank you' } };

async function hear() {
  const i18n = createI18n('en');
  await ensureNamespaces(i18n, ['chat']);
  const wrapper = ({ children }: { readonly children: ReactNode }) => <I18nProvider i18n={i18n}>{children}</I18nProvider>;
  const { result, rerender } = renderHook(useAnnouncement, { wrapper, initialProps: stateOf() });
  return (state: ConversationState) => {
    rerender(state);
    return result.current.map(({ text }) => text);
  };
}

it('announces a message that was not sent until it is sent again or removed', async () => {
  const hearAt = await hear();
  const failure = ['Not sent: Picture. promo.png'];
  expect(hearAt(stateOf(own('failed')))).toEqual(failure);
  expect(hearAt(stateOf(own('uploading_file')))).toEqual([]);
  expect(hearAt(stateOf(own('failed')))).toEqual(failure);
  expect(hearAt(stateOf(own('succeed')))).toEqual([]);
  expect(hearAt(stateOf(own('failed')))).toEqual(failure);
  expect(hearAt(stateOf())).toEqual([]);
});

it('announces replies of support', async () => {
  const hearAt = await hear();
  expect(hearAt(stateOf(own('succeed'), reply))).toEqual(['May: Thank you']);
  expect(hearAt(stateOf(own('failed'), reply))).toEqual(['Not sent: Picture. promo.png']);
});
