import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '@wallet/app-shell';
import { slipReasons } from '@wallet/domain';
import { pending, refused, screen } from '@wallet/app-testing';
import { expect } from 'storybook/test';

const meta: Meta = { title: 'Screens/Statement/Slips', tags: ['!autodocs'] };
export default meta;

const path = `${paths.statement}?modal=slips`;
const slip = (reference: string, more: object) => ({
  createdAt: '2026-11-21T11:07:50Z',
  amount: 1_500,
  status: 'FAILED',
  note: '',
  link: '',
  reference,
  ...more,
});

/** With the amount, the time, and the reason in brackets. */
export const EveryReason: StoryObj = {
  play: async ({ canvas }) => {
    const failed = await canvas.findAllByText(/^(ไม่สำเร็จ|ບໍ່ສຳເລັດ) \(.+\)$/);
    await expect(failed).toHaveLength(slipReasons.length);
    await expect(failed[0]?.closest('li, tr')).toHaveTextContent(/1,500\.00/);
    await expect(failed[0]?.closest('li, tr')).toHaveTextContent(/21\/11\/2026 18:07:50/);
  },
  parameters: screen({
    path,
    answers: {
      getSlips: {
        total: 23,
        slips: [
          slip('S-a', { status: 'SUCCESS', link: 'https://slips.example/1.png' }),
          slip('S-b', { status: 'CHECKING', amount: null }),
          ...slipReasons.map((note) => slip(note, { note })),
        ],
      },
    },
  }),
};
export const Empty: StoryObj = { parameters: screen({ path }) };
export const Loading: StoryObj = { parameters: screen({ path, answers: { getSlips: pending } }) };
export const Refused: StoryObj = { parameters: screen({ path, answers: { getSlips: refused('REQUEST_LIMIT') } }) };
