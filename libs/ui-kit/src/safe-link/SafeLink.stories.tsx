import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
import { textsFor } from '../story-texts.ts';
import { SafeLink } from './SafeLink.tsx';

/**
 * **When to use.** For every URL from outside: an operator's page, a chat app, a slip. It opens outside the wallet. For the
 * wallet's own pages, use the router's link.
 *
 * **Do** name where it leads.
 *
 * **Don't** use it inside the app: pages are links of the router.
 */
const meta: Meta<typeof SafeLink> = {
  title: 'Navigation/SafeLink',
  component: SafeLink,
  render: (args, context) => (
    <p>
      <SafeLink {...args}>{textsFor(context).contact}</SafeLink>
    </p>
  ),
};
export default meta;
type Story = StoryObj<typeof SafeLink>;

export const Outside: Story = {
  args: { href: 'https://example.com/contact' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    await expect(link).toHaveAttribute('href', 'https://example.com/contact');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

/** Inside another app, which has no tabs, it takes this window. */
export const InAnotherApp: Story = {
  args: Outside.args ?? {},
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link');
    link.addEventListener('click', (event) => event.preventDefault());
    spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 14; SM-A155F; wv) Chrome/131.0.0.0 Mobile');
    await userEvent.click(link);
    await expect(link).toHaveAttribute('target', '_self');
  },
};

/** A script URL: the text stays, but is not a link. */
export const Dangerous: Story = {
  args: { href: 'javascript:alert(1)' },
  play: async ({ canvas, ...context }) => {
    await expect(canvas.getByText(textsFor(context).contact)).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};
