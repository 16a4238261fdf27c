import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { Tabs } from './Tabs.tsx';

afterEach(cleanup);

const tabs = [
  { id: 'slip', label: 'Slip' },
  { id: 'qr', label: 'QR' },
  { id: 'link', label: 'Link' },
] as const;

function Methods() {
  const [value, setValue] = useState<'slip' | 'qr' | 'link'>('slip');
  return (
    <Tabs label="Deposit" tabs={tabs} value={value} onChange={setValue}>
      by {value}
    </Tabs>
  );
}

describe('Tabs', () => {
  it.each([
    ['{ArrowRight}', 'qr'],
    ['{ArrowLeft}', 'link'],
    ['{End}', 'link'],
    ['{End}{ArrowRight}', 'slip'],
    ['{End}{Home}', 'slip'],
    ['{ArrowDown}', 'slip'],
  ])('moves with %s to %s', async (keys, value) => {
    render(<Methods />);
    await userEvent.tab();
    await userEvent.keyboard(keys);
    expect(screen.getByRole('tabpanel').textContent).toBe(`by ${value}`);
    expect(document.activeElement).toBe(screen.getByRole('tab', { selected: true }));
  });

  it('shows the panel of the tab that is clicked, named by it', async () => {
    render(<Methods />);
    await userEvent.click(screen.getByRole('tab', { name: 'QR' }));
    expect(screen.getByRole('tabpanel', { name: 'QR' }).textContent).toBe('by qr');
  });
});
