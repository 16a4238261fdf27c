import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '@wallet/app-shell';
import { pending, screen, unreachable, type MockResponses } from '@wallet/app-testing';
import { expect, waitFor } from 'storybook/test';

const meta: Meta = { title: 'Screens/Contact/Contact', tags: ['!autodocs'] };
export default meta;

const contact = {
  contactText: '<p>ติดต่อเราได้ตลอด 24 ชั่วโมง</p><p>02-123-4567</p>',
  lineLink: 'https://line.example/siam',
  lineName: '@siamfortune',
  lineQR:
    'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 3"%3E%3Cpath d="M0 0h1v1H0zM2 0h1v1H2zM1 1h1v1H1zM0 2h1v1H0z"/%3E%3C/svg%3E',
};
const at = (path: string, changed: MockResponses = {}): StoryObj => ({
  parameters: screen({ path, answers: { getContact: contact, ...changed } }),
});

/** The text, the version, the picture to scan, and the link; with space above them for members. */
const withDetails = (path: string, hasSpace: boolean): StoryObj => ({
  ...at(path),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByText('02-123-4567')).toBeVisible());
    await expect(canvas.getByText(/ \d+\.\d+\.\d+$/)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('img', { name: /@siamfortune/ })).toBeVisible());
    await expect(canvas.getByRole('link', { name: /^@siamfortune/ })).toHaveAttribute('href', contact.lineLink);
    const page = canvasElement.querySelector('[data-spaced]') as HTMLElement;
    await expect(getComputedStyle(page).paddingTop !== '0px').toBe(hasSpace);
  },
});
export const ForVisitors = withDetails(paths.contact, false);
export const ForMembers = withDetails(paths.memberContact, true);
/** An address that no browser opens is shown as it is. */
export const WithoutLink: StoryObj = {
  ...at(paths.contact, { getContact: { ...contact, lineLink: 'LINE: siam' } }),
  play: ({ canvas }) => waitFor(() => expect(canvas.getByText('@siamfortune LINE: siam')).toBeVisible()),
};
/** The chat icon plays its greeting and covers nothing at the end of the page. */
export const WithChat: StoryObj = {
  ...at(paths.memberContact, { getChatEnabled: { enableChatWidget: true } }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { expanded: false })).toBeVisible());
  },
};
export const Loading = at(paths.memberContact, { getContact: pending });
export const Failed = at(paths.memberContact, { getContact: unreachable });
