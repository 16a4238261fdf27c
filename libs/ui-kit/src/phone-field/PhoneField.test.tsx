import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { PhoneField } from './PhoneField.tsx';

afterEach(cleanup);

function Controlled() {
  const [phone, setPhone] = useState('');
  return <PhoneField name="phone" label="Phone" value={phone} onChange={(event) => setPhone(event.target.value)} />;
}

describe('PhoneField', () => {
  it.each([
    ['is uncontrolled', <PhoneField key="own" name="phone" label="Phone" />],
    ['is controlled', <Controlled key="given" />],
  ])('contains only digits when it %s', async (_name, field) => {
    render(field);
    await userEvent.type(screen.getByLabelText('Phone'), '081-234 5678');
    expect(screen.getByLabelText<HTMLInputElement>('Phone').value).toBe('0812345678');
  });

  it('keeps the caret in place when text is inserted in the middle', async () => {
    render(<PhoneField name="phone" label="Phone" defaultValue="0815678" />);
    const field = screen.getByLabelText<HTMLInputElement>('Phone');
    await userEvent.type(field, '-2-3-4', { initialSelectionStart: 3, initialSelectionEnd: 3 });
    expect(field.value).toBe('0812345678');
    expect(field.selectionStart).toBe(6);
  });
});
