import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { textsFor } from '../story-texts.ts';
import { ToastRegion } from './ToastOutlet.tsx';
import { useToasts } from './toasts.ts';

type Texts = ReturnType<typeof textsFor>;

function ToastButtons({ texts }: { readonly texts: Texts }) {
  const { showToast } = useToasts();
  return (
    <>
      <Button variant="secondary" onClick={() => showToast('success', texts.copied)}>
        {texts.copy}
      </Button>
      <Button variant="secondary" onClick={() => showToast('info', texts.slow)}>
        {texts.action}
      </Button>
      <Button variant="secondary" onClick={() => showToast('danger', texts.sendFailed)}>
        {texts.retry}
      </Button>
    </>
  );
}

/**
 * **When to use.** Use a toast for a success that needs no answer, for something that is under way (`info`), or for a failure that changed nothing. It disappears after four
 * seconds, but not while someone points at it or focuses it. For something that must not be missed, use an `AlertDialog`; for something
 * that must stay, a `Notice`.
 *
 * **Do** write one short sentence: it goes by itself.
 *
 * **Don't** show the mark of success before something is one, nor use a toast where the member has to act.
 */
const meta: Meta<typeof ToastRegion> = {
  title: 'Feedback/Toast',
  component: ToastRegion,
  parameters: { docs: { story: { inline: false, iframeHeight: 320 } } },
};
export default meta;

/** At the top, away from the next action. It does not take the focus. */
export const Said: StoryObj = {
  render: (_args, context) => (
    <ToastRegion label={textsFor(context).menu} closeLabel={textsFor(context).close}>
      <ToastButtons texts={textsFor(context)} />
    </ToastRegion>
  ),
  play: async ({ canvas, userEvent, ...context }) => {
    const { copy, action, retry, copied, slow, sendFailed } = textsFor(context);
    await userEvent.click(canvas.getByRole('button', { name: copy }));
    await userEvent.click(canvas.getByRole('button', { name: action }));
    await userEvent.click(canvas.getByRole('button', { name: retry }));
    await waitFor(() => expect(canvas.getByText(copied)).toBeVisible());
    await waitFor(() => expect(canvas.getByText(slow)).toBeVisible());
    await waitFor(() => expect(canvas.getByText(sendFailed)).toBeVisible());
    await expect(canvas.getByRole('button', { name: retry })).toHaveFocus();
  },
};
