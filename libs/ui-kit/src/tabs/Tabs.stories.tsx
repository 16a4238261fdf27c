import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { textsFor } from '../story-texts.ts';
import { Tabs } from './Tabs.tsx';

function Sample({ texts }: { readonly texts: ReturnType<typeof textsFor> }) {
  const [value, setValue] = useState<'slip' | 'qr' | 'link'>('slip');
  return (
    <Tabs
      label={texts.deposit}
      tabs={[
        { id: 'slip', label: texts.slipTab },
        { id: 'qr', label: texts.qrTab },
        { id: 'link', label: texts.linkTab },
      ]}
      value={value}
      onChange={setValue}
    >
      {texts.slipHint}
    </Tabs>
  );
}

const meta: Meta<typeof Tabs> = { title: 'Components/Tabs', component: Tabs };
export default meta;

export const Methods: StoryObj = {
  render: (_args, context) => <Sample texts={textsFor(context)} />,
  play: async ({ canvas, userEvent, ...context }) => {
    const { slipTab, qrTab } = textsFor(context);
    await userEvent.click(canvas.getByRole('tab', { name: slipTab }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: qrTab })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel', { name: qrTab })).toBeVisible();
  },
};
