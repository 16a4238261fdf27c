import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CodeField } from './CodeField.tsx';

afterEach(cleanup);

function renderField() {
  const onComplete = vi.fn();
  render(<CodeField name="code" label="Code" length={6} onComplete={onComplete} />);
  return { field: screen.getByLabelText<HTMLInputElement>('Code'), onComplete };
}

describe('CodeField', () => {
  it('lets the phone fill in the code', () => {
    expect(renderField().field.autocomplete).toBe('one-time-code');
  });

  it('calls onComplete once and accepts no further digits', async () => {
    const { field, onComplete } = renderField();
    await userEvent.type(field, '12a 345');
    expect(onComplete).not.toHaveBeenCalled();
    await userEvent.type(field, '6');
    expect(onComplete.mock.calls).toEqual([['123456']]);
    await userEvent.type(field, '7');
    expect(field.value).toBe('123456');
  });

  it('accepts a pasted code with spaces, hyphens and Thai digits', async () => {
    const { field, onComplete } = renderField();
    await userEvent.click(field);
    await userEvent.paste(' ๑๒๓-456 ');
    expect(onComplete.mock.calls).toEqual([['123456']]);
  });

  it('accepts codes of any length when the length is unknown', async () => {
    const onComplete = vi.fn();
    render(<CodeField name="code" label="Code" onComplete={onComplete} />);
    const field = screen.getByLabelText<HTMLInputElement>('Code');
    await userEvent.type(field, '1234 5678');
    expect(field.value).toBe('12345678');
    expect(onComplete).not.toHaveBeenCalled();
  });
});
