import type { CallError } from '@wallet/api-client';
import { createI18n, ensureNamespaces, I18nProvider } from '@wallet/i18n';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { useApiErrorText } from './use-api-error-text.ts';

async function renderErrorText() {
  const i18n = createI18n('en');
  await ensureNamespaces(i18n, ['common', 'errors']);
  const wrapper = ({ children }: { readonly children: ReactNode }) => <I18nProvider i18n={i18n}>{children}</I18nProvider>;
  const { result } = renderHook(() => useApiErrorText(), { wrapper });
  return (error: CallError | undefined) => result.current(error);
}

it.each<[CallError | undefined, string]>([
  [{ kind: 'unavailable', text: 'Provider is under maintenance' }, 'Provider is under maintenance'],
  [{ kind: 'unavailable', code: 'INTERNAL_SERVER_ERROR', text: 'ระบบล่ม' }, 'ระบบล่ม'],
  [{ kind: 'unavailable', code: 'INTERNAL_SERVER_ERROR' }, 'System error. Please try again.'],
  [{ kind: 'unavailable' }, 'System error. Please try again.'],
  [{ kind: 'unreadable', text: 'ระบบปิดปรับปรุง' }, 'ระบบปิดปรับปรุง'],
  [{ kind: 'unreadable' }, 'Something went wrong on our side. Please try again.'],
  [{ name: 'TypeError', message: 'x is not a function' }, 'Something went wrong on our side. Please try again.'],
  [undefined, 'Something went wrong on our side. Please try again.'],
  [{ kind: 'refused', status: 400, code: 'NO_GAME', text: 'x' }, 'This game was not found.'],
  [{ kind: 'refused', status: 200, code: null, text: 'พรุ่งนี้ลองใหม่' }, 'พรุ่งนี้ลองใหม่'],
  [{ kind: 'refused', status: 200, code: null, text: '' }, 'System error. Please try again.'],
  [{ kind: 'timeout' }, 'The service took too long to answer. Please try again.'],
])('useApiErrorText %j: %s', async (error, text) => expect((await renderErrorText())(error)).toBe(text));
