import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CodeField } from './CodeField.tsx';

afterEach(cleanup);

function draw() {
  const onComplete = vi.fn();
  render(<CodeField name="code" label="Code" length={6} onComplete={onComplete} />);
  return { field: screen.getByLabelText<HTMLInputElement>('Code'), onComplete };
}

describe('CodeField', () => {
  it('can be filled in by the phone', () => {
    expect(draw().field.autocomplete).toBe('one-time-code');
  });

  it('says once that the code is complete, and takes no digit more', async () => {
    const { field, onComplete } = draw();
    await userEvent.type(field, '12a 345');
    expect(onComplete).not.toHaveBeenCalled();
    await userEvent.type(field, '6');
    expect(onComplete.mock.calls).toEqual([['123456']]);
    await userEvent.type(field, '7');
    expect(field.value).toBe('123456');
  });

  it('takes a code as it stands in a message', async () => {
    const { field, onComplete } = draw();
    await userEvent.click(field);
    await userEvent.paste(' ๑๒๓-456 ');
    expect(onComplete.mock.calls).toEqual([['123456']]);
  });

  it('takes a code of any length where nobody knows it', async () => {
    const onComplete = vi.fn();
    render(<CodeField name="code" label="Code" onComplete={onComplete} />);
    const field = screen.getByLabelText<HTMLInputElement>('Code');
    await userEvent.type(field, '1234 5678');
    expect(field.value).toBe('12345678');
    expect(onComplete).not.toHaveBeenCalled();
  });
});
