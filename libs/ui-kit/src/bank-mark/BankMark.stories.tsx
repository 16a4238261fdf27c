import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { List } from '../list/List.tsx';
import { ListRow } from '../list/ListRow.tsx';
import { textsFor } from '../story-texts.ts';
import { BankMark } from './BankMark.tsx';
import { bankStyles } from './banks.ts';

/**
 * **When to use.** Next to a bank's name, to make the bank easy to find, never without the name. An operator who may use a bank's
 * logo puts it into the app's `src/bank-logos`.
 *
 * **Do** keep the name beside the mark.
 *
 * **Don't** use a mark alone, or one for a shop.
 */
const meta: Meta<typeof BankMark> = { title: 'Money/BankMark', component: BankMark };
export default meta;

/** All known banks, and an unknown one. */
export const All: StoryObj = {
  render: (_args, context) => (
    <List>
      {[...Object.keys(bankStyles), 'NEW'].map((code) => (
        <ListRow key={code} lead={<BankMark code={code} />} title={code} detail={textsFor(context).bank} />
      ))}
    </List>
  ),
};

const logo = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 44 22"><path d="M0 0h44v22H0z" fill="#0c7a3a"/></svg>')}`;

/** The operator's own logos: one that is not square, and one that does not load and is replaced by the drawn mark. */
export const Logos: StoryObj = {
  render: (_args, context) => (
    <List>
      <ListRow lead={<BankMark code="KBANK" logo={logo} />} title="KBANK" detail={textsFor(context).bank} />
      <ListRow lead={<BankMark code="SCB" logo="data:image/png;base64,AAAA" />} title="SCB" detail={textsFor(context).bank} />
    </List>
  ),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('img')).toHaveLength(1));
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', logo);
    // The letters of the mark, beside the title.
    await expect(canvas.getAllByText('SCB')).toHaveLength(2);
  },
};
