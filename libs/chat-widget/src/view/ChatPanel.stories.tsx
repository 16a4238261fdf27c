import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { ChatContent } from '../conversation/chat-entry.ts';
import type { Conversation, ConversationState } from '../conversation/conversation.ts';
import { numberedEntries, sampleEntries, type TextOf } from '../stories/sample-entries.ts';
import { createStoryConversation, type StoryConversation } from '../stories/story-conversation.ts';
import { ChatPanel, type ChatPanelProps } from './ChatPanel.tsx';

interface PanelStory {
  readonly state: Partial<ConversationState>;
  readonly hours?: string;
  readonly onClose: () => void;
}

function Panel(props: Pick<ChatPanelProps, 'conversation' | 'hours' | 'onClose'>) {
  const [files, setFiles] = useState<readonly File[]>([]);
  return <ChatPanel {...props} files={files} onFiles={setFiles} />;
}

const conversationOf = (loaded: Readonly<Record<string, unknown>>) => loaded.conversation as StoryConversation;

const meta: Meta<PanelStory> = {
  title: 'Screens/Chat/Panel',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', hasOperatorTexts: true },
  args: { state: {}, onClose: fn() },
  loaders: [({ args }) => Promise.resolve({ conversation: createStoryConversation(args.state) })],
  // The texts are there when all loaders have run.
  beforeEach: ({ args, loaded }) => {
    conversationOf(loaded).change({ entries: sampleEntries(loaded.textOf as TextOf), ...args.state });
  },
  render: ({ hours = '', onClose }, { loaded }) => (
    <Panel conversation={loaded.conversation as Conversation} hours={hours} onClose={onClose} />
  ),
};
export default meta;
type Story = StoryObj<PanelStory>;

/** Every kind of message from both sides, and every delivery state. */
export const Filled: Story = {
  play: async ({ args, canvas, loaded, userEvent }) => {
    const { calls, getState } = conversationOf(loaded);
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, 'one{Shift>}{Enter}{/Shift}two');
    await expect(getState().draft).toBe('one\ntwo');
    // Safari: the Enter that ends a word of an input method, after its composition.
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true, cancelable: true }));
    await expect(getState().draft).toBe('one\ntwo');
    await userEvent.keyboard('{Enter}');
    await expect(getState()).toMatchObject({ draft: '' });
    await expect(getState().entries.at(-1)).toMatchObject({ content: { kind: 'text', text: 'one\ntwo' } });
    const { length } = getState().entries;
    await userEvent.keyboard('{Enter}');
    await expect(getState().entries).toHaveLength(length);
    await waitFor(() => expect(canvas.getByText(/two$/)).toBeVisible(), { timeout: timeoutMs });
    await expect(calls).toContain('viewed');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
};

/** A time is said once for messages in a row. One that failed never borrows the state of its neighbour, or lends its own. */
export const MessagesInARow: Story = {
  args: {
    state: {
      entries: ([['support'], ['support'], ['self', 'succeed'], ['self', 'succeed'], ['self', 'failed'], ['self', 'failed']] as const).map(
        ([from, delivery], index) => ({
          id: String(index),
          from,
          at: Date.UTC(2026, 10, 20, 5, 30, index),
          content: { kind: 'text', text: `message ${String(index)}` },
          ...(delivery && { delivery }),
        }),
      ),
    },
  },
  play: async ({ canvas }) => {
    const timesOf = () => canvas.getAllByRole('article').map((message) => message.querySelectorAll('time').length);
    await waitFor(() => expect(timesOf()).toEqual([0, 1, 0, 1, 1, 1]), { timeout: timeoutMs });
  },
};

/** A few messages are beside the field, where the next one appears. */
export const FewMessages: Story = {
  args: {
    state: { entries: [{ id: '1', from: 'support', at: Date.UTC(2026, 10, 20, 5, 30), content: { kind: 'text', text: 'message' } }] },
  },
  play: async ({ canvas }) => {
    const gap = () => canvas.getByRole('textbox').getBoundingClientRect().top - canvas.getByRole('article').getBoundingClientRect().bottom;
    await waitFor(() => expect(gap()).toBeLessThan(80), { timeout: timeoutMs });
  },
};

/** The text is longer than a message may be. It is kept, and the excess is shown. */
export const TooLong: Story = {
  args: { state: { draft: 'x'.repeat(2003) } },
  play: async ({ canvas, loaded, userEvent }) => {
    const field = canvas.getByRole('textbox');
    await expect(field).toHaveAccessibleDescription(/(?:^|[^-\d])3(?:\D|$)/);
    await userEvent.type(field, '{Enter}');
    await expect(canvas.getByRole('alert')).not.toBeEmptyDOMElement();
    await expect(conversationOf(loaded).getState().draft).toHaveLength(2003);
  },
};

