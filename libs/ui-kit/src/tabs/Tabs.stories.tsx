import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { PhotoIcon, ShareIcon, StatementIcon } from '../icons/icons.ts';
import { textsFor } from '../story-texts.ts';
import { Tabs } from './Tabs.tsx';

function Sample({ texts, isDetailed = false }: { readonly texts: ReturnType<typeof textsFor>; readonly isDetailed?: boolean }) {
  const [value, setValue] = useState<'slip' | 'qr' | 'link'>('slip');
  return (
    <Tabs
      label={texts.deposit}
      tabs={[
        { id: 'slip', label: texts.slipTab, icon: <StatementIcon aria-hidden="true" />, ...(isDetailed && { detail: texts.slipHint }) },
        { id: 'qr', label: texts.qrTab, icon: <PhotoIcon aria-hidden="true" /> },
        { id: 'link', label: texts.linkTab, icon: <ShareIcon aria-hidden="true" /> },
      ]}
      value={value}
      onChange={setValue}
    >
      {texts.slipHint}
    </Tabs>
  );
}

const meta: Meta<typeof Tabs> = { title: 'Navigation/Tabs', component: Tabs };
export default meta;

export const Methods: StoryObj = {
  render: (_args, context) => <Sample texts={textsFor(context)} />,
  play: async ({ canvas, userEvent, ...context }) => {
    const { slipTab, qrTab, linkTab } = textsFor(context);
    await userEvent.click(canvas.getByRole('tab', { name: qrTab }));
    for (const [keys, name] of [
      ['{ArrowRight}', linkTab],
      ['{ArrowRight}', slipTab],
      ['{ArrowDown}', slipTab],
      ['{ArrowLeft}', linkTab],
      ['{Home}', slipTab],
      ['{End}', linkTab],
      ['{ArrowLeft}', qrTab],
    ] as const) {
      await userEvent.keyboard(keys);
      await expect(canvas.getByRole('tab', { selected: true, name })).toHaveFocus();
      await expect(canvas.getByRole('tabpanel', { name })).toBeVisible();
    }
  },
};

/** In a large dialog, the tabs are beside their content, with their details. */
export const Wide: StoryObj = {
  render: (_args, context) => (
    <div style={{ width: '52rem' }}>
      <Sample isDetailed texts={textsFor(context)} />
    </div>
  ),
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('tab').map((tab) => tab.getBoundingClientRect());
    await expect(second?.top).toBeGreaterThan(first?.bottom ?? 0);
  },
};
