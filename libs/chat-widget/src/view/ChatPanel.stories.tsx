import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import type { ConversationState } from '../conversation/conversation.ts';
import { numberedEntries, sampleEntries } from '../stories/sample-entries.ts';
import { stillConversation, type StillConversation } from '../stories/still-conversation.ts';
import { languageOf, loadTexts, withTexts } from '../stories/with-texts.tsx';
import { ChatPanel } from './ChatPanel.tsx';

interface PanelStory {
  readonly state: Partial<ConversationState>;
  readonly onClose: () => void;
}

const meta: Meta<PanelStory> = {
  title: 'Chat/ChatPanel',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { state: {}, onClose: fn() },
  loaders: [
    loadTexts,
    ({ args, globals }) => Promise.resolve({ conversation: stillConversation({ entries: sampleEntries(languageOf(globals)), ...args.state }) }),
  ],
  decorators: [withTexts],
  render: ({ onClose }, { loaded }) => <ChatPanel conversation={loaded['conversation'] as StillConversation} onClose={onClose} />,
};
export default meta;
type Story = StoryObj<PanelStory>;

const conversationOf = (loaded: Readonly<Record<string, unknown>>) => loaded['conversation'] as StillConversation;

/** Every kind of message of both sides, and every state of one's own. */
export const Filled: Story = {
  play: async ({ args, canvas, loaded, userEvent }) => {
    const { asked, getState } = conversationOf(loaded);
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, 'one{Shift>}{Enter}{/Shift}two');
    await expect(getState().draft).toBe('one\ntwo');
    await userEvent.keyboard('{Enter}');
    await expect(getState()).toMatchObject({ draft: '' });
    await expect(getState().entries.at(-1)).toMatchObject({ content: { kind: 'text', text: 'one\ntwo' } });
    const { length } = getState().entries;
    await userEvent.keyboard('{Enter}');
    await expect(getState().entries).toHaveLength(length);
    await waitFor(() => expect(canvas.getByText(/two$/)).toBeVisible());
    await expect(asked).toContain('viewed');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const Loading: Story = { args: { state: { entries: [], history: 'loading', status: 'connecting' } } };
export const Empty: Story = { args: { state: { entries: [] } } };
export const Failed: Story = {
  args: { state: { entries: [], history: 'failed', status: 'disconnected' } },
  play: async ({ canvas, loaded, userEvent }) => {
    const [retry] = canvas.getAllByRole('button').slice(-3);
    if (retry) await userEvent.click(retry);
    await expect(conversationOf(loaded).asked).toContain('reload');
  },
};
export const Offline: Story = { args: { state: { status: 'disconnected', history: 'failed' } } };

/** Files: chosen, refused, shown before they are sent, and taken out again. */
export const Attachments: Story = {
  args: { state: { entries: [] } },
  play: async ({ canvas, canvasElement, loaded, userEvent }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('there is no field for files');
    const choose = async (...names: readonly string[]) => {
      await userEvent.setup({ applyAccept: false }).upload(input, names.map((name) => new File([name], name, { type: name.endsWith('.pdf') ? 'application/pdf' : 'image/png' })));
    };
    await choose('slip.png', 'contract.pdf');
    await waitFor(() => expect(canvas.getByText('slip.png')).toBeVisible());
    await expect(canvas.queryByText('contract.pdf')).toBeNull();
    await expect(canvas.getByRole('alert').textContent).not.toBe('');
    await userEvent.click(canvas.getByRole('button', { name: /slip\.png/ }));
    await expect(canvas.queryByText('slip.png')).toBeNull();
    await choose('other.png');
    const { getState } = conversationOf(loaded);
    canvas.getByRole('textbox').focus();
    await userEvent.keyboard('{Enter}');
    await expect(getState().entries).toHaveLength(1);
    await expect(getState().entries[0]).toMatchObject({ delivery: 'uploading_file', content: { kind: 'media' } });
  },
};

/** Nothing in view moves when older messages come in above, nor when new ones come while one reads. */
export const TenThousandMessages: Story = {
  args: { state: { entries: numberedEntries(101, 10_000), older: 'idle' } },
  play: async ({ canvasElement, loaded }) => {
    const conversation = conversationOf(loaded);
    const list = await found(canvasElement, '[role=region]');
    /** The message with that number, once it stands still. */
    const placeOf = async (number: number) => {
      const find = () => [...list.querySelectorAll('article p')].find(({ textContent }) => textContent.split('\n')[0] === `message ${String(number)}`);
      let place = Number.NaN;
      await waitFor(
        async () => {
          await new Promise((resolve) => requestAnimationFrame(resolve));
          const last = place;
          const message = find();
          if (!message) throw new Error(`message ${String(number)} is not there`);
          place = message.getBoundingClientRect().top;
          await expect(place).toBe(last);
        },
        { timeout: patienceMs, container: list },
      );
      return place;
    };
    await placeOf(10_000);
    await expect(list.querySelectorAll('article').length).toBeLessThan(60);

    list.scrollTo({ top: 0 });
    const before = await placeOf(103);
    await expect(conversation.asked).toContain('older');
    conversation.change({ entries: [...numberedEntries(1, 100), ...conversation.getState().entries] });
    await expect(Math.abs((await placeOf(103)) - before)).toBeLessThan(2);
    await expect(list.scrollTop).toBeGreaterThan(1000);
    conversation.change({ entries: [...conversation.getState().entries, ...numberedEntries(10_002, 10_002)], unread: 1 });
    await expect(Math.abs((await placeOf(103)) - before)).toBeLessThan(2);

    (await found(canvasElement, 'button[aria-label*="1"]')).click();
    await placeOf(10_002);
    await expect(list.scrollHeight - list.clientHeight - list.scrollTop).toBeLessThan(60);
  },
};

/** Long enough for a machine that does much else. */
const patienceMs = 8000;

async function found(root: HTMLElement, selector: string): Promise<HTMLElement> {
  return waitFor(() => root.querySelector<HTMLElement>(selector) ?? Promise.reject(new Error(`there is no ${selector}`)), { timeout: patienceMs });
}
