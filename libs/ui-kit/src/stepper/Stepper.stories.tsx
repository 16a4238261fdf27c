import type { Meta, StoryObj } from '@storybook/react-vite';
import { withTexts } from '../story-texts.ts';
import { Stepper } from './Stepper.tsx';

/**
 * **When to use.** Above the title of a form with three to five steps. It is not interactive. For alternatives, use `Tabs`.
 *
 * **Do** show the step and the number of steps.
 *
 * **Don't** let it be pressed: a step is reached by ending the one before.
 */
const meta: Meta<typeof Stepper> = {
  title: 'Navigation/Stepper',
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
