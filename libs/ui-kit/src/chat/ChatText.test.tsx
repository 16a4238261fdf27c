import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ChatText } from './ChatText.tsx';

afterEach(cleanup);

describe('ChatText', () => {
  it('shows only the beginning of an extremely long text', () => {
    const { container } = render(<ChatText text={`first ${'https://a.example '.repeat(50_000)}`} />);
    expect(container.textContent).toMatch(/^first https/);
    expect(container.textContent.length).toBeLessThanOrEqual(10_000);
    expect(container.querySelectorAll('a').length).toBeLessThan(1000);
  });
});
