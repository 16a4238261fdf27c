import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { AppContext, type AppServices } from '../store/app-context.ts';
import { BankLogo } from './BankLogo.tsx';

afterEach(cleanup);

function renderLogo(code: string) {
  const services = { definition: { bankLogos: { KBANK: '/assets/KBANK.svg' } } } as unknown as AppServices;
  const { container } = render(
    <AppContext value={services}>
      <BankLogo code={code} />
    </AppContext>,
  );
  return { picture: container.querySelector('img'), container };
}

it.each(['KBANK', 'kbank'])('shows the app’s logo of a bank, however its code is written: %s', (code) => {
  const { picture, container } = renderLogo(code);
  expect(picture?.getAttribute('src')).toBe('/assets/KBANK.svg');
  expect(container.querySelector('svg')).toBeNull();
});

it.each([
  ['SCB', 'SCB'],
  ['NEW', 'NE'],
  ['', ''],
  ['constructor', 'CO'],
  ['__proto__', '__'],
])('draws a mark for a bank without a logo: "%s"', (code, letters) => {
  const { picture, container } = renderLogo(code);
  expect(picture).toBeNull();
  expect(container.querySelector('svg')?.textContent).toBe(letters);
});

it('draws the mark when the logo does not load', () => {
  const { picture, container } = renderLogo('KBANK');
  if (picture) fireEvent.error(picture);
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelector('svg')?.textContent).toBe('K');
});
