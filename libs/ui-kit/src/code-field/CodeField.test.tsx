import { cleanup, fireEvent, render, screen } from '@testing-library/react';
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

  it('takes the code out of a pasted or filled-in message', async () => {
    const { field, onComplete } = renderField();
    await userEvent.click(field);
    await userEvent.paste('รหัส OTP ของคุณคือ 482913 (Ref: 7Q2K)');
    expect(field.value).toBe('482913');
    fireEvent.change(field, { target: { value: '019284 is your code. Ref 20' } });
    expect(onComplete.mock.calls).toEqual([['482913'], ['019284']]);
  });

  it('does not change for a message with several codes or a letter', async () => {
    const { field, onComplete } = renderField();
    await userEvent.type(field, '12');
    await userEvent.paste('OTP 482913 (Ref: 123456)');
    await userEvent.type(field, 'a', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    expect(field.value).toBe('12');
    expect(onComplete).not.toHaveBeenCalled();
    await userEvent.keyboard('3-');
    expect(field.value).toBe('132');
    expect(field.selectionStart).toBe(2);
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
