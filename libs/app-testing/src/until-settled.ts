import { expect, waitFor, within } from 'storybook/test';

/** Ends when every button of the dialog can be pressed: for a moment after it has come, those that would send cannot. */
export async function untilSettled(dialog: HTMLElement): Promise<void> {
  await waitFor(() =>
    within(dialog)
      .getAllByRole('button')
      .forEach((button) => void expect(button).toBeEnabled()),
  );
}
