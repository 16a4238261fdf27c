// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { keepFailures } from './early-failures.ts';

const fail = (target: EventTarget, name = 'error') => target.dispatchEvent(new Event(name));

it('keeps what goes wrong until somebody listens, and files that do not come too', () => {
  const onFailure = keepFailures(window);
  const script = document.createElement('script');
  document.head.append(script);
  fail(window);
  fail(script);
  const heard: (readonly [string, EventTarget | null])[] = [];
  onFailure(({ type, target }) => heard.push([type, target]));
  fail(window, 'unhandledrejection');
  fail(window, 'vite:preloadError');
  fail(window, 'load');
  expect(heard.map(([type]) => type)).toEqual(['error', 'error', 'unhandledrejection', 'vite:preloadError']);
  expect(heard[1]?.[1]).toBe(script);
});

it('keeps only so many', () => {
  const onFailure = keepFailures(window);
  for (let time = 0; time < 100; time += 1) fail(window);
  let heard = 0;
  onFailure(() => (heard += 1));
  expect(heard).toBe(20);
});
