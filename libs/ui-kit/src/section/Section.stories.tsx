import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Skeleton } from '../skeleton/Skeleton.tsx';
import { EmptyState } from '../states/EmptyState.tsx';
import { textsFor } from '../story-texts.ts';
import { Section } from './Section.tsx';

/**
 * **When to use.** For each of several lists, tables or forms on a page or in a dialog. If there is only one, the page's heading
 * names it. For something more important than its neighbours, use a `Card`.
 *
 * **Do** keep the order of headings.
 *
 * **Don't** use it for a single sentence.
 */
const meta: Meta<typeof Section> = { title: 'Layout/Section', component: Section };
export default meta;

/** The title is rendered before its content, and shows that it is loading. */
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
