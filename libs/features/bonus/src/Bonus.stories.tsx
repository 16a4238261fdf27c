import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '@wallet/app-shell';
import { pending, pressMain, refused, screen, unreachable, type MockResponses } from '@wallet/app-testing';
import { expect, waitFor } from 'storybook/test';

const meta: Meta = { title: 'Screens/Bonus/Bonus', tags: ['!autodocs'] };
export default meta;

const picture = (color: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"><path fill="${color}" d="M0 0h2v1H0z"/><circle cx="1.5" cy=".4" r=".2" fill="gold"/></svg>`)}`;

const offers = [
  { code: 'WELCOME100', type: 'limit', maxReceived: 1, percentFail: 300, banners: [{ image: picture('teal') }] },
  { code: 'DAILY20', type: 'day', maxReceived: 1, percentFail: 200, banners: [{ image: picture('navy') }] },
  { code: 'WEEKLY-WITH-A-LONG-NAME-500', type: 'week', maxReceived: 2, percentFail: null, banners: [] },
];
const used = { _id: 'u1', isActive: true, received: [{ updatedAt: '2026-01-05T07:00:00.000Z' }] };
const inUse = offers.map((offer) => (offer.code === 'WELCOME100' ? { ...offer, userBonus: used } : offer));

const responses: MockResponses = {
  getBonuses: offers,
  getActiveBonus: { status: false },
  getNotice: { notice: '<p>ทำยอดให้ครบ <b>%percentFail%</b> เปอร์เซ็นต์ก่อนถอนเงิน</p>' },
  findPromotion: { promotion: { code: 'LUCKY50', percentFail: 200, description: 'รับ 50 บาท' } },
};
const at = (path: string, changed: MockResponses = {}): StoryObj => ({
  parameters: screen({ path, answers: { ...responses, ...changed } }),
});

export const NoneInUse = at(paths.bonus);
/** One is in use, one was received as often as it can be today, and one can be received. */
export const InUse: StoryObj = {
  ...at(paths.bonus, {
    getBonuses: () => {
      const today = { _id: 'u2', isActive: false, received: [{ updatedAt: new Date().toISOString() }] };
      return inUse.map((offer) => (offer.code === 'DAILY20' ? { ...offer, userBonus: today } : offer));
    },
    getActiveBonus: { status: true, type: 'limit' },
  }),
  play: async ({ canvas }) => {
    const [current, received, available] = await canvas.findAllByRole('article');
    await waitFor(() => expect(current).toHaveTextContent(/ใช้งานอยู่|ໃຊ້ງານຢູ່/));
    await expect(received).toHaveTextContent(/รับแล้ว|ຮັບແລ້ວ/);
    await expect(available).toHaveTextContent(/แตะเพื่อรับ|ແຕະເພື່ອຮັບ/);
  },
};
/** Cancelled after a question: the words of the backend are said, and a code can be searched for again. */
export const Cancelled: StoryObj = {
  parameters: screen({
    path: paths.bonus,
    answers: () => {
      let isActive = true;
      return {
        ...responses,
        getActiveBonus: () => ({ status: isActive, type: 'limit' }),
        clearBonus: () => {
          isActive = false;
          return { message: 'จบโบนัสแล้ว' };
        },
      };
    },
  }),
  play: async (context) => {
    const { canvas, canvasElement, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: /ยกเลิกโบนัส|ຍົກເລີກໂບນັດ/ }));
    await pressMain(context);
    await waitFor(() => expect(canvasElement.querySelector('[role=region] [aria-live=polite]')).toHaveTextContent('จบโบนัสแล้ว'));
    await waitFor(() => expect(canvasElement.querySelector('[name=code]')).toBeVisible());
  },
};
export const Loading = at(paths.bonus, { getBonuses: pending, getActiveBonus: pending });
export const Empty = at(paths.bonus, { getBonuses: [] });
export const Failed = at(paths.bonus, { getBonuses: unreachable, getActiveBonus: unreachable });

export const OneBonus = at(`${paths.bonus}?modal=bonus&bonus=DAILY20`);
/** The reason is visible before any tap. */
export const AnotherInUse = at(`${paths.bonus}?modal=bonus&bonus=DAILY20`, {
  getBonuses: inUse,
  getActiveBonus: { status: true, type: 'limit' },
});
/** Claims what is offered. The page below shows the active bonus then, and the dialog does not call it an obstacle. */
const claimed = (path: string): StoryObj => {
  let isActive = false;
  return {
    ...at(path, {
      getActiveBonus: () => ({ status: isActive, type: 'promotion' }),
      activateBonus: () => {
        isActive = true;
        return { _id: 'u1', isActive, received: [] };
      },
      activatePromotion: () => {
        isActive = true;
        return { message: 'SUCCESS' };
      },
    }),
    play: async (context) => {
      const { canvas } = context;
      isActive = false;
      await pressMain(context);
      await canvas.findByRole('alertdialog');
      await canvas.findByRole('heading', { name: /โบนัสที่ใช้งานอยู่|ໂບນັດ.?ທີ່ໃຊ້ງານຢູ່|Active bonus/, hidden: true });
      await expect(canvas.queryByText(/โบนัสอื่น|ໂບນັດອື່ນ|Another bonus/)).toBeNull();
    },
  };
};
export const OneBonusClaimed = claimed(`${paths.bonus}?modal=bonus&bonus=DAILY20`);
export const PromotionClaimed = claimed(`${paths.bonus}?modal=promotion&bonus=LUCKY50`);
export const NotOffered = at(`${paths.bonus}?modal=bonus&bonus=GONE`);

export const PromotionFound = at(`${paths.bonus}?modal=promotion&bonus=LUCKY50`);
export const PromotionSearching = at(`${paths.bonus}?modal=promotion&bonus=LUCKY50`, { findPromotion: pending });
export const PromotionNotFound = at(`${paths.bonus}?modal=promotion&bonus=NONE`, { findPromotion: refused('NO_PROMOTION') });
