import type { Meta, StoryObj } from '@storybook/react-vite';
import { List } from '../list/List.tsx';
import { ListRow } from '../list/ListRow.tsx';
import { textsFor } from '../story-texts.ts';
import { BankMark } from './BankMark.tsx';
import { bankStyles } from './banks.ts';

/**
 * Use it next to a bank's name, to make the bank easy to find. Never without the name, and never with the bank's real
 * logo, which is a trademark.
 */
const meta: Meta<typeof BankMark> = { title: 'Components/BankMark', component: BankMark };
export default meta;

/** All known banks, and an unknown one. */
export const All: StoryObj = {
  render: (_args, context) => (
    <List>
      {[...Object.keys(bankStyles), 'LDB'].map((code) => (
        <ListRow key={code} lead={<BankMark code={code} />} title={code} detail={textsFor(context).bank} />
      ))}
    </List>
  ),
};
