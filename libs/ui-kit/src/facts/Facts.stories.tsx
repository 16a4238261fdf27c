import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../card/Card.tsx';
import { withTexts } from '../story-texts.ts';
import { Facts } from './Facts.tsx';

/** Use it for what is known about one thing, such as a member or a slip. For several things of one kind, use a `List`. */
const meta: Meta<typeof Facts> = { title: 'Components/Facts', component: Facts };
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
