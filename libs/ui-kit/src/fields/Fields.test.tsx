import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PasswordField } from './PasswordField.tsx';
import { SelectField } from './SelectField.tsx';
import { TextField } from './TextField.tsx';

afterEach(cleanup);

/** Returns the texts that a screen reader reads after the field's name. */
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
  ['TextField', (props: object) => <TextField name="bank" label="Bank" {...props} />],
  ['SelectField', (props: object) => <SelectField name="bank" label="Bank" options={options} {...props} />],
] as const;

describe.each(fields)('%s', (_name, element) => {
  it('is named by its label and has no description without hint and error', () => {
    render(element({}));
    const field = screen.getByLabelText('Bank');
    expect(field.getAttribute('name')).toBe('bank');
    expect(field.hasAttribute('aria-invalid')).toBe(false);
    expect(field.hasAttribute('aria-describedby')).toBe(false);
  });

  it('is described by its hint', () => {
    render(element({ hint: 'Yours only' }));
    expect(described(screen.getByLabelText('Bank'))).toEqual(['Yours only']);
  });

  it('is also described by its error and marked as invalid', () => {
    render(element({ hint: 'Yours only', error: 'Choose one' }));
    expect(described(screen.getByLabelText('Bank'))).toEqual(['Yours only', 'Choose one']);
    expect(screen.getByLabelText('Bank').getAttribute('aria-invalid')).toBe('true');
  });

  it('passes its element to a ref', () => {
    const ref = vi.fn();
    render(element({ ref }));
    expect(ref).toHaveBeenCalledWith(screen.getByLabelText('Bank'));
  });
});

describe('SelectField', () => {
  it('has no selection until the member chooses an option', () => {
    render(<SelectField name="bank" label="Bank" options={options} emptyLabel="Choose a bank" />);
    const field = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Bank' });
    expect(field.value).toBe('');
    expect(field.selectedOptions[0]?.textContent).toBe('Choose a bank');
  });

  it('reports the chosen option', () => {
    const onChange = vi.fn((event: { target: { value: string } }) => event.target.value);
    render(<SelectField name="bank" label="Bank" options={options} onChange={onChange} />);
    fireEvent.change(screen.getByLabelText('Bank'), { target: { value: 'bcel' } });
    expect(onChange).toHaveReturnedWith('bcel');
  });
});

describe('PasswordField', () => {
  it('is revealed by a button that names the field', () => {
    render(<PasswordField name="new" label="New password" showLabel="Show" hideLabel="Hide" />);
    const button = screen.getByRole('button', { name: 'Show' });
    expect(button.getAttribute('aria-description')).toBe('New password');
    fireEvent.click(button);
    expect(screen.getByLabelText('New password').getAttribute('type')).toBe('text');
    expect(screen.getByRole('button', { name: 'Hide' })).toBe(button);
  });
});
