import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { DataSaverContext } from '../data-saver/data-saver-context.ts';
import { SafeHtml } from './SafeHtml.tsx';

afterEach(cleanup);

it('leaves pictures to a tap while the member saves data, but for those that have come with the text', async () => {
  const html = '<p>pay <img src="https://operator.example/qr.png" alt="QR"><img src="data:image/png;base64,AA==" alt="mark"></p>';
  const { container } = render(
    <DataSaverContext value={{ show: 'Show picture', showAll: 'Show pictures' }}>
      <SafeHtml html={html} />
    </DataSaverContext>,
  );
  await screen.findByText('pay');
  expect([...container.querySelectorAll('img[src]')].map((image) => image.getAttribute('alt'))).toEqual(['mark']);
  expect(screen.getByAltText('QR')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Show pictures' }));
  expect(screen.getByAltText('QR').getAttribute('src')).toBe('https://operator.example/qr.png');
});

it.each([
  ['color: red', 'color', 'red'],
  ['text-align: center', 'text-align', 'center'],
  ['font-weight: bold', 'font-weight', 'bold'],
  ['margin-top: 4px', 'margin-top', '4px'],
  ['position: fixed', 'position', ''],
  ['background-image: url(https://evil.example/a)', 'background-image', ''],
  ['background: url(https://evil.example/a)', 'background-image', ''],
  ['list-style-type: url(https://evil.example/a)', 'list-style-type', ''],
  ['z-index: 9', 'z-index', ''],
  ['width: 100vw', 'width', ''],
  ['opacity: 0', 'opacity', ''],
])('leaves of %j in %s: %j, and the style next to it', async (style, property, value) => {
  render(<SafeHtml html={`<p style="${style}; font-style: italic">text</p>`} />);
  const styled = await screen.findByText('text');
  expect(styled.style.getPropertyValue(property)).toBe(value);
  expect(styled.style.fontStyle).toBe('italic');
  expect(document.querySelector('[data-style]')).toBeNull();
});

it('keeps the styles when it renders again, and applies new ones with a new text', async () => {
  const { rerender } = render(<SafeHtml html='<p style="color: red">text</p>' />);
  await screen.findByText('text');
  for (const color of ['red', 'green']) {
    rerender(<SafeHtml html={`<p style="color: ${color}">text</p>`} />);
    expect(screen.getByText('text').style.color).toBe(color);
  }
});
