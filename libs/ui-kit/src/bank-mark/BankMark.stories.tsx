import type { Meta, StoryObj } from '@storybook/react-vite';
import { List } from '../list/List.tsx';
import { ListRow } from '../list/ListRow.tsx';
import { textsFor } from '../story-texts.ts';
import { BankMark } from './BankMark.tsx';
import { bankStyles } from './banks.ts';

/**
 * Use it beside a bank's name, so that one finds one's own at a glance. Never without the name, and never a bank's real
 * logo: it is a trademark.
 */
const meta: Meta<typeof BankMark> = { title: 'Components/BankMark', component: BankMark };
export default meta;

/** All that are known, and one that is not. */
export const All: StoryObj = {
  render: (_args, context) => (
    <List>
      {[...Object.keys(bankStyles), 'LDB'].map((code) => (
        <ListRow key={code} lead={<BankMark code={code} />} title={code} detail={textsFor(context).bank} />
      ))}
    </List>
  ),
};
