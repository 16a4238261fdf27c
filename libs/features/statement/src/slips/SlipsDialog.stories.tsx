import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '@wallet/app-shell';
import { slipReasons } from '@wallet/domain';
import { pending, refused, screen, type MockResponses } from '@wallet/app-testing';

const meta: Meta = { title: 'Screens/Statement/Slips', tags: ['!autodocs'] };
export default meta;

const path = `${paths.statement}?modal=slips`;
const statement: MockResponses = { getStatement: { total: 0, statements: [] } };
const slip = (reference: string, more: object) => ({
  createdAt: '2026-11-21T11:07:50Z',
  amount: 1_500,
  status: 'FAILED',
  note: '',
  link: '',
  reference,
  ...more,
});

export const EveryReason: StoryObj = {
  parameters: screen({
    path,
    answers: {
      ...statement,
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
export const Empty: StoryObj = { parameters: screen({ path, answers: { ...statement, getSlips: { total: 0, slips: [] } } }) };
export const Loading: StoryObj = { parameters: screen({ path, answers: { ...statement, getSlips: pending } }) };
export const Refused: StoryObj = { parameters: screen({ path, answers: { ...statement, getSlips: refused('REQUEST_LIMIT') } }) };
