import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { heldFileAttribute } from '@wallet/domain';
import { textsFor } from '../story-texts.ts';
import type { FileState } from './ChosenFile.tsx';
import { FilePicker } from './FilePicker.tsx';

/** A slip file as a device provides it. */
const slip =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 16"><path fill="#fff" d="M0 0h9v16H0z"/><path fill="#0c7a3a" d="M0 0h9v3H0z"/><path stroke="#999" stroke-width=".4" d="M1 6h7M1 8h5M1 10h6"/><path d="M6 12h2v2H6z"/></svg>';
const file = new File([slip], 'Screenshot_2026-11-21-18-07-50-123_com.kasikorn.retail.mbanking.png', { type: 'image/svg+xml' });

type Texts = ReturnType<typeof textsFor>;
const labelsOf = (texts: Texts) => ({
  choose: texts.chooseFile,
  take: texts.takePicture,
  paste: texts.paste,
  nothingPasted: texts.nothingPasted,
  drop: texts.dropFile,
  onlyFirst: texts.onlyFirst,
  cancel: texts.cancel,
  remove: texts.remove,
});

interface SampleProps {
  readonly state: (texts: Texts) => FileState | null;
  readonly isWrong?: boolean;
  readonly details?: (texts: Texts) => ReactNode;
  readonly onChange: (file: File) => void;
  readonly onCancel: () => void;
  readonly onRemove: () => void;
}

/**
 * **When to use.** For one file that a form needs, such as a slip. The file stays chosen if sending fails. The chat has its own
 * button for files.
 *
 * **Do** show what was chosen, with a way to choose another.
 *
 * **Don't** ask for more than one file, and don't send before a button says so.
 */
const meta: Meta<SampleProps> = {
  title: 'Input/FilePicker',
  args: { state: () => null, onChange: fn(), onCancel: fn(), onRemove: fn() },
  render: ({ state, isWrong, details, ...args }, context) => {
    const texts = textsFor(context);
    return (
      <FilePicker
        {...args}
        label={texts.slip}
        hint={texts.slipHint}
        error={isWrong ? texts.wrongFile : undefined}
        accept="image/*"
        file={state(texts)}
        details={details?.(texts)}
        labels={labelsOf(texts)}
      />
    );
  },
};
export default meta;
type Story = StoryObj<SampleProps>;

const transferOf = (...files: readonly File[]) => {
  const transfer = new DataTransfer();
  for (const each of files) transfer.items.add(each);
  return transfer;
};
const eventInit = { bubbles: true, cancelable: true };
const drop = (field: HTMLElement, ...files: readonly File[]) =>
  field.dispatchEvent(new DragEvent('drop', { ...eventInit, dataTransfer: transferOf(...files) }));
const paste = (element: HTMLElement, ...files: readonly File[]) =>
  element.dispatchEvent(new ClipboardEvent('paste', { ...eventInit, clipboardData: transferOf(...files) }));
const isHeld = (root: HTMLElement) => root.querySelector(`[${heldFileAttribute}=true]`) !== null;

/** Takes a file that is chosen, also the same one again, dropped or pasted. The browser does not open it. */
export const Empty: Story = {
  play: async ({ args, canvas, canvasElement, userEvent, ...context }) => {
    const field = canvas.getByLabelText(textsFor(context).slip);
    await userEvent.upload(field, file);
    await userEvent.upload(field, file);
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    await expect(field.dispatchEvent(new DragEvent('dragover', eventInit))).toBe(false);
    drop(field, file);
    paste(field, file);
    await expect(args.onChange).toHaveBeenCalledTimes(4);
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ name: file.name }));
    await expect(isHeld(canvasElement)).toBe(false);
  },
};

/** Takes a copied picture at a press, and says when there is none. */
export const Copied: Story = {
  play: async ({ args, canvas, userEvent, ...context }) => {
    const { paste: pasteLabel, nothingPasted } = textsFor(context);
    const item = { types: ['text/html', 'image/png'], getType: (type: string) => Promise.resolve(new Blob(['slip'], { type })) };
    const read = spyOn(navigator.clipboard, 'read').mockResolvedValueOnce([item as unknown as ClipboardItem]);
    // It is shown on handheld devices only.
    const press = () => canvas.getByRole('button', { name: pasteLabel, hidden: true }).click();
    press();
    await waitFor(() =>
      expect(args.onChange).toHaveBeenCalledWith(expect.objectContaining({ name: 'image.png', type: 'image/png', size: 4 })),
    );
    await expect(canvas.queryByText(nothingPasted)).toBeNull();
    for (const refuse of [() => Promise.resolve([]), () => Promise.reject(new DOMException('denied', 'NotAllowedError'))]) {
      read.mockImplementationOnce(refuse);
      press();
      await expect(await canvas.findByText(nothingPasted)).toBeVisible();
    }
    await waitFor(() => expect(read).toHaveBeenCalledTimes(3));
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await userEvent.tab();
  },
};

function Holding({ texts }: { readonly texts: Texts }) {
  const [chosen, setChosen] = useState<File | null>(null);
  return (
    <FilePicker
      label={texts.slip}
      accept="image/*"
      file={chosen && { kind: 'chosen', file: chosen }}
      labels={labelsOf(texts)}
      onChange={setChosen}
      onCancel={null}
      onRemove={() => setChosen(null)}
    />
  );
}

/** Takes the first of several files, and says so until one is pasted, anywhere in the page. */
export const Several: Story = {
  render: (_args, context) => <Holding texts={textsFor(context)} />,
  play: async ({ canvas, canvasElement, ...context }) => {
    const { slip, onlyFirst } = textsFor(context);
    const second = new File(['other'], 'second.png', { type: 'image/png' });
    drop(canvas.getByLabelText(slip), file, second);
    await expect(await canvas.findByText(onlyFirst)).toBeVisible();
    await expect(canvas.getByText(file.name)).toBeVisible();
    await expect(isHeld(canvasElement)).toBe(true);
    paste(document.body, second);
    await waitFor(() => expect(canvas.queryByText(onlyFirst)).toBeNull());
    paste(document.body, file, second);
    await expect(await canvas.findByText(onlyFirst)).toBeVisible();
  },
};

/** Another file is left alone. */
export const Sending: Story = {
  args: { state: ({ sending }) => ({ kind: 'sending', file, progress: 0.42, text: sending }) },
  play: async ({ args, canvas, userEvent, ...context }) => {
    const { sending, cancel } = textsFor(context);
    await expect(canvas.getByRole('progressbar', { name: sending })).toHaveAttribute('value', '0.42');
    paste(document.body, file);
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: cancel }));
    await expect(args.onCancel).toHaveBeenCalledTimes(1);
  },
};

export const Failed: Story = {
  args: { state: ({ sendFailed }) => ({ kind: 'failed', file, text: sendFailed }) },
  play: async ({ args, canvas, userEvent, ...context }) => {
    const { sendFailed, remove } = textsFor(context);
    await expect(canvas.getByRole('status')).toHaveTextContent(sendFailed);
    await userEvent.click(canvas.getByRole('button', { name: remove }));
    await expect(args.onRemove).toHaveBeenCalledTimes(1);
  },
};

/** Beside the thumbnail: what was read from the file. */
export const WithDetails: Story = { args: { state: () => ({ kind: 'chosen', file }), details: ({ sent }) => <p>{sent}</p> } };
export const WrongFile: Story = { args: { isWrong: true } };
