import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../card/Card.tsx';
import { withTexts } from '../story-texts.ts';
import { Facts } from './Facts.tsx';

/**
 * **When to use.** For what is known about one thing, such as a member or a slip. For several things of one kind, use a `List`.
 *
 * **Do** put the name first and the value at the end of its line.
 *
 * **Don't** use it to compare several things: that is a `Table`.
 */
const meta: Meta<typeof Facts> = { title: 'Money/Facts', component: Facts };
export default meta;

/** A fact without a value is left out. */
export const Plain: StoryObj<typeof Facts> = {
  render: withTexts(({ phone, accountNo, language }) => (
    <Card>
      <Facts
        facts={[
          { label: phone, value: '0812345678' },
          { label: accountNo, value: '012-345-6789' },
          { label: language, value: '' },
        ]}
      />
    </Card>
  )),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('definition')).toHaveLength(2);
  },
};
