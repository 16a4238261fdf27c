import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { DataSaverContext } from '../data-saver/data-saver-context.ts';
import { SafeHtml } from './SafeHtml.tsx';

afterEach(cleanup);

/** Renders a paragraph with these inline styles and returns the styles that remain. */
async function renderStyled(style: string) {
  render(<SafeHtml html={`<p style="${style}">text</p>`} />);
  return (await screen.findByText('text')).style;
}

describe('SafeHtml', () => {
  it('renders the markup', async () => {
    render(<SafeHtml html="<p>at least <b>100</b></p>" />);
    expect((await screen.findByText('100')).tagName).toBe('B');
  });

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

  it('removes dangerous markup', async () => {
    const { container } = render(<SafeHtml html="<p>good</p><iframe src='https://evil.example'></iframe><img src=x onerror=alert(1)>" />);
    await screen.findByText('good');
    expect(container.querySelector('iframe, [onerror]')).toBeNull();
  });

  it.each([
    ['color: red', 'color', 'red'],
    ['text-align: center', 'text-align', 'center'],
    ['font-weight: bold', 'font-weight', 'bold'],
    ['margin-top: 4px', 'margin-top', '4px'],
  ])('keeps %s', async (style, property, value) => {
    expect((await renderStyled(style)).getPropertyValue(property)).toBe(value);
  });

  it.each([
    ['position: fixed', 'position'],
    ['background-image: url(https://evil.example/a)', 'background-image'],
    ['background: url(https://evil.example/a)', 'background-image'],
    ['list-style-type: url(https://evil.example/a)', 'list-style-type'],
    ['z-index: 9', 'z-index'],
    ['width: 100vw', 'width'],
    ['opacity: 0', 'opacity'],
  ])('drops %s and keeps the colour next to it', async (style, property) => {
    const remaining = await renderStyled(`${style}; color: red`);
    expect(remaining.getPropertyValue(property)).toBe('');
    expect(remaining.color).toBe('red');
  });

  it('removes the attribute that carries the styles', async () => {
    await renderStyled('color: red');
    expect(document.querySelector('[data-style]')).toBeNull();
  });

  it('keeps the styles when it renders again, and applies new ones with a new text', async () => {
    const { rerender } = render(<SafeHtml html='<p style="color: red">text</p>' />);
    await screen.findByText('text');
    rerender(<SafeHtml html='<p style="color: red">text</p>' />);
    expect(screen.getByText('text').style.color).toBe('red');
    rerender(<SafeHtml html='<p style="color: green">text</p>' />);
    expect(screen.getByText('text').style.color).toBe('green');
  });
});
