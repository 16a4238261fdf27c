import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { AmountText } from '../amount-text/AmountText.tsx';
import { Status } from '../badge/Status.tsx';
import { textsFor } from '../story-texts.ts';
import { List } from './List.tsx';
import { ListRow } from './ListRow.tsx';

/**
 * Use it for items with one or two facts each. To compare more facts, use a `Table`. For one item with many facts, use
 * a description list.
 */
const meta: Meta<typeof List> = { title: 'Components/List', component: List };
export default meta;

/** Long names wrap, amounts do not. */
export const Rows: StoryObj = {
  render: (_args, context) => {
    const texts = textsFor(context);
    return (
      <List label={texts.statement}>
        <ListRow
          title={texts.deposit}
          detail="21/11/2026 18:07:50"
          trail={<AmountText figures="123,456,789.00" currency={texts.currency} size="body" unknownLabel={texts.unknown} />}
        />
        <ListRow title={texts.holder} detail={texts.bank} trail={<Status variant="success">{texts.success}</Status>} onPress={fn()} />
        <ListRow title={texts.conditions} onPress={fn()} />
      </List>
    );
  },
};
