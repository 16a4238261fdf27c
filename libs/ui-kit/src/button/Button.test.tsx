import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Button } from './Button.tsx';

afterEach(cleanup);

describe('Button', () => {
  it('calls onClick without submitting the form', () => {
    const onClick = vi.fn();
    const onSubmit = vi.fn();
    render(
      <form onSubmit={onSubmit}>
        <Button onClick={onClick}>refresh</Button>
      </form>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'refresh' }));
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('ignores clicks and submits while busy, and keeps its name and the focus', () => {
    const onClick = vi.fn();
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const form = (isBusy: boolean) => (
      <form onSubmit={onSubmit}>
        <Button type="submit" isBusy={isBusy} busyLabel="withdrawing" onClick={onClick}>
          withdraw
        </Button>
      </form>
    );
    const { rerender } = render(form(false));
    const button = screen.getByRole('button', { name: 'withdraw' });
    button.focus();
    fireEvent.click(button);
    expect(onSubmit).toHaveBeenCalledTimes(1);

    rerender(form(true));
    fireEvent.click(button);
    expect(screen.getByRole('button', { name: 'withdraw' }).getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(button);
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('announces busyLabel in a live region that was rendered before', () => {
    const { rerender } = render(<Button busyLabel="sending">send</Button>);
    const status = screen.getByRole('status');
    expect(status.textContent).toBe('');
    rerender(
      <Button isBusy busyLabel="sending">
        send
      </Button>,
    );
    expect(screen.getByRole('status')).toBe(status);
    expect(status.textContent).toBe('sending');
  });
});
