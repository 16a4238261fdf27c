import type { Meta, StoryObj } from '@storybook/react-vite';
import { BonusIcon, ErrorIcon, ProgressIcon, SuccessIcon } from '../icons/icons.ts';
import { Disc } from './Disc.tsx';

/**
 * **When to use.** Before the words of a `ListRow`, and large above an outcome. It says nothing that the words do not say.
 *
 * **Do** use its colour with a word beside it.
 *
 * **Don't** use it as a button.
 */
const meta: Meta<typeof Disc> = { title: 'Feedback/Disc', component: Disc };
export default meta;

export const Kinds: StoryObj<typeof Disc> = {
  render: () => (
    <div style={{ display: 'flex', gap: 'var(--space-3)' }}>
      <Disc>
        <BonusIcon size={20} />
      </Disc>
      <Disc variant="success">
        <SuccessIcon size={20} />
      </Disc>
      <Disc variant="progress">
        <ProgressIcon size={20} />
      </Disc>
      <Disc variant="failed">
        <ErrorIcon size={20} />
      </Disc>
    </div>
  ),
};
export const Large: StoryObj<typeof Disc> = { args: { variant: 'success', size: 'large', children: <SuccessIcon size={32} /> } };
