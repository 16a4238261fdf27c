import { expect, waitFor, within } from 'storybook/test';

/** Resolves when all buttons of the dialog are enabled. Buttons that send are disabled for a moment after a dialog opens. */
export async function untilSettled(dialog: HTMLElement): Promise<void> {
  await waitFor(() =>
    within(dialog)
      .getAllByRole('button')
      .forEach((button) => void expect(button).toBeEnabled()),
  );
}
