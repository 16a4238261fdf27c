import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { textsFor } from '../story-texts.ts';
import type { FileState } from './ChosenFile.tsx';
import { FilePicker } from './FilePicker.tsx';

/** A picture of 2 by 3 dots, as a device would hand it over. */
const picture = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAIAAAADCAIAAAA2iEnWAAAAFklEQVR4nGNoWHm+ofMyQ0Pn5YaGhgYAMvoHCwmqbcQAAAAASUVORK5CYII='),
  (sign) => sign.charCodeAt(0),
);
const file = new File([picture], 'Screenshot_2026-11-21-18-07-50-123_com.kasikorn.retail.mbanking.png', { type: 'image/png' });

type Texts = ReturnType<typeof textsFor>;
interface SampleProps {
  readonly state: (texts: Texts) => FileState | null;
  readonly isWrong?: boolean;
  readonly onChoose: (file: File) => void;
}

const meta: Meta<SampleProps> = {
  title: 'Components/FilePicker',
  args: { state: () => null, onChoose: fn() },
  render: ({ state, isWrong, onChoose }, context) => {
    const texts = textsFor(context);
    return (
      <FilePicker
        label={texts.slip}
        hint={texts.slipHint}
        error={isWrong ? texts.wrongFile : undefined}
        accept="image/*"
        file={state(texts)}
        words={{ choose: texts.chooseFile, drop: texts.dropFile, cancel: texts.cancel, retry: texts.retry, remove: texts.remove }}
        onChoose={onChoose}
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
    await expect(args.onChoose).toHaveBeenCalledWith(file);
  },
};
export const Chosen: Story = { args: { state: () => ({ kind: 'chosen', file }) } };
export const Sending: Story = { args: { state: ({ sending }) => ({ kind: 'sending', file, progress: 0.42, text: sending }) } };
export const Failed: Story = { args: { state: ({ sendFailed }) => ({ kind: 'failed', file, text: sendFailed }) } };
export const Done: Story = { args: { state: ({ sent }) => ({ kind: 'done', file, text: sent }) } };
export const WrongFile: Story = { args: { isWrong: true } };
