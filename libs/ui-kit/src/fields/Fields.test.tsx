import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PasswordField } from './PasswordField.tsx';
import { SelectField } from './SelectField.tsx';
import { TextField } from './TextField.tsx';

afterEach(cleanup);

/** What a screen reader says of a field after its name. */
const described = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter(Boolean)
    .map((id) => document.getElementById(id)?.textContent);

const options = [
  { value: 'kbank', label: 'Kasikornbank' },
  { value: 'bcel', label: 'BCEL' },
];

const fields = [
  ['TextField', (words: object) => <TextField name="bank" label="Bank" {...words} />],
  ['SelectField', (words: object) => <SelectField name="bank" label="Bank" options={options} {...words} />],
] as const;

describe.each(fields)('%s', (_name, draw) => {
  it('has its label for a name, and nothing to add where there is nothing', () => {
    render(draw({}));
    const field = screen.getByLabelText('Bank');
    expect(field.getAttribute('name')).toBe('bank');
    expect(field.hasAttribute('aria-invalid')).toBe(false);
    expect(field.hasAttribute('aria-describedby')).toBe(false);
  });

  it('is described by its hint', () => {
    render(draw({ hint: 'Yours only' }));
    expect(described(screen.getByLabelText('Bank'))).toEqual(['Yours only']);
  });

  it('is described by its error too, and is marked as wrong', () => {
    render(draw({ hint: 'Yours only', error: 'Choose one' }));
    expect(described(screen.getByLabelText('Bank'))).toEqual(['Yours only', 'Choose one']);
    expect(screen.getByLabelText('Bank').getAttribute('aria-invalid')).toBe('true');
  });

  it('hands its element to a form that has to bring the member to it', () => {
    const ref = vi.fn();
    render(draw({ ref }));
    expect(ref).toHaveBeenCalledWith(screen.getByLabelText('Bank'));
  });
});

describe('SelectField', () => {
  it('has nothing chosen as long as the member chose nothing', () => {
    render(<SelectField name="bank" label="Bank" options={options} emptyLabel="Choose a bank" />);
    const field = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Bank' });
    expect(field.value).toBe('');
    expect(field.selectedOptions[0]?.textContent).toBe('Choose a bank');
  });

  it('tells what was chosen', () => {
    const onChange = vi.fn((event: { target: { value: string } }) => event.target.value);
    render(<SelectField name="bank" label="Bank" options={options} onChange={onChange} />);
    fireEvent.change(screen.getByLabelText('Bank'), { target: { value: 'bcel' } });
    expect(onChange).toHaveReturnedWith('bcel');
  });
});

describe('PasswordField', () => {
  it('is shown by a button that says which of several it shows', () => {
    render(<PasswordField name="new" label="New password" showLabel="Show" hideLabel="Hide" />);
    const button = screen.getByRole('button', { name: 'Show' });
    expect(button.getAttribute('aria-description')).toBe('New password');
    fireEvent.click(button);
    expect(screen.getByLabelText('New password').getAttribute('type')).toBe('text');
    expect(screen.getByRole('button', { name: 'Hide' })).toBe(button);
  });
});
