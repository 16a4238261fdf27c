import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SlowNote } from './SlowNote.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('SlowNote', () => {
  it('announces its text only after five seconds', () => {
    render(<SlowNote text="It takes longer than usual." />);
    const status = screen.getByRole('status');
    act(() => {
      vi.advanceTimersByTime(4999);
    });
    expect(status.textContent).toBe('');
    act(() => {
      vi.advanceTimersByTime(1);
    });
    expect(status.textContent).toBe('It takes longer than usual.');
  });
});
