import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '@wallet/app-shell';
import { screen, unreachable } from '@wallet/app-testing';

/** States that any screen can be in, for documents. The stories of the screens prove them. */
const meta: Meta = { title: 'Screens/States', tags: ['!autodocs', '!test'] };
export default meta;

export const HiddenAmounts: StoryObj = { parameters: screen({ path: paths.home, stored: { hideAmounts: 'true' } }) };
export const HiddenAmountsInTheStatement: StoryObj = { parameters: screen({ path: paths.statement, stored: { hideAmounts: 'true' } }) };
/** The balances of the games could not be read again. */
export const StaleFigures: StoryObj = { parameters: screen({ path: paths.home, answers: { refreshGameBalances: unreachable } }) };
export const LettersTwiceAsLarge: StoryObj = { parameters: screen({ path: paths.home }), globals: { text: 'large' } };
export const LettersTwiceAsLargeInAForm: StoryObj = {
  parameters: screen({ path: `${paths.home}?modal=transfer&account=pgsoft` }),
  globals: { text: 'large' },
};
