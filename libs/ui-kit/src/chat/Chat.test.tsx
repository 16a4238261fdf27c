import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ChatButtons, type ChatButton } from './ChatButtons.tsx';
import { ChatMedia } from './ChatMedia.tsx';
import { ChatText } from './ChatText.tsx';

afterEach(cleanup);

describe('ChatText', () => {
  it('shows markup as plain text and turns addresses into links', () => {
    const { container } = render(<ChatText text={'<b>look</b>\nhttps://line.example/a.'} />);
    expect(container.textContent).toBe('<b>look</b>\nhttps://line.example/a.');
    expect(screen.getByRole('link').getAttribute('href')).toBe('https://line.example/a');
    expect(container.querySelector('b')).toBeNull();
  });
});

describe('ChatMedia', () => {
  it('says that an image cannot be shown and links to it', () => {
    const failed = { title: 'This cannot be shown.', text: '', retry: '' };
    render(<ChatMedia kind="image" src="https://line.example/a.png" labels={{ open: 'Open picture', failed }} />);
    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByRole('link', { name: 'This cannot be shown. Open picture' }).getAttribute('href')).toBe(
      'https://line.example/a.png',
    );
  });
});

describe('ChatButtons', () => {
  const renderButton = (button: ChatButton) => {
    const onReply = vi.fn();
    render(<ChatButtons buttons={[button]} onReply={onReply} />);
    return onReply;
  };

  it.each([
    ['web', 'https://line.example/a', 'https://line.example/a'],
    ['call', '081-234 5678', 'tel:0812345678'],
    ['call', '+66 81 234 5678', 'tel:+66812345678'],
  ] as const)('links a button of kind %s with %s to %s', (kind, payload, href) => {
    renderButton({ title: 'go', kind, payload });
    expect(screen.getByRole('link', { name: 'go' }).getAttribute('href')).toBe(href);
  });

  it.each([
    ['web', 'javascript:alert(1)'],
    ['call', 'nobody'],
  ] as const)('shows only the title of a button of kind %s with the address %s', (kind, payload) => {
    renderButton({ title: 'go', kind, payload });
    expect(screen.getByText('go')).toBeDefined();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('reports a button of kind say when it is pressed', () => {
    const button = { title: 'yes', kind: 'say', payload: 'YES' } as const;
    const onReply = renderButton(button);
    fireEvent.click(screen.getByRole('button', { name: 'yes' }));
    expect(onReply.mock.calls).toEqual([[button]]);
  });
});
