import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { textsFor } from '../story-texts.ts';
import type { WheelMotion } from './use-spin.ts';
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
  const [motion, setMotion] = useState<WheelMotion>({ kind: 'resting', slice: null });
  const [result, setResult] = useState('');
  const rest = () => {
    setMotion({ kind: 'resting', slice: won });
    setResult(`${texts.won} ${slices[won]?.label ?? ''}`);
  };
  return (
    <>
      <Wheel
        slices={slices}
        motion={motion}
        coins={String(left)}
        spinLabel={texts.spin}
        listLabel={texts.prizes}
        result={result}
        canSpin={left > 0}
        onSpin={() => {
          setLeft(left - 1);
          setResult('');
          setMotion({ kind: 'landing', extraTurns: 2, slice: won, landing: 0.5 });
        }}
        onEnd={rest}
      />
      <Button variant="secondary" onClick={rest}>
        {texts.next}
      </Button>
    </>
  );
}

const meta: Meta<typeof Wheel> = { title: 'Input/Wheel', component: Wheel };
export default meta;

/** Spun by press or keyboard. The result is announced when it stops. Invalid colours are replaced. */
export const Spun: StoryObj = {
  render: (_args, context) => (
    <div data-testid="narrow" style={{ width: 'min(366px, 100%)', padding: 'var(--space-2)', overflowX: 'auto' }}>
      <Sample texts={textsFor(context)} coins={3} />
    </div>
  ),
  play: async ({ canvas, userEvent, ...context }) => {
    const { spin, next, won: wonText } = textsFor(context);
    await userEvent.tab();
    const button = canvas.getByRole('button', { name: `3 ${spin}` });
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveTextContent('2');
    await userEvent.click(canvas.getByRole('button', { name: next }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(`${wonText} iPhone 17 Pro Max 512 GB`));
    // When it is rotated, it takes no more space.
    await expect(canvas.getByTestId('narrow').scrollWidth).toBe(canvas.getByTestId('narrow').clientWidth);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(slices.length);
  },
};
export const NoCoins: StoryObj = {
  render: (_args, context) => <Sample texts={textsFor(context)} coins={0} />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvasElement.querySelector('canvas')?.clientWidth).toBeCloseTo(Math.min(350, window.innerWidth * 0.85), 0);
    await userEvent.click(canvas.getAllByRole('button')[0] as HTMLElement);
    await expect(canvas.getAllByRole('button')[0] as HTMLElement).toHaveTextContent('0');
  },
};
