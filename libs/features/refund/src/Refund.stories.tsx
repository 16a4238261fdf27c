import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '@wallet/app-shell';
import { pending, refused, screen, unreachable, type MockResponses } from '@wallet/app-testing';
import { expect, waitFor, within } from 'storybook/test';

const meta: Meta = { title: 'Screens/Refund/Refund', tags: ['!autodocs'] };
export default meta;

const banners: MockResponses['getRefundBanners'] = [{ html: '<h3>คืนยอดเสีย 5%</h3><p>รับยอดเสียคืนได้ทุกวัน</p>' }];
const check = {
  result: 1_250_000.5,
  bonus: false,
  info: '<p>คืนยอดเสียสุทธิ <strong>5%</strong></p>',
  refundAmount: 45_000,
  refundSuccess: 0,
  refundFail: 5,
};
const log = {
  total: 23,
  refunds: [1, 2, 3].map((day) => ({ refundAmount: 12_345.25 * day, createdAt: `2026-01-0${String(day)}T07:00:00.000Z` })),
};

const responses: MockResponses = { getRefundBanners: [], getRefundState: check, getRefunds: log };
const at = (changed: MockResponses = {}): StoryObj => ({
  parameters: screen({ path: `${paths.home}?modal=refund`, answers: { ...responses, ...changed } }),
});

export const BannersFirst = at({ getRefundBanners: banners });
export const Available = at();
/** The reason is visible before any tap. */
export const BlockedByBonus = at({ getRefundState: { ...check, bonus: true } });
/** This backend does not say whether the amount was already received. */
export const AvailableByFlag: StoryObj = {
  ...at({ getRefundState: { ...check, result: true } }),
  play: async ({ canvas }) => {
    // The dialog fades in.
    await waitFor(() => expect(canvas.getByRole('heading', { name: /^(ยอดเงินคืน|ຍອດເງິນຄືນ)$/ })).toBeVisible());
  },
};
export const NothingToReceive = at({ getRefundState: { ...check, result: false, refundAmount: 0 }, getRefunds: { total: 0, refunds: [] } });
/** The reason of a refusal is a toast. */
export const ReceivingRefused: StoryObj = {
  ...at({ receiveRefund: refused('REFUND_CONDITION') }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(รับคืนยอดเสีย|ຮັບຄືນຍອດເສຍ)$/ }));
    await waitFor(() => expect(canvasElement.querySelector('dialog [aria-live=assertive]')).not.toBeEmptyDOMElement());
  },
};
/** The refund that was claimed here is not called missing. Once it is added to the wallet, nothing says that it has to be. */
export const ClaimedAndAdded: StoryObj = {
  parameters: screen({
    path: `${paths.home}?modal=refund`,
    answers: () => {
      let state = check;
      const become = (next: typeof check) => () => {
        state = next;
        return { message: 'SUCCESS' };
      };
      return {
        ...responses,
        getRefundState: () => state,
        receiveRefund: become({ ...check, result: 0 }),
        addRefund: become({ ...check, result: 0, refundAmount: 0 }),
      };
    },
  }),
  play: async ({ canvas, userEvent }) => {
    const receive = await canvas.findByRole('button', { name: /^(รับคืนยอดเสีย|ຮັບຄືນຍອດເສຍ|Claim refund)$/ });
    await userEvent.click(receive);
    await waitFor(() => expect(receive).toBeDisabled());
    const claimed = await canvas.findByText(/^(รับคืนยอดเสียแล้ว|ຮັບຄືນຍອດເສຍແລ້ວ|You have claimed)/);
    await expect(canvas.queryByText(/ไม่มียอดคืน|ບໍ່ມີຍອດຄືນ|There is no refund/)).toBeNull();
    const add = /^(เพิ่มเข้ากระเป๋าเงิน|ເພີ່ມເຂົ້າ\u200bກະເປົາເງິນ|Add to wallet)$/;
    const addNow = canvas.getByRole('button', { name: add });
    await waitFor(() => expect(addNow).toBeEnabled());
    await userEvent.click(addNow);
    const question = await canvas.findByRole('dialog', { name: /^(เพิ่มยอดคืน|ເພີ່ມ\u200bຍອດຄືນ|Add the refund)/ });
    await userEvent.click(within(question).getByRole('button', { name: add }));
    await canvas.findByText(/^(ยอดคืนเข้ากระเป๋าเงินแล้ว|ຍອດຄືນເຂົ້າກະເປົາເງິນແລ້ວ|The refund is in)/);
    await expect(claimed).not.toBeInTheDocument();
  },
};
export const Loading = at({ getRefundState: pending });
export const Failed = at({ getRefundState: unreachable });
