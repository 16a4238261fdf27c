import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '@wallet/app-shell';
import { pending, screen, unreachable, untilSettled, type MockResponses } from '@wallet/app-testing';
import { expect, waitFor, within } from 'storybook/test';

const meta: Meta = { title: 'Screens/Spin/Spin', tags: ['!autodocs'] };
export default meta;

const slices = [
  { code: 'P10', label: '10 บาท', bgColor: '#b3261e', textColor: '#ffffff' },
  { code: 'NONE', label: 'เสียใจด้วย', bgColor: '#5f6368', textColor: '#ffffff' },
  // Yellow on white would be unreadable.
  { code: 'K', label: '1,000,000 ກີບ', bgColor: '#ffffff', textColor: '#ffee00' },
  { code: 'COIN2', label: '2 เหรียญ', bgColor: '#146c2e', textColor: '#ffffff' },
  { code: 'BIG', label: 'iPhone 17 Pro Max 512 GB', bgColor: 'none at all', textColor: '' },
  {
    code: 'SHIRT',
    label: 'ເສື້ອຢືດ',
    bgColor: '#6750a4',
    textColor: '#ffffff',
    htmlDescription: '<p>กรุณาติดต่อ<strong>ฝ่ายบริการลูกค้า</strong></p>',
  },
];
const setup = { name: 'วงล้อนำโชค', slices, userCoin: 7 };
const coupons = slices
  .filter(({ code }) => code !== 'NONE')
  .map(({ code, label }, index) => ({ prize: { slice: code, name: label }, amount: index + 1 }));

/** Code loaded with the first spin may take a while. */
const slowly = { timeout: 10_000 };

const responses: MockResponses = { getSpinWheel: setup, getCoupons: coupons };
const at = (changed: MockResponses = {}, path: string = paths.spin): StoryObj => ({
  parameters: screen({ path, answers: { ...responses, ...changed } }),
});

export const Ready = at();
/** Words say that there are no coins, and nothing invites to spin. */
export const NoCoins: StoryObj = {
  ...at({ getSpinWheel: { ...setup, userCoin: 0 }, getCoupons: [] }),
  play: async ({ canvas }) => {
    const wheel = await canvas.findByRole('button', { name: /^0 .*(ไม่มีเหรียญ|ບໍ່ມີຫຼຽນ|no coins)/ });
    await expect(wheel).toHaveAttribute('aria-disabled', 'true');
    await expect(within(wheel).queryByText(/^(หมุน|ໝຸນ|Spin)$/)).toBeNull();
  },
};
export const UnknownCoins = at({ getSpinWheel: { slices: slices.slice(0, 2), userCoin: null } });
export const Inactive = at({ getSpinActive: { active: false } });
export const Loading = at({ getSpinWheel: pending, getCoupons: pending });
export const Failed = at({ getSpinWheel: unreachable, getCoupons: unreachable });

export const OneCoupon: StoryObj = {
  ...at({}, `${paths.spin}?modal=coupon&coupon=SHIRT`),
  play: async ({ canvas }) => untilSettled(await canvas.findByRole('dialog')),
};
export const CouponGone = at({ getCoupons: [] }, `${paths.spin}?modal=coupon&coupon=SHIRT`);

/** Nothing was won: an alert over the page says why. */
export const Refused: StoryObj = {
  ...at({ spin: { success: false, error: 'NO_DATA' } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^7 / }));
    await canvas.findByRole('alertdialog', {}, slowly);
  },
};

/** The wheel stops. Skips the animation. */
const stopped = (code: string, label: string): StoryObj => ({
  ...at({ spin: { success: true, code, label, remainingCoin: 6 } }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^7 / }));
    await waitFor(async () => {
      // With reduced motion there is nothing to skip.
      const skip = canvas.queryByRole('button', { name: /^(ข้าม|ຂ້າມ|Skip)/ });
      if (skip) await userEvent.click(skip);
      await expect(canvas.getByRole('alertdialog')).toHaveTextContent(label);
    }, slowly);
  },
});
export const Won = stopped('COIN2', '2 เหรียญ');
/** The prize is claimed where it is shown. */
export const WonAndClaimed: StoryObj = {
  ...at({ spin: { success: true, code: 'COIN2', label: '2 เหรียญ', remainingCoin: 6 }, claimCoupon: { success: true } }),
  play: async (context) => {
    await Won.play?.(context);
    const prize = within(context.canvas.getByRole('alertdialog'));
    await context.userEvent.click(prize.getByRole('button', { name: /^(รับรางวัล|ຮັບລາງວັນ|Claim)$/ }));
    await waitFor(() => expect(context.canvas.queryByRole('alertdialog')).toBeNull(), slowly);
  },
};
/** Whether a coupon is booked for a blank all the same is not known yet. */
export const Blank = stopped('NONE', 'เสียใจด้วย');

/**
 * The response was lost: coins and coupons show whether the spin counted. The last story, because no other spin can start during that
 * check.
 */
export const UnknownOutcome: StoryObj = {
  ...at({ spin: unreachable }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^7 / }));
  },
};
