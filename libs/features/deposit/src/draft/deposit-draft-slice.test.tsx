import { ApiStoreProvider, emptyStore } from '@wallet/api-client';
import { createTestStore } from '@wallet/api-client/test-store';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { useDepositDraft } from './deposit-draft-slice.ts';

const picture = new File(['slip'], 'slip-of-somchai.png', { type: 'image/png' });

function openSession() {
  const store = createTestStore();
  const wrapper = ({ children }: { readonly children: ReactNode }) => <ApiStoreProvider store={store}>{children}</ApiStoreProvider>;
  const open = () => renderHook(() => useDepositDraft(), { wrapper });
  return { store, open };
}

it('outlives its modal, with the picture and the way to stop its upload', () => {
  const { open } = openSession();
  const stopUpload = vi.fn();
  const modal = open();
  act(() => modal.result.current.changePicture({ slip: { file: picture, prepared: null }, stopUpload }));
  act(() => modal.result.current.change({ link: 'https://link.test' }));
  modal.unmount();
  const { draft, read } = open().result.current;
  expect(draft).toMatchObject({ slip: { file: picture, prepared: null }, link: 'https://link.test', progress: 0 });
  expect(read()).toEqual(draft);
  draft.stopUpload?.();
  expect(stopUpload).toHaveBeenCalledTimes(1);
});

it("is plain data in the store's state, and each change dispatches an action", () => {
  const { store, open } = openSession();
  const actions: unknown[] = [];
  store.startListening({ predicate: () => true, effect: (action) => void actions.push(action) });
  const { result } = open();
  act(() => result.current.changePicture({ slip: { file: picture, prepared: null } }));
  act(() => result.current.change({ qrBank: 'KBANK' }));
  const { depositDraft } = store.getState();
  expect(depositDraft).toMatchObject({ qrBank: 'KBANK' });
  expect(JSON.parse(JSON.stringify(depositDraft))).toEqual(depositDraft);
  expect(actions).toMatchObject([{ type: 'depositDraft/pictureChanged' }, { type: 'depositDraft/changed', payload: { qrBank: 'KBANK' } }]);
});

it('is empty after the session ends, and in the next one', () => {
  const { store, open } = openSession();
  const { result } = open();
  act(() => result.current.changePicture({ slip: { file: picture, prepared: null } }));
  act(() => result.current.change({ amounts: { KBANK: '500' } }));
  act(() => emptyStore(store));
  expect(result.current.draft).toMatchObject({ slip: null, amounts: {} });
  expect(JSON.stringify(store.getState())).not.toContain('somchai');
  expect(openSession().open().result.current.draft.slip).toBeNull();
});
