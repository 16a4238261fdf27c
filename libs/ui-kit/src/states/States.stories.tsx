import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { StateArt } from '../art/StateArt.tsx';
import { Button } from '../button/Button.tsx';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import { Skeletons } from '../skeleton/Skeletons.tsx';
import { SlowNote } from '../slow-note/SlowNote.tsx';
import { textsFor, withTexts } from '../story-texts.ts';
import { EmptyState } from './EmptyState.tsx';
import { ErrorState } from './ErrorState.tsx';
import { OfflineBar } from './OfflineBar.tsx';

const onRetry = fn();

const meta: Meta<typeof ErrorState> = { title: 'Feedback/States', component: ErrorState };
export default meta;
type Story = StoryObj<typeof ErrorState>;

export const Failed: Story = {
  render: withTexts(({ title, sentence, retry }) => <ErrorState title={title} text={sentence} retryLabel={retry} onRetry={onRetry} />),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(onRetry).toHaveBeenCalled();
  },
};

export const FailedWithArt: Story = {
  render: withTexts(({ title, sentence, retry }) => (
    <ErrorState art={<StateArt kind="failed" />} title={title} text={sentence} retryLabel={retry} onRetry={onRetry} />
  )),
};

export const Empty: Story = { render: (_args, context) => <EmptyState title={textsFor(context).empty} /> };

export const EmptyWithArt: Story = {
  render: withTexts(({ empty, slipHint, deposit }) => (
    <EmptyState art={<StateArt kind="statement" />} title={empty} text={slipHint} action={<Button>{deposit}</Button>} />
  )),
};

export const Offline: Story = { render: (_args, context) => <OfflineBar isOnline={false} text={textsFor(context).offline} /> };

/** Takes longer than usual: shown after a delay. */
export const Slow: Story = {
  render: (_args, context) => <SlowNote text={textsFor(context).slow} afterMs={0} />,
  play: async ({ canvas, ...context }) => {
    await expect(await canvas.findByText(textsFor(context).slow)).toBeVisible();
  },
};

export const Loading: Story = {
  render: () => (
    <div aria-busy="true" style={{ display: 'grid', gap: 'var(--space-3)' }}>
      <Skeleton shape="title" />
      <Skeleton shape="amount" />
      <Skeleton shape="text" />
      <Skeleton shape="block" />
      <Skeleton shape="card" />
      <Skeletons shapes={['row', 'field']} tabCount={3} />
    </div>
  ),
};
