import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '@wallet/app-shell';
import { screen } from '@wallet/app-testing';

const meta: Meta = { title: 'Screens/Frame/Conditions', tags: ['!autodocs'] };
export default meta;

export const Conditions: StoryObj = {
  parameters: screen({
    path: `${paths.home}?modal=conditions`,
    answers: {
      getConditions: [
        '<h3>1. สมาชิก</h3><p>สมาชิกต้องมีอายุ 20 ปีขึ้นไป และใช้บัญชีธนาคารของตนเองเท่านั้น</p>',
        '<h3>2. ການຖອນເງິນ</h3><p>ຖອນເງິນໄດ້ທຸກມື້ ຕະຫຼອດ 24 ຊົ່ວໂມງ</p>',
      ],
    },
  }),
  play: async ({ canvas }) => {
    await canvas.findByRole('dialog');
  },
};
