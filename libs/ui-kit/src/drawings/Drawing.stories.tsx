import type { Meta, StoryObj } from '@storybook/react-vite';
import { Drawing, type DrawingName } from './Drawing.tsx';

/** Use it where a picture helps to find something, such as in a tile. An icon of a control has one colour and a thin line instead. */
const meta: Meta<typeof Drawing> = { title: 'Media/Drawings', component: Drawing };
export default meta;

const names: readonly DrawingName[] = ['spin', 'refresh', 'invite', 'bonus', 'refund', 'coins', 'slot', 'sport', 'lotto', 'other'];

export const All: StoryObj<typeof Drawing> = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '16px' }}>
      {names.map((name) => (
        <Drawing key={name} name={name} size="large" />
      ))}
    </div>
  ),
};
