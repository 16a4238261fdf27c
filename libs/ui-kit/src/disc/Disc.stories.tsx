import type { Meta, StoryObj } from '@storybook/react-vite';
import { BonusIcon, ErrorIcon, ProgressIcon, SuccessIcon } from '../icons/icons.ts';
import { Disc } from './Disc.tsx';

/** Use it before the words of a `ListRow`, and large above an outcome. It says nothing that the words do not say. */
const meta: Meta<typeof Disc> = { title: 'Components/Disc', component: Disc };
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
