import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { sampleEntries, type TextOf } from '../stories/sample-entries.ts';
import { createStoryConversation, type StoryConversation } from '../stories/story-conversation.ts';
import { ChatWidget } from './ChatWidget.tsx';

interface WidgetStory {
  /** Whether the conversation can be loaded. */
  readonly canStart: boolean;
  /** What the member wants to tell. */
  readonly draft?: string;
}

const meta: Meta<WidgetStory> = {
  title: 'Screens/Chat/Widget',
  tags: ['!autodocs'],
  parameters: { hasOperatorTexts: true },
  args: { canStart: true },
  loaders: [() => Promise.resolve({ conversation: createStoryConversation({}) })],
  // The texts are there when all loaders have run.
  beforeEach: ({ loaded }) => {
    (loaded.conversation as StoryConversation).change({ entries: sampleEntries(loaded.textOf as TextOf) });
  },
  render: ({ canStart, draft = '' }, { loaded }) => (
    <ChatWidget
      draft={draft}
      start={() => (canStart ? Promise.resolve(loaded.conversation as StoryConversation) : Promise.reject(new Error('no way there')))}
    />
  ),
};
export default meta;
type Story = StoryObj<WidgetStory>;

/** Shows a greeting, opens, closes with Escape, and shows unread messages. */
export const Closed: Story = {
  play: async ({ canvas, loaded, userEvent }) => {
    const { change, calls } = loaded.conversation as StoryConversation;
    const icon = await canvas.findByRole('button', { expanded: false });
    await waitFor(() => expect(canvas.getAllByRole('button')).toHaveLength(3));
    const title = document.title;

    await userEvent.click(icon);
    const panel = await canvas.findByRole('dialog');
    await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(icon).toHaveFocus());
    await expect(calls.at(-1)).toBe('left');

    change({ unread: 2 });
    await waitFor(() => expect(icon).toHaveTextContent('2'));
    await expect(document.title).toBe(`(2) ${title}`);
    change({ unread: 0 });
    await waitFor(() => expect(document.title).toBe(title));
  },
};

/** Opens by itself, and nothing is sent before the member has read it. */
export const WithCase: Story = {
  args: { draft: 'R2026' },
  play: ({ canvas }) => waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue('R2026')),
};

/** Opens and closes where something else, such as an extension, pauses all animations. */
export const AnimationsPaused: Story = {
  decorators: [
    (Story) => (
      <>
        <style>{'button { animation-play-state: paused !important; }'}</style>
        <Story />
      </>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { expanded: false }));
    await canvas.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

/** Hides the greeting when it would cover a control. */
export const InTheWay: Story = {
  decorators: [
    (Story) => (
      <>
        <Story />
        <a href="#below" style={{ position: 'fixed', inset: 0 }}>
          below
        </a>
      </>
    ),
  ],
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { expanded: false });
    await waitFor(() => expect(canvas.getAllByRole('button').length).toBeGreaterThan(1));
    await waitFor(() => expect(canvas.getAllByRole('button')).toHaveLength(1));
  },
};

export const CannotStart: Story = {
  args: { canStart: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { expanded: false }));
    await waitFor(() => expect(canvas.getByRole('alert')).not.toBeEmptyDOMElement());
    await expect(canvas.getByRole('button', { expanded: false })).toBeEnabled();
  },
};
