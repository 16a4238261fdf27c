import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { costlyUnits, costOf, repeatTo, unnoticedMs } from './costly-markup.ts';
import { SafeHtml } from './SafeHtml.tsx';
import { sanitise } from './sanitise.ts';

const meta: Meta<typeof SafeHtml> = { title: 'Media/SafeHtml', component: SafeHtml };
export default meta;
type Story = StoryObj<typeof SafeHtml>;

/** An operator's text with an allowed colour and link. */
export const OperatorText: Story = {
  args: {
    html: '<h2>เงื่อนไข</h2><p style="text-align: center; position: fixed">ฝากขั้นต่ำ <b>100</b> บาท</p><p><a href="https://example.com/rules">กติกา</a></p>',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('100')).toBeVisible();
    const paragraph = canvas.getByText('100').closest('p');
    await expect(paragraph?.style.textAlign).toBe('center');
    await expect(paragraph?.style.position).toBe('');
    await expect(canvas.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

/** The same text with an attack added: only the allowed part remains. */
export const HostileText: Story = {
  args: {
    html: '<p>good</p><img src="x" onerror="window.hacked = 1"><script>window.hacked = 2</script><iframe src="https://evil.example"></iframe>',
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('good')).toBeVisible();
    await expect(canvasElement.querySelector('script, iframe, [onerror]')).toBeNull();
    await expect((window as { hacked?: number }).hacked).toBeUndefined();
  },
};

/** The longest markup that is not shown as text renders without a noticeable delay, whatever it is. */
export const CostlyText: Story = {
  args: { html: repeatTo('<p>ฝากขั้นต่ำ <b>100</b> บาท</p>', 3000) + 'end' },
  play: async () => {
    const units = [
      ...costlyUnits,
      '<video>',
      '<img>',
      '<a href="https://a.example">',
      '<p><b lang="a">x',
      '<div></b>',
      '<x-y>',
      '<table><td>x',
    ];
    const slow = units.filter((unit) =>
      [160, 490, 12_000].some((times) => costOf(() => sanitise(unit.repeat(times).slice(0, 12_000))) >= unnoticedMs),
    );
    await expect(slow).toEqual([]);
  },
};
