import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { textsFor } from '../story-texts.ts';
import { QrImage } from './QrImage.tsx';

/** Not a real QR code: only its corners. */
const markup =
  '<svg viewBox="0 0 25 25"><path d="M2 2h7v7H2zM16 2h7v7h-7zM2 16h7v7H2z" fill="none" stroke="#000"/><path d="M4 4h3v3H4zM18 4h3v3h-3zM4 18h3v3H4zM12 4h1v3h-1zM12 12h3v1h-3zM18 13h4v1h-4zM12 17h1v5h-1zM15 16h2v2h-2zM19 18h3v3h-3z"/><script>top.hacked = 1</script></svg>';

/**
 * Use it for every QR code. Markup from outside only ever becomes an image, always dark on white. Say what the code is
 * for, and offer an alternative for members whose phone shows it.
 */
const meta: Meta<typeof QrImage> = {
  title: 'Components/QrImage',
  component: QrImage,
  args: { markup },
  render: (args, context) => <QrImage {...args} alt={textsFor(context).qrTab} failedText={textsFor(context).sentence} />,
};
export default meta;
type Story = StoryObj<typeof QrImage>;

/** The backend's markup becomes an image, never part of the page. */
export const Code: Story = {
  play: async ({ canvas, canvasElement, ...context }) => {
    const image = canvas.getByRole<HTMLImageElement>('img', { name: textsFor(context).qrTab });
    await waitFor(() => expect(image.naturalWidth).toBeGreaterThan(0));
    await expect(canvasElement.querySelector('svg, script')).toBeNull();
  },
};
export const CannotBeShown: Story = { args: { markup: '<p>closed</p>' } };
