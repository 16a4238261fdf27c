import { planSpin, sliceAt, type SpinPlan } from '@wallet/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { textsFor } from '../story-texts.ts';
import { Wheel } from './Wheel.tsx';
import type { WheelSlice } from './use-wheel-picture.ts';

const slices: readonly WheelSlice[] = [
  { code: 'a', label: '50 บาท', bgColor: '#b3261e', textColor: '#ffffff' },
  { code: 'b', label: 'โบนัส 5%', bgColor: 'gold', textColor: 'yellow' },
  { code: 'c', label: '1,000 ກີບ', bgColor: 'url(https://evil.example)', textColor: 'white' },
  { code: 'd', label: 'iPhone 17 Pro Max 512 GB', bgColor: 'rgb(20 90 60)', textColor: '#fff' },
  { code: 'e', label: 'ຂອບໃຈທີ່ຮ່ວມສະໜຸກ', bgColor: null, textColor: null },
  { code: 'f', label: '888', bgColor: '#4e2a84', textColor: '#f2c14e' },
];
const won = 3;

function Sample({ texts, coins }: { readonly texts: ReturnType<typeof textsFor>; readonly coins: number }) {
  const [left, setLeft] = useState(coins);
  const [plan, setPlan] = useState<SpinPlan | null>(null);
  const [restTurns, setRest] = useState(0);
  const [result, setResult] = useState('');
  return (
    <Wheel
      slices={slices}
      restTurns={restTurns}
      plan={plan}
      coins={String(left)}
      spinLabel={texts.spin}
      listLabel={texts.prizes}
      result={result}
      canSpin={left > 0}
      onSpin={() => {
        setLeft(left - 1);
        setResult('');
        setPlan({ ...planSpin({ sliceIndex: won, sliceCount: slices.length, extraTurns: 2, landing: 0.5, startTurns: restTurns }), durationMs: 600 });
      }}
      onEnd={() => {
        const end = plan?.endTurns ?? 0;
        setPlan(null);
        setRest(end);
        setResult(`${texts.won} ${slices[sliceAt(end, slices.length)]?.label ?? ''}`);
      }}
    />
  );
}

const meta: Meta<typeof Wheel> = { title: 'Components/Wheel', component: Wheel };
export default meta;

/** Spun by a press or by the keyboard; what was won is said when it rests. Colours that are none are replaced. */
export const Spun: StoryObj = {
  render: (_args, context) => (
    <div data-testid="narrow" style={{ width: 'min(350px, 85vw)', overflowX: 'auto' }}>
      <Sample texts={textsFor(context)} coins={3} />
    </div>
  ),
  play: async ({ canvas, userEvent, ...context }) => {
    const { spin, won: words } = textsFor(context);
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: `3 ${spin}` });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(`${words} iPhone 17 Pro Max 512 GB`), { timeout: 5000 });
    await expect(button).toHaveTextContent('2');
    // Turned, it takes no more room than before.
    await expect(canvas.getByTestId('narrow').scrollWidth).toBe(canvas.getByTestId('narrow').clientWidth);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(slices.length);
  },
};
export const NoCoins: StoryObj = {
  render: (_args, context) => <Sample texts={textsFor(context)} coins={0} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('button')).toHaveTextContent('0');
  },
};
