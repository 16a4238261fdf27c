import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '@wallet/app-shell';
import { screen, unreachable, type MockResponses } from '@wallet/app-testing';

const meta: Meta = { title: 'Screens/Agreement/Agreement', tags: ['!autodocs'] };
export default meta;

const at = (getAgreements: MockResponses['getAgreements']): StoryObj => ({
  parameters: screen({ path: `${paths.home}?modal=agreement`, answers: { ...(getAgreements && { getAgreements }) } }),
});

export const Agreement = at([
  '<h3>ข้อตกลงการใช้บริการ</h3><p>สมาชิกต้องมีอายุ 20 ปีขึ้นไป และใช้บัญชีธนาคารของตนเองเท่านั้น</p><ul><li>หนึ่งคนต่อหนึ่งบัญชี</li><li>เก็บรหัสผ่านไว้เป็นความลับ</li></ul>',
  '<p>ສະມາຊິກຕ້ອງມີອາຍຸ 20 ປີຂຶ້ນໄປ ແລະ ໃຊ້ບັນຊີທະນາຄານຂອງຕົນເອງເທົ່ານັ້ນ</p>',
]);
export const Empty = at([]);
export const Failed = at(unreachable);
