import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '@wallet/features-core';
import { pending, screen, unreachable } from '@wallet/features-core/stories';

const meta: Meta = { title: 'Screens/Home/Home', tags: ['!autodocs'] };
export default meta;

export const Home: StoryObj = { parameters: screen({ path: paths.home }) };
export const Loading: StoryObj = { parameters: screen({ path: paths.home, answers: { getWallet: pending, refreshGameBalances: pending } }) };
export const Unreachable: StoryObj = { parameters: screen({ path: paths.home, answers: { getWallet: unreachable, refreshGameBalances: unreachable } }) };
