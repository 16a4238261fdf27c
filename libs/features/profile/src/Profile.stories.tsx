import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '@wallet/features-core';
import { pending, screen, unreachable, type Answers } from '@wallet/features-core/stories';
import { expect, waitFor } from 'storybook/test';

const meta: Meta = { title: 'Screens/Profile/Profile', tags: ['!autodocs'] };
export default meta;

const profile = { _id: '66f1a2b3c4d5e6f7a8b9c0d1', name: 'พงศ์พิพัฒน์ ศิริวัฒนานุกูลกิจเจริญทรัพย์', username: '0812345678', createdAt: '2026-01-05T07:00:00.000Z' };
const bankAccount = {
  bankAccountName: 'พงศ์พิพัฒน์ ศิริวัฒนานุกูลกิจ', bankAccountNo: '1234567890', bankCode: 'KTB',
  bank: { nameTH: 'ธนาคารกรุงไทย', nameEN: 'Krungthai Bank' },
};

const answers: Answers = { getProfile: { profile, bankAccount } };
const at = (changed: Answers = {}, path: string = paths.profile): StoryObj => ({ parameters: screen({ path, answers: { ...answers, ...changed } }) });

export const Profile = at();
/** This bank knows its accounts by English names only. */
export const EditingAccountName: StoryObj = {
  ...at(),
  play: async ({ canvasElement, userEvent }) => {
    const inBankCard = <Found extends HTMLElement>(what: string) => waitFor(() => {
      const found = canvasElement.querySelector<Found>(`[aria-labelledby=profile-bank] ${what}`);
      if (!found) throw new Error(`There is no ${what} yet.`);
      return found;
    });
    await userEvent.click(await inBankCard('button'));
    const name = await inBankCard<HTMLInputElement>('input');
    await userEvent.type(name, 'สมชาย{Enter}');
    await waitFor(() => expect(name).toBeInvalid());
  },
};
export const NoBankAccount = at({ getProfile: { profile, bankAccount: null } });
export const Loading = at({ getProfile: pending });
export const Failed = at({ getProfile: unreachable });
export const Password = at({}, `${paths.profile}?modal=password`);
