import type { Meta, StoryObj } from '@storybook/react-vite';
import { withTexts } from '../story-texts.ts';
import { Stepper } from './Stepper.tsx';

/** Use it above the title of a form with three to five steps. It is not interactive. For alternatives, use `Tabs`. */
const meta: Meta<typeof Stepper> = {
  title: 'Components/Stepper',
  component: Stepper,
  args: { current: 2 },
  render: withTexts(({ register, steps, done }, args) => (
    <Stepper {...args} label={register} steps={steps} position={`${String(args.current + 1)} / ${String(steps.length)}`} doneLabel={done} />
  )),
};
export default meta;
type Story = StoryObj<typeof Stepper>;

export const First: Story = { args: { current: 0 } };
export const Third: Story = {};
