import { afterEach, expect, it } from 'vitest';
import { isMemberBusy } from './is-member-busy.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

const focus = (markup: string) => {
  document.body.innerHTML = markup;
  document.body.querySelector<HTMLElement>('#here')?.focus();
  return isMemberBusy(document);
};

it.each([
  ['nothing', '<p>1,000.00</p>', false],
  ['a button that was pressed', '<button id="here">Check</button>', false],
  ['a ticked box', '<input id="here" type="checkbox">', false],
  ['a field beside the focus', '<input><button id="here">Check</button>', false],
  ['an amount being typed', '<input id="here" inputmode="decimal">', true],
  ['a message being typed', '<textarea id="here"></textarea>', true],
  ['a choice being made', '<select id="here"></select>', true],
  ['a dialog that is open', '<dialog open></dialog>', true],
  ['a dialog that is closed', '<dialog></dialog>', false],
])('isMemberBusy knows %s', (_name, markup, isBusy) => {
  expect(focus(markup)).toBe(isBusy);
});
