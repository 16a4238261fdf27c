import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '@wallet/app-shell';
import { pending, screen, unreachable, type MockResponses } from '@wallet/app-testing';
import { expect } from 'storybook/test';

const meta: Meta = { title: 'Screens/Invite/Invite', tags: ['!autodocs'] };
export default meta;

const banners: MockResponses['getInviteBanners'] = [{ html: '<h3>ชวนเพื่อนมาเล่น</h3><p>รับส่วนแบ่งจากการเล่นจริงของเพื่อน</p>' }];
const friends = ['สมชาย', 'ພົມມະຈັນ', 'พงศ์พิพัฒน์ ศิริวัฒนานุกูลกิจเจริญทรัพย์'];

const responses: MockResponses = {
  getInviteBanners: [],
  getInvites: {
    total: 23,
    invites: friends.map((name, index) => ({ from: { name }, amount: 1_234_567.5 * (index + 1), createdAt: '2026-01-05T07:00:00.000Z' })),
  },
};
const at = (path: string, changed: MockResponses = {}): StoryObj => ({
  parameters: screen({ path, answers: { ...responses, ...changed } }),
});

export const BannersFirst = at(`${paths.home}?modal=invite`, { getInviteBanners: banners });
/** Each with the amount and the time. Without banners, they are there at once. */
export const Friends: StoryObj = {
  ...at(`${paths.home}?modal=invite`),
  play: async ({ canvas }) => {
    const row = (await canvas.findByText('สมชาย')).closest('li');
    await expect(row).toHaveTextContent(/05\/01\/2026 \d\d:00:00[^]*1,234,567\.50/);
  },
};
export const Empty = at(`${paths.home}?modal=invite`, { getInvites: { invites: [], total: 0 } });
export const Loading = at(`${paths.home}?modal=invite`, { getInvites: pending });
export const ListFailed = at(`${paths.home}?modal=invite`, { getInvites: unreachable });
