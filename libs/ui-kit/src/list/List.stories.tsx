import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { AmountText } from '../amount-text/AmountText.tsx';
import { Status } from '../badge/Badge.tsx';
import { Button } from '../button/Button.tsx';
import { Card } from '../card/Card.tsx';
import { Disc } from '../disc/Disc.tsx';
import { DepositIcon, WithdrawIcon } from '../icons/icons.ts';
import { textsFor, withTexts } from '../story-texts.ts';
import { List } from './List.tsx';
import { ListRow } from './ListRow.tsx';

/**
 * **When to use.** On a surface, for items with one or two facts each. To compare more facts, use a `Table`. For one item with
 * many facts, use a description list.
 *
 * **Do** put the sign first, the amount last.
 *
 * **Don't** use it to compare more than two facts: that is a `Table`.
 */
const meta: Meta<typeof List> = { title: 'Layout/List', component: List };
export default meta;

/** Long names wrap, amounts do not. What came in has a plus, what went out a minus; the status is below. */
export const Rows: StoryObj = {
  render: (_args, context) => {
    const texts = textsFor(context);
    const amount = (figures: string, direction: 'in' | 'out') => (
      <AmountText figures={figures} direction={direction} currency={texts.currency} size="body" unknownLabel={texts.unknown} />
    );
    return (
      <Card>
        <List label={texts.statement}>
          <ListRow
            lead={
              <Disc variant="success">
                <DepositIcon size={20} />
              </Disc>
            }
            title={texts.deposit}
            detail={
              <>
                <span>{texts.bank}</span>
                <br />
                <span>21/11/2026 18:07:50</span>
              </>
            }
            trail={
              <>
                {amount('123,456,789.00', 'in')}
                <Status variant="success">{texts.success}</Status>
              </>
            }
            onPress={fn()}
          />
          <ListRow
            lead={
              <Disc>
                <WithdrawIcon size={20} />
              </Disc>
            }
            title={texts.withdraw}
            detail="21/11/2026 18:07:50"
            trail={
              <>
                {amount('200.00', 'out')}
                <Status variant="progress">{texts.progress}</Status>
              </>
            }
            onPress={fn()}
          />
          <ListRow
            title={texts.holder}
            detail={texts.bank}
            trail={
              <Button variant="soft" size="small">
                {texts.copy}
              </Button>
            }
          />
          <ListRow title={texts.conditions} onPress={fn()} />
        </List>
      </Card>
    );
  },
};

/** In a dialog, an account or the places of a transfer are on a surface of their own. */
export const Group: StoryObj = {
  render: withTexts((texts) => (
    <List variant="group" label={texts.transfer}>
      <ListRow title={texts.bank} detail={texts.holder} />
      <ListRow title="PG Soft" />
    </List>
  )),
};