export const Loading: Story = { args: { state: { entries: [], history: 'loading', status: 'connecting' } } };
/** The conversation begins with a greeting and the hours of support, before the first message and after it. */
export const Empty: Story = {
  args: { state: { entries: [] }, hours: '09:00–21:00' },
  play: async ({ canvas, loaded }) => {
    const hours = /09:00–21:00/;
    await waitFor(() => expect(canvas.getByText(hours)).toBeVisible(), { timeout: timeoutMs });
    conversationOf(loaded).change({ entries: numberedEntries(1, 1) });
    await waitFor(() => expect(canvas.getByRole('article')).toBeVisible(), { timeout: timeoutMs });
    await expect(canvas.getByText(hours)).toBeVisible();
  },
};
export const Failed: Story = {
  args: { state: { entries: [], history: 'failed', status: 'disconnected' } },
  play: async ({ canvas, loaded, userEvent }) => {
    const [retry] = canvas.getAllByRole('button').slice(-3);
    if (retry) await userEvent.click(retry);
    await expect(conversationOf(loaded).calls).toContain('reload');
  },
};
export const Offline: Story = { args: { state: { status: 'disconnected', history: 'failed' } } };

/** Files that are chosen, pasted and dropped, refused, previewed before sending, and removed. */
export const Attachments: Story = {
  args: { state: { entries: [] } },
  play: async ({ canvas, canvasElement, loaded, userEvent }) => {
    const [field, panel] = [canvas.getByRole('textbox'), canvas.getByRole('dialog')];
    const refusal = () =>
      canvas
        .getAllByRole('alert')
        .map(({ textContent }) => textContent)
        .join('');
    const choose = async (...files: readonly File[]) => {
      await userEvent.setup({ applyAccept: false }).upload(fileInput(canvasElement), [...files]);
    };
    await choose(fileNamed('slip.png'), fileNamed('contract.pdf', 'application/pdf'));
    await waitFor(() => expect(canvas.getByText('slip.png')).toBeVisible());
    await expect(canvas.queryByText('contract.pdf')).toBeNull();
    const notSupported = refusal();
    await expect(notSupported).not.toBe('');
    await choose(fileNamed('large.png', 'image/png', 10 * 1024 * 1024 + 1));
    await waitFor(() => expect(refusal()).toContain('10'));
    await expect(canvas.queryByText('large.png')).toBeNull();
    const gone = fileNamed('gone.png');
    gone.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
    for (const unusable of [
      gone,
      new File([Uint8Array.of(0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 0, 64, 0, 64)], 'huge.gif', { type: 'image/gif' }),
    ]) {
      const former = refusal();
      await choose(unusable);
      await waitFor(() => expect(refusal()).not.toBe(former));
      await expect(canvas.queryByText(unusable.name)).toBeNull();
    }
    await userEvent.click(canvas.getByRole('button', { name: /slip\.png/ }));
    await expect(canvas.queryByText('slip.png')).toBeNull();
    await expect(panel.contains(document.activeElement)).toBe(true);

    const transferOf = (...files: readonly File[]) => {
      const transfer = new DataTransfer();
      for (const file of files) transfer.items.add(file);
      return transfer;
    };
    const eventInit = { bubbles: true, cancelable: true };
    field.dispatchEvent(new ClipboardEvent('paste', { ...eventInit, clipboardData: transferOf(fileNamed('pasted.png')) }));
    await waitFor(() => expect(canvas.getByText('pasted.png')).toBeVisible());
    // Cells of a spreadsheet come with a picture of them, a copied file with its address.
    for (const [text, isText] of [
      ['1,000\t2,000', true],
      ['file:///home/may/slip.jpg', false],
    ] as const) {
      const clipboardData = transferOf(fileNamed(isText ? 'cells.png' : 'slip.jpg', isText ? 'image/png' : 'image/jpeg'));
      clipboardData.setData('text/plain', text);
      await expect(field.dispatchEvent(new ClipboardEvent('paste', { ...eventInit, clipboardData }))).toBe(isText);
    }
    await waitFor(() => expect(canvas.getByText('slip.jpg')).toBeVisible());
    await expect(canvas.queryByText('cells.png')).toBeNull();
    const dataTransfer = transferOf(fileNamed('dropped.gif', 'image/gif'), fileNamed('.png'));
    const before = panel.childElementCount;
    panel.dispatchEvent(new DragEvent('dragover', { ...eventInit, dataTransfer }));
    await waitFor(() => expect(panel.childElementCount).toBe(before + 1));
    panel.dispatchEvent(new DragEvent('drop', { ...eventInit, dataTransfer }));
    await waitFor(() => expect(canvas.getByText('dropped.gif')).toBeVisible());
    await expect(refusal()).toBe(notSupported);
    await expect(panel.childElementCount).toBe(before);

    const { getState } = conversationOf(loaded);
    field.focus();
    await userEvent.keyboard('{Enter}');
    await expect(getState().entries.map(({ delivery, content }) => [delivery, content.kind])).toEqual(
      Array(3).fill(['uploading_file', 'media']),
    );
    await expect(refusal()).toBe('');
  },
};

