import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { polyfillJsdomDialogs } from '../dialog/jsdom-dialog.ts';
import { AmountWordsContext } from '../exact-text/amount-words.ts';
import { HeldPicture } from './HeldPicture.tsx';

beforeAll(polyfillJsdomDialogs);
afterEach(cleanup);

it('says the amounts of the picture in words', async () => {
  render(
    <AmountWordsContext value={{ hundredths: { baht: 'satang' }, plus: 'plus', minus: 'minus' }}>
      <HeldPicture
        picture={new Blob(['receipt'], { type: 'image/png' })}
        title="Receipt"
        hint="Press and hold"
        alt="Withdrawal, 1,250.50 baht"
        closeLabel="close"
        onClose={() => undefined}
      />
    </AmountWordsContext>,
  );
  expect((await screen.findByRole('img')).getAttribute('alt')).toBe('Withdrawal, 1,250 baht 50 satang');
});
