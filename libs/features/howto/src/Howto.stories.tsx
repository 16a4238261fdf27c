import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '@wallet/app-shell';
import { screen } from '@wallet/app-testing';

const meta: Meta = { title: 'Screens/Howto/Howto', tags: ['!autodocs'] };
export default meta;

export const Howto: StoryObj = { parameters: screen({ path: paths.howto }) };
/** Opened by a link. The player waits for a click. */
export const Video: StoryObj = {
  parameters: screen({ path: `${paths.howto}?video=wallet` }),
  play: async ({ canvas }) => {
    await canvas.findByRole('dialog');
  },
};
