import type { Check } from '@wallet/domain';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState, type InputHTMLAttributes } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { object, string } from 'yup';
import { rule, typedText } from './rules.ts';
import { useForm } from './use-form.ts';

afterEach(cleanup);

interface Refusal {
  readonly code: 'SHORT' | 'SILENT';
  readonly min: number;
}

const checkCode = (typed: string): Check<Refusal> => (typed.length < 3 ? { ok: false, refusal: { code: 'SHORT', min: 3 } } : { ok: true });
const checkNote = (typed: string): Check<Refusal> =>
  typed === 'wrong' ? { ok: false, refusal: { code: 'SILENT', min: 0 } } : { ok: true };
const schema = object({
  note: typedText().test(rule(checkNote)),
  code: string().test(rule(checkCode)),
});
const short = 'At least 3';

interface ExampleProps {
  readonly showErrorsOn?: 'blur' | 'submit';
  readonly hidesErrorsOnChange?: boolean;
  readonly onChange?: (name: string, value: string) => void;
  readonly onSubmit?: (values: { readonly note: string; readonly code: string }) => Promise<void> | void;
}

function Secret(props: InputHTMLAttributes<HTMLInputElement>) {
  const [isShown, setShown] = useState(false);
  return (
    <>
      <input {...props} type={isShown ? 'text' : 'password'} />
      <button type="button" onClick={() => setShown(true)}>
        Show
      </button>
    </>
  );
}

function Example({ showErrorsOn = 'submit', hidesErrorsOnChange = false, onChange, onSubmit = () => undefined }: ExampleProps) {
  const { element, submit, field, set, isValid } = useForm({
    initialValues: { note: '', code: '' },
    schema,
    textOf: ({ code, min }: Refusal) => (code === 'SHORT' ? `At least ${String(min)}` : undefined),
    showErrorsOn,
    hidesErrorsOnChange,
    ...(onChange && { onChange }),
    onSubmit,
  });
  const { error: noteError, ...note } = field('note');
  const { error, ...code } = field('code');
  return (
    <form ref={element} aria-label="form" noValidate onSubmit={submit}>
      <input aria-label="note" aria-invalid={noteError !== undefined} {...note} />
      <Secret aria-label="code" {...code} />
      <p>{error}</p>
      <button type="button" onClick={() => set('code', 'example')}>
        Example
      </button>
      <button disabled={!isValid()}>Send</button>
    </form>
  );
}

const note = () => screen.getByLabelText<HTMLInputElement>('note');
const code = () => screen.getByLabelText<HTMLInputElement>('code');
const type = (field: HTMLInputElement, value: string) => act(async () => fireEvent.change(field, { target: { value } }));
/** As password managers and scripts do it: from outside the page, so that React is not told. */
const fillSilently = (field: HTMLInputElement, value: string) =>
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
const leave = (field: HTMLInputElement) => act(async () => fireEvent.blur(field));
const send = () => act(async () => fireEvent.submit(screen.getByRole('form')));

it("shows a rule's refusal after a submit and then updates it on each change", async () => {
  const onSubmit = vi.fn();
  render(<Example onSubmit={onSubmit} />);
  await type(code(), 'a');
  await leave(code());
  expect(screen.queryByText(short)).toBeNull();
  await send();
  expect(screen.getByText(short)).toBeTruthy();
  expect(onSubmit).not.toHaveBeenCalled();
  await type(code(), 'abc');
  expect(screen.queryByText(short)).toBeNull();
  await type(code(), 'ab');
  expect(screen.getByText(short)).toBeTruthy();
  await type(code(), 'abc');
  await send();
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ note: '', code: 'abc' });
});

it('shows errors on blur if the form is configured so', async () => {
  render(<Example showErrorsOn="blur" />);
  await type(code(), 'a');
  expect(screen.queryByText(short)).toBeNull();
  await leave(code());
  expect(screen.getByText(short)).toBeTruthy();
});

