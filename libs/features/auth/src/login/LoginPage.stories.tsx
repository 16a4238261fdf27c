import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '@wallet/app-shell';
import { refused, screen } from '@wallet/app-testing';
import { expect, waitFor } from 'storybook/test';

const meta: Meta = { title: 'Screens/Auth/Login', tags: ['!autodocs'] };
export default meta;

export const Login: StoryObj = { parameters: screen({ path: paths.login }) };

/** The typed text stays, and the error appears next to the button until something else is typed. */
export const WrongPassword: StoryObj = {
  parameters: screen({ path: paths.login, answers: { logIn: refused('WRONG_CREDENTIAL') } }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const field = (name: string) => canvasElement.querySelector<HTMLInputElement>(`[name=${name}]`) ?? canvasElement;
    await userEvent.type(field('username'), '0812345678');
    await userEvent.type(field('password'), 'wrong-password{Enter}');
    await canvas.findByRole('alert');
    await expect(field('username')).toHaveValue('0812345678');
    await expect(field('password')).toHaveValue('wrong-password');
    await userEvent.type(field('password'), 'x');
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await userEvent.type(field('password'), '{Enter}');
    await canvas.findByRole('alert');
  },
};
