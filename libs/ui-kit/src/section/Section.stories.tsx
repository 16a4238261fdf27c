import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import { EmptyState } from '../states/EmptyState.tsx';
import { textsFor } from '../story-texts.ts';
import { Section } from './Section.tsx';

/**
 * Use it for each of several lists, tables or forms that share a page or a dialog. One that has the page to itself is
 * named by the page's own heading, and what matters more than its neighbours stands on a `Card`.
 */
const meta: Meta<typeof Section> = { title: 'Components/Section', component: Section };
export default meta;

/** The title is there before what it names, and tells that it is on its way. */
export const Loading: StoryObj = {
  render: (_args, context) => (
    <Section title={textsFor(context).statement} level={2} isBusy>
      <Skeleton shape="block" />
    </Section>
  ),
  play: async ({ canvas, ...context }) => {
    const heading = canvas.getByRole('heading', { level: 2, name: textsFor(context).statement });
    await expect(heading.parentElement).toHaveAttribute('aria-busy', 'true');
  },
};

export const Empty: StoryObj = {
  render: (_args, context) => (
    <Section title={textsFor(context).statement} level={3}>
      <EmptyState title={textsFor(context).empty} />
    </Section>
  ),
};