it('hides errors on change until the next submit if the form is configured so', async () => {
  render(<Example hidesErrorsOnChange />);
  await send();
  expect(screen.getByText(short)).toBeTruthy();
  await type(code(), 'a');
  expect(screen.queryByText(short)).toBeNull();
  await type(code(), 'ab');
  expect(screen.queryByText(short)).toBeNull();
  await send();
  expect(screen.getByText(short)).toBeTruthy();
});

it('focuses the first invalid field, even without an error text', async () => {
  render(<Example />);
  await send();
  expect(document.activeElement).toBe(code());
  await type(note(), 'wrong');
  await send();
  expect(document.activeElement).toBe(note());
  expect(note().getAttribute('aria-invalid')).toBe('false');
});

it('submits once however often it is pressed, and again after a response', async () => {
  const pending: (() => void)[] = [];
  const onSubmit = vi.fn(() => new Promise<void>((resolve) => pending.push(resolve)));
  render(<Example onSubmit={onSubmit} />);
  await type(code(), 'abc');
  await act(async () => {
    fireEvent.submit(screen.getByRole('form'));
    fireEvent.submit(screen.getByRole('form'));
  });
  await send();
  expect(onSubmit).toHaveBeenCalledOnce();
  await act(async () => pending[0]?.());
  await send();
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2));
});

it.each(['blur', 'submit'] as const)('keeps what was filled in without an event when errors appear on %s', async (showErrorsOn) => {
  render(<Example showErrorsOn={showErrorsOn} />);
  fillSilently(code(), 'a');
  await (showErrorsOn === 'blur' ? leave(code()) : send());
  expect(screen.getByText(short)).toBeTruthy();
  expect(code().value).toBe('a');
  fillSilently(code(), 'abc');
  await type(note(), 'hello');
  expect([note().value, code().value]).toEqual(['hello', 'abc']);
  expect(screen.queryByText(short)).toBeNull();
});

it('keeps what was filled in without an event in every rendering, also of a field by itself, reports it and submits it', async () => {
  const [onChange, onSubmit] = [vi.fn(), vi.fn()];
  const { rerender } = render(<Example onChange={onChange} onSubmit={onSubmit} />);
  fillSilently(note(), 'hello');
  fillSilently(code(), 'abc');
  rerender(<Example onChange={onChange} onSubmit={onSubmit} showErrorsOn="blur" />);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Show' })));
  expect([note().value, code().value]).toEqual(['hello', 'abc']);
  await send();
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ note: 'hello', code: 'abc' });
  expect(onChange.mock.calls).toEqual([
    ['note', 'hello'],
    ['code', 'abc'],
  ]);
});

it('notices what was filled in without an event', async () => {
  vi.useFakeTimers();
  const onChange = vi.fn();
  render(<Example onChange={onChange} />);
  fillSilently(code(), 'abc');
  await act(() => vi.advanceTimersToNextTimerAsync());
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(false);
  expect(onChange).toHaveBeenCalledExactlyOnceWith('code', 'abc');
  vi.useRealTimers();
});

it('writes what the app sets into the fields, also over what was filled in', async () => {
  render(<Example />);
  fillSilently(code(), 'wrong');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Example' })));
  expect(code().value).toBe('example');
  fillSilently(code(), 'wrong');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Example' })));
  expect(code().value).toBe('example');
});

it('submits the values as the schema casts them', async () => {
  const onSubmit = vi.fn();
  render(<Example onSubmit={onSubmit} />);
  await type(note(), '\u200b hello\u00a0１ ');
  await type(code(), ' ab');
  await send();
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ note: 'hello 1', code: ' ab' });
});

it('reports each change, and whether the values are valid', async () => {
  const onChange = vi.fn();
  render(<Example onChange={onChange} />);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(true);
  await type(code(), 'abc');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('code', 'abc');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(false);
});
