import { expect, waitFor, within } from 'storybook/test';

/** Resolves when all buttons of the dialog are enabled. Buttons that send are disabled for a moment after a dialog opens. */
export async function untilSettled(dialog: HTMLElement): Promise<void> {
  await waitFor(() =>
    within(dialog)
      .getAllByRole('button')
      .forEach((button) => void expect(button).toBeEnabled()),
  );
}

/** Code of a part may still be loading. */
const slowly = { timeout: 10_000 };

/** Resolves to the first element of that selector, once it is in the page. */
export const found = <Found extends Element = HTMLElement>(root: ParentNode, selector: string): Promise<Found> =>
  waitFor(() => {
    const element = root.querySelector<Found>(selector);
    if (element === null) throw new Error(`There is no ${selector} yet.`);
    return element;
  }, slowly);

/** Resolves to the first element of that selector, once it is visible. */
export async function seen<Found extends Element = HTMLElement>(root: ParentNode, selector: string): Promise<Found> {
  await waitFor(() => expect(root.querySelector(selector)).toBeVisible(), slowly);
  return root.querySelector(selector) as Found;
}

interface Press {
  readonly canvasElement: HTMLElement;
  readonly userEvent: { readonly click: (element: Element) => Promise<void> };
}

/** Presses the main action of a dialog, which is the last button of its footer, once it can be pressed. */
export async function pressMain({ canvasElement, userEvent }: Press, dialog = 'dialog'): Promise<void> {
  const main = () => [...canvasElement.querySelectorAll(`${dialog} footer button`)].at(-1) as HTMLElement;
  await waitFor(() => expect(main()).toBeEnabled(), slowly);
  await userEvent.click(main());
}
