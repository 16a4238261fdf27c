import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AmountText } from '../amount-text/AmountText.tsx';
import { textsFor } from '../story-texts.ts';
import { GameCard } from './GameCard.tsx';

/**
 * **When to use.** For a game account in a `Carousel`. For anything else, use a `Card` or a `ListRow`.
 *
 * **Do** show the same height whether it is open or not.
 *
 * **Don't** show a letter instead of a logo that did not load.
 */
const meta: Meta<typeof GameCard> = {
  title: 'Media/GameCard',
  component: GameCard,
  args: { name: 'PG Soft', code: 'pg', category: 'slot', logo: null, background: null, onOpen: fn() },
  render: (args, context) => (
    <GameCard {...args}>
      <AmountText figures="2,500,000.00" currency={textsFor(context).currency} size="body" unknownLabel={textsFor(context).unknown} />
    </GameCard>
  ),
};
export default meta;
type Story = StoryObj<typeof GameCard>;

/** The whole card can be pressed. */
export const Slot: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'PG Soft' }));
    await expect(args.onOpen).toHaveBeenCalledTimes(1);
  },
};
export const Sport: Story = { args: { category: 'sport', code: 'betflix', name: 'Betflix' } };
export const Lotto: Story = { args: { category: 'lotto', code: 'huayhd', name: 'Huay HD' } };
export const NotOpened: Story = {
  args: { isOpened: false },
  render: (args, context) => (
    <GameCard {...args} invitation={textsFor(context).openAccount}>
      {textsFor(context).notOpened}
    </GameCard>
  ),
};
/** Pictures of one row end at one height, whatever is below them. */
export const Row: Story = {
  render: (args, context) => {
    const { currency, notOpened, openAccount, unknown } = textsFor(context);
    return (
      <>
        <GameCard {...args}>
          <AmountText figures="2,500,000.00" currency={currency} size="body" unknownLabel={unknown} />
          <span>2,500,000.00</span>
        </GameCard>
        <GameCard {...args} isOpened={false} invitation={openAccount}>
          {notOpened}
        </GameCard>
      </>
    );
  },
  play: async ({ canvas }) => {
    const [opened, other] = canvas.getAllByRole('article').map((card) => card.firstElementChild?.clientHeight);
    await expect(opened).toBe(other);
  },
};
/** The star is a button of its own, above the card's. */
export const Favourite: Story = {
  args: { favourite: { label: 'Favourite: PG Soft', isOn: true, onToggle: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    const star = canvas.getByRole('button', { name: 'Favourite: PG Soft' });
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(star);
    await expect(args.favourite?.onToggle).toHaveBeenCalledTimes(1);
    await expect(args.onOpen).not.toHaveBeenCalled();
  },
};
export const LongName: Story = { args: { name: 'ບັນຊີເກມກິລາແລະຄາຊິໂນອອນລາຍທີ່ມີຊື່ຍາວທີ່ສຸດໃນລາຍການທັງໝົດ', category: 'sport' } };

/** The operator's picture fills its frame; the text is below it. */
export const OwnPicture: Story = {
  args: {
    background: `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 211"><path fill="#fff" d="M0 0h300v211H0z"/><path fill="#c33" d="M0 211 300 0v211z"/></svg>')}`,
  },
};

/** With large text, the card grows: a balance is never truncated. */
export const LargeText: Story = {
  ...LongName,
  globals: { viewport: { value: 'narrow' }, text: 'large' },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article');
    await expect(card.scrollHeight).toBeLessThanOrEqual(card.clientHeight);
  },
};
