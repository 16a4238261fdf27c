import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { textsFor } from '../story-texts.ts';
import { Dialog } from './Dialog.tsx';

function Opened({ texts }: { readonly texts: ReturnType<typeof textsFor> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{texts.conditions}</Button>
      {isOpen && (
        <Dialog title={texts.conditions} closeLabel={texts.close} onClose={() => setOpen(false)}>
          {Array.from({ length: 20 }, (_, line) => (
            <p key={line}>{texts.sentence}</p>
          ))}
        </Dialog>
      )}
    </>
  );
}

const meta: Meta<typeof Dialog> = { title: 'Components/Dialog', component: Dialog };
export default meta;

/** Opens before the page, closes by its button or Escape, and gives the focus back. */
export const Sheet: StoryObj<typeof Dialog> = {
  render: (_args, context) => <Opened texts={textsFor(context)} />,
  play: async ({ canvas, userEvent, ...context }) => {
    const { conditions, close } = textsFor(context);
    const opener = canvas.getByRole('button', { name: conditions });
    await userEvent.click(opener);
    const dialog = canvas.getByRole('dialog', { name: conditions });
    await waitFor(() => expect(dialog).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: close }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
    await userEvent.click(opener);
  },
};
