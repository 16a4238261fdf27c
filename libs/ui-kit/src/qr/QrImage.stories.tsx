import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { textsFor } from '../story-texts.ts';
import { QrImage } from './QrImage.tsx';

/** Not a real QR code: only its corners, without a ground and a quiet zone. */
const markup =
  '<svg viewBox="0 0 21 21"><path d="M0 0h7v7H0zM1 1v5h5V1zM14 0h7v7h-7zM15 1v5h5V1zM0 14h7v7H0zM1 15v5h5v-5z" fill-rule="evenodd"/><path d="M2 2h3v3H2zM16 2h3v3h-3zM2 16h3v3H2zM10 2h1v3h-1zM10 10h3v1h-3zM16 11h4v1h-4zM10 15h1v5h-1zM13 14h2v2h-2zM17 16h3v3h-3z"/><script>top.hacked = 1</script></svg>';

/** A pixel of a loaded picture, at parts of its width and height: red, green, blue and how opaque it is. */
function pixelOf(image: HTMLImageElement, x: number, y: number): readonly number[] {
  const { naturalWidth: width, naturalHeight: height } = image;
  const context = new OffscreenCanvas(width, height).getContext('2d');
  context?.drawImage(image, 0, 0);
  return [...(context?.getImageData(x * width, y * height, 1, 1).data ?? [])];
}

/**
 * **When to use.** For every QR code. Markup from outside only ever becomes an image, always dark on white. Say what the code is
 * for, and offer an alternative for members whose phone shows it.
 *
 * **Do** keep its white ground and quiet zone in every theme; repeat amount and time beside it.
 *
 * **Don't** tint, round or shrink it below 216 px.
 */
const meta: Meta<typeof QrImage> = {
  title: 'Money/QrImage',
  component: QrImage,
  args: { markup },
  render: (args, context) => <QrImage {...args} alt={textsFor(context).qrTab} failedText={textsFor(context).sentence} />,
};
export default meta;
type Story = StoryObj<typeof QrImage>;

/** The backend's markup becomes an image, never part of the page. Its white ground and quiet zone are in the picture. */
export const Code: Story = {
  play: async ({ canvas, canvasElement, ...context }) => {
    const image = canvas.getByRole<HTMLImageElement>('img', { name: textsFor(context).qrTab });
    await waitFor(() => expect(image.naturalWidth).toBeGreaterThan(0));
    const [white, black] = [
      [255, 255, 255, 255],
      [0, 0, 0, 255],
    ];
    await waitFor(() => expect(pixelOf(image, 0, 0)).toEqual(white));
    // The code has 21 modules, with the zone 29.
    await expect(pixelOf(image, 3.8 / 29, 4.2 / 29)).toEqual(white);
    await expect(pixelOf(image, 4.2 / 29, 4.2 / 29)).toEqual(black);
    await expect(pixelOf(image, 25.2 / 29, 20 / 29)).toEqual(white);
    await expect(canvasElement.querySelector('svg, script')).toBeNull();
  },
};
export const CannotBeShown: Story = {
  args: { markup: '<p>closed</p>' },
  play: async ({ canvas, ...context }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(textsFor(context).sentence);
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};
/** It looks the same for a picture that the browser cannot read. */
export const CannotBeRead: Story = { ...CannotBeShown, args: { markup: 'data:image/png;base64,AAAA' } };
