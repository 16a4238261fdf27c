import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ChatButtons, type ChatButton } from './ChatButtons.tsx';
import { ChatMedia } from './ChatMedia.tsx';
import { ChatText } from './ChatText.tsx';

afterEach(cleanup);

describe('ChatText', () => {
  it('shows what was written as words, and its addresses as links', () => {
    const { container } = render(<ChatText text={'<b>look</b>\nhttps://line.example/a.'} />);
    expect(container.textContent).toBe('<b>look</b>\nhttps://line.example/a.');
    expect(screen.getByRole('link').getAttribute('href')).toBe('https://line.example/a');
    expect(container.querySelector('b')).toBeNull();
  });
});

describe('ChatMedia', () => {
  it('says that a picture cannot be shown, and where it is', () => {
    const failed = { title: 'This cannot be shown.', text: '', retry: '' };
    render(<ChatMedia kind="image" src="https://line.example/a.png" labels={{ open: 'Open picture', failed }} />);
    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByRole('link', { name: 'This cannot be shown. Open picture' }).getAttribute('href')).toBe(
      'https://line.example/a.png',
    );
  });
});

describe('ChatButtons', () => {
  const draw = (button: ChatButton) => {
    const onSay = vi.fn();
    render(<ChatButtons buttons={[button]} onSay={onSay} />);
    return onSay;
  };

  it.each([
    ['web', 'https://line.example/a', 'https://line.example/a'],
    ['call', '081-234 5678', 'tel:0812345678'],
    ['call', '+66 81 234 5678', 'tel:+66812345678'],
  ] as const)('leads a button of kind %s with %s to %s', (kind, payload, href) => {
    draw({ title: 'go', kind, payload });
    expect(screen.getByRole('link', { name: 'go' }).getAttribute('href')).toBe(href);
  });

  it.each([
    ['web', 'javascript:alert(1)'],
    ['call', 'nobody'],
  ] as const)('keeps only the words of a button of kind %s that leads to %s', (kind, payload) => {
    draw({ title: 'go', kind, payload });
    expect(screen.getByText('go')).toBeDefined();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('says what the button says when it is pressed', () => {
    const button = { title: 'yes', kind: 'say', payload: 'YES' } as const;
    const onSay = draw(button);
    fireEvent.click(screen.getByRole('button', { name: 'yes' }));
    expect(onSay.mock.calls).toEqual([[button]]);
  });
});
