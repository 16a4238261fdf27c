import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn } from 'storybook/test';
import { textsFor } from '../story-texts.ts';
import type { FileState } from './ChosenFile.tsx';
import { FilePicker } from './FilePicker.tsx';

/** A slip file as a device provides it. */
const slip =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 16"><path fill="#fff" d="M0 0h9v16H0z"/><path fill="#0c7a3a" d="M0 0h9v3H0z"/><path stroke="#999" stroke-width=".4" d="M1 6h7M1 8h5M1 10h6"/><path d="M6 12h2v2H6z"/></svg>';
const file = new File([slip], 'Screenshot_2026-11-21-18-07-50-123_com.kasikorn.retail.mbanking.png', { type: 'image/svg+xml' });

type Texts = ReturnType<typeof textsFor>;
interface SampleProps {
  readonly state: (texts: Texts) => FileState | null;
  readonly isWrong?: boolean;
  readonly details?: (texts: Texts) => ReactNode;
  readonly onChange: (file: File) => void;
}

/** Use it for one file that a form needs, such as a slip. The file stays chosen if sending fails. The chat has its own button for files. */
const meta: Meta<SampleProps> = {
  title: 'Components/FilePicker',
  args: { state: () => null, onChange: fn() },
  render: ({ state, isWrong, details, onChange }, context) => {
    const texts = textsFor(context);
    return (
      <FilePicker
        label={texts.slip}
        hint={texts.slipHint}
        error={isWrong ? texts.wrongFile : undefined}
        accept="image/*"
        file={state(texts)}
        details={details?.(texts)}
        labels={{
          choose: texts.chooseFile,
          drop: texts.dropFile,
          onlyFirst: texts.onlyFirst,
          cancel: texts.cancel,
          retry: texts.retry,
          remove: texts.remove,
        }}
        onChange={onChange}
        onCancel={fn()}
        onRetry={fn()}
        onRemove={fn()}
      />
    );
  },
};
export default meta;
type Story = StoryObj<SampleProps>;

export const Empty: Story = {
  play: async ({ args, canvas, userEvent, ...context }) => {
    await userEvent.upload(canvas.getByLabelText(textsFor(context).slip), file);
    await expect(args.onChange).toHaveBeenCalledWith(file);
  },
};
export const Chosen: Story = { args: { state: () => ({ kind: 'chosen', file }) } };
export const Sending: Story = { args: { state: ({ sending }) => ({ kind: 'sending', file, progress: 0.42, text: sending }) } };
export const Failed: Story = { args: { state: ({ sendFailed }) => ({ kind: 'failed', file, text: sendFailed }) } };
/** Beside the thumbnail: what was read from the file. */
export const WithDetails: Story = { args: { state: () => ({ kind: 'chosen', file }), details: ({ sent }) => <p>{sent}</p> } };
export const WrongFile: Story = { args: { isWrong: true } };