/** Failed messages are resent or removed, and an upload is cancelled. The focus is never lost. */
export const Unsent: Story = {
  args: { state: { entries: [] } },
  play: async ({ canvas, loaded, userEvent }) => {
    const { calls, change } = conversationOf(loaded);
    const panel = canvas.getByRole('dialog');
    const text: ChatContent = { kind: 'text', text: 'hello' };
    const file: ChatContent = { kind: 'media', media: 'image', url: null, text: '', file: fileNamed('slip.png') };
    for (const [content, delivery, place, call] of [
      [text, 'failed', 0, 'resend own'],
      [text, 'failed', 1, 'remove own'],
      [file, 'failed', 0, 'resend own'],
      [file, 'uploading_file', 0, 'cancel own'],
    ] as const) {
      change({ entries: [{ id: 'own', from: 'self', at: Date.now(), content, delivery, progress: 0.25 }] });
      const buttons = () => within(canvas.getByRole('article')).queryAllByRole('button');
      await waitFor(() => expect(buttons().length).toBeGreaterThan(place));
      if (content === text)
        await waitFor(() => expect(canvas.getAllByRole('status').some(({ textContent }) => textContent.includes('hello'))).toBe(true));
      if (delivery === 'uploading_file') await expect(canvas.getByRole('progressbar')).toHaveAttribute('value', '0.25');
      buttons()[place]?.focus();
      await userEvent.keyboard('{Enter}');
      await expect(calls.at(-1)).toBe(call);
      change({ entries: [] });
      await waitFor(() => expect(canvas.queryByRole('article')).toBeNull());
      await expect(panel.contains(document.activeElement)).toBe(true);
    }
  },
};

/** Visible messages do not move when older ones are prepended, nor when new ones arrive while the member reads older ones. */
export const TenThousandMessages: Story = {
  args: { state: { entries: numberedEntries(101, 10_000), older: 'idle' } },
  play: async ({ canvasElement, loaded }) => {
    const conversation = conversationOf(loaded);
    const list = await findElement(canvasElement, '[role=region]');
    /** Returns the position of the message with that number once it no longer changes. */
    const settledTopOf = async (number: number) => {
      const find = () =>
        [...list.querySelectorAll('article p')].find(({ textContent }) => textContent.split('\n')[0] === `message ${String(number)}`);
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
        { timeout: timeoutMs, container: list },
      );
      return place;
    };
    await settledTopOf(10_000);
    await expect(list.querySelectorAll('article').length).toBeLessThan(60);
    const distanceToEnd = () => list.scrollHeight - list.clientHeight - list.scrollTop;

    // A height that changes, as with a keyboard, does not count as scrolling.
    const panel = await findElement(canvasElement, 'dialog');
    const { offsetHeight } = panel;
    panel.style.height = `${String(offsetHeight + 100)}px`;
    // Forces a layout.
    list.getBoundingClientRect();
    panel.style.height = `${String(offsetHeight - 100)}px`;
    list.dispatchEvent(new Event('scroll'));
    await waitFor(() => expect(distanceToEnd()).toBeLessThan(60), { timeout: timeoutMs });

    // Scrolling up works while the height changes.
    panel.style.height = '';
    list.scrollTo({ top: 0 });
    const before = await settledTopOf(103);
    await expect(conversation.calls).toContain('older');
    conversation.change({ entries: [...numberedEntries(1, 100), ...conversation.getState().entries] });
    await expect(Math.abs((await settledTopOf(103)) - before)).toBeLessThan(2);
    await expect(list.scrollTop).toBeGreaterThan(1000);
    conversation.change({ entries: [...conversation.getState().entries, ...numberedEntries(10_002, 10_002)], unread: 1 });
    await expect(Math.abs((await settledTopOf(103)) - before)).toBeLessThan(2);

    (await findElement(canvasElement, 'button[aria-label*="1"]')).click();
    await settledTopOf(10_002);
    await expect(distanceToEnd()).toBeLessThan(60);
  },
};

const fileNamed = (name: string, type = 'image/png', size = 8) => new File([new Uint8Array(size)], name, { type });

function fileInput(root: HTMLElement): HTMLInputElement {
  const input = root.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('there is no field for files');
  return input;
}

/** Long enough for a busy machine. */
const timeoutMs = 8000;

async function findElement(root: HTMLElement, selector: string): Promise<HTMLElement> {
  return waitFor(() => root.querySelector<HTMLElement>(selector) ?? Promise.reject(new Error(`there is no ${selector}`)), {
    timeout: timeoutMs,
  });
}
