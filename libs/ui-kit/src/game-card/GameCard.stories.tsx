import type { Meta, StoryObj } from '@storybook/react-vite';
import { AmountText } from '../amount-text/AmountText.tsx';
import { textsFor } from '../story-texts.ts';
import { GameCard } from './GameCard.tsx';

const meta: Meta<typeof GameCard> = {
  title: 'Components/GameCard',
  component: GameCard,
  args: { name: 'PG Soft', category: 'slot', logo: null, background: null },
  render: (args, context) => (
    <GameCard {...args}>
      <AmountText figures="2,500,000.00" currency={textsFor(context).currency} size="body" unknownLabel={textsFor(context).unknown} />
    </GameCard>
  ),
};
export default meta;
type Story = StoryObj<typeof GameCard>;

export const Slot: Story = {};
export const Sport: Story = { args: { category: 'sport', name: 'Betflix' } };
export const Lotto: Story = { args: { category: 'lotto', name: 'Huay HD' } };
export const NotOpened: Story = {
  render: (args, context) => <GameCard {...args}>{textsFor(context).notOpened}</GameCard>,
};
export const LongName: Story = { args: { name: 'ບັນຊີເກມກິລາແລະຄາຊິໂນອອນລາຍທີ່ມີຊື່ຍາວທີ່ສຸດໃນລາຍການທັງໝົດ', category: 'sport' } };
