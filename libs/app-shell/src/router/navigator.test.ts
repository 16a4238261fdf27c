import { expect, it, vi } from 'vitest';
import { createNavigator } from './navigator.ts';

it('navigates once even when several responses lead to the same page', () => {
  let path = '/user/home';
  const go = vi.fn((to: string) => {
    path = to;
  });
  const navigator = createNavigator(
    () => undefined,
    () => path,
  );
  navigator.attach(go);
  for (let response = 0; response < 10; response += 1) navigator.go('/terminated');
  expect(go.mock.calls).toEqual([['/terminated']]);
  path = '/login';
  navigator.go('/terminated');
  expect(go).toHaveBeenCalledTimes(2);
});
