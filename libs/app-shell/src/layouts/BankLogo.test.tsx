import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { AppContext, type AppServices } from '../store/app-context.ts';
import { BankLogo } from './BankLogo.tsx';

afterEach(cleanup);

it.each([
  ['KBANK', '/assets/KBANK.svg', undefined],
  ['kbank', '/assets/KBANK.svg', undefined],
  ['SCB', undefined, 'SCB'],
  ['', undefined, ''],
  ['constructor', undefined, 'CO'],
  ['__proto__', undefined, '__'],
])('the bank "%s" has the logo %s of the app, or the mark "%s"', (code, logo, letters) => {
  const services = { definition: { bankLogos: { KBANK: '/assets/KBANK.svg' } } } as unknown as AppServices;
  const { container } = render(
    <AppContext value={services}>
      <BankLogo code={code} />
    </AppContext>,
  );
  expect([container.querySelector('img')?.getAttribute('src'), container.querySelector('svg')?.textContent]).toEqual([logo, letters]);
});
