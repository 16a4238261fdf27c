import type { Meta, StoryObj } from '@storybook/react-vite';
import { textsFor, withTexts } from '../story-texts.ts';
import { Badge, Status } from './Badge.tsx';

const meta: Meta<typeof Badge> = { title: 'Feedback/Badge', component: Badge };
export default meta;
type Story = StoryObj<typeof Badge>;

export const Count: Story = { render: (_args, context) => <Badge>{textsFor(context).coins}</Badge> };
/** A colour, an icon and a word. */
export const Statuses: Story = {
  render: withTexts(({ success, failed, progress }) => (
    <p>
      <Status variant="success">{success}</Status> <Status variant="failed">{failed}</Status> <Status variant="progress">{progress}</Status>
    </p>
  )),
};
