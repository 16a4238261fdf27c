import type { Meta, StoryObj } from '@storybook/react-vite';
import { AppContext, type AppServices } from '@wallet/app-shell';
import { isLanguage, moneyOf } from '@wallet/domain';
import { createI18n, ensureNamespaces, I18nProvider, type I18n } from '@wallet/i18n';
import { ToastRegion } from '@wallet/ui-kit';
import { expect } from 'storybook/test';
import { hiddenAmountsKey } from '../amounts/hidden-amounts-key.ts';
import { drawElement } from '../pictures/draw-element.ts';
import scene from './story-scene.svg?no-inline';
import { useReceipt, type ReceiptFacts } from './use-receipt.tsx';

const definition = { name: 'Siam Fortune', mark: 'M6 16 16 6l10 10', scene: `${scene}#scene`, bankLogos: {} };

/** The device of a member who shows or hides amounts. */
const appOf = (isHidden: boolean) =>
  ({ definition, device: { get: (key: string) => (isHidden && key === hiddenAmountsKey ? 'true' : null) } }) as unknown as AppServices;

function Sample({ facts }: { readonly facts: ReceiptFacts }) {
  const { receipt, action } = useReceipt(facts);
  return (
    <div style={{ display: 'grid', gap: 'var(--space-3)', maxWidth: '22rem' }}>
      {receipt}
      {action}
    </div>
  );
}

interface Args {
  readonly facts: ReceiptFacts;
  readonly isHidden?: boolean;
}

/**
 * **When to use.** For what became of money: as the outcome of an action, and again from the statement.
 *
 * **Do** leave out what is not known.
 *
 * **Don't** show codes or whole account numbers.
 */
const meta: Meta<Args> = {
  title: 'Patterns/Outcome/Receipt',
  loaders: [
    async ({ globals }) => {
      const language = globals.language as string;
      const i18n = createI18n(isLanguage(language) ? language : 'en');
      await ensureNamespaces(i18n, ['common', 'money']);
      return { i18n };
    },
  ],
  render: ({ facts, isHidden = false }, { loaded }) => (
    <I18nProvider i18n={loaded.i18n as I18n}>
      <AppContext value={appOf(isHidden)}>
        <ToastRegion label="-" closeLabel="-">
          <Sample facts={facts} />
        </ToastRegion>
      </AppContext>
    </I18nProvider>
  ),
};
export default meta;
type Story = StoryObj<Args>;

const facts: ReceiptFacts = {
  type: 'โอนเงิน',
  status: 'success',
  amount: moneyOf(1_234_567_89, 'BAHT'),
  from: { name: 'กระเป๋าเงิน', kind: 'wallet' },
  to: { name: 'ธนาคารกสิกรไทย', detail: '••••••7890 SOMCHAI JAIDEE', bankCode: 'KBANK' },
  time: Date.parse('2026-11-21T11:07:50Z'),
  reference: '015325123456APP01234',
};

const isNear = (left: Uint8ClampedArray, right: Uint8ClampedArray) => left.every((value, at) => Math.abs(value - (right[at] ?? 0)) < 3);

/** The picture shows what the page shows: its grounds, the scene and the text, three times as large. */
export const Done: Story = {
  args: { facts },
  play: async ({ canvas, canvasElement }) => {
    const receipt = canvas.getByRole('article');
    const picture = await createImageBitmap(await drawElement(receipt));
    await expect([picture.width, picture.height]).toEqual([receipt.offsetWidth * 3, receipt.offsetHeight * 3]);
    const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('no canvas');
    context.drawImage(picture, 0, 0);
    const frame = receipt.getBoundingClientRect();
    /** The share of a place that is not of the colour at its left edge. */
    const drawnIn = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const { data } = context.getImageData((left - frame.left) * 3, (top - frame.top) * 3, width * 3, height * 3);
      const ground = data.slice(0, 3);
      let drawn = 0;
      for (let at = 0; at < data.length; at += 4) if (!isNear(data.slice(at, at + 3), ground)) drawn += 1;
      return drawn / (data.length / 4);
    };
    const seen = ['[data-part=figures]', '[data-part=currency]', 'dt', 'dd > span:last-child', 'article > p'];
    for (const part of seen) await expect(drawnIn(canvasElement.querySelector(part) as Element), part).toBeGreaterThan(0.005);
    // The lower half of the scene, which is from a file of its own.
    await expect(drawnIn(canvasElement.querySelector('header') as Element)).toBeGreaterThan(0.4);
  },
};

/** A receipt was sent: its amount is known once it was checked. */
export const BeingChecked: Story = {
  args: { facts: { ...facts, status: 'in-progress', statusText: 'กำลังตรวจสลิป', amount: null, time: null } },
  play: ({ canvasElement }) => expect(canvasElement.querySelector('[data-part=figures]')).toBeNull(),
};
export const Failed: Story = { args: { facts: { ...facts, status: 'failed', reference: '' } } };
/** Neither the page nor its picture has the amount. */
export const Hidden: Story = {
  args: { facts, isHidden: true },
  play: ({ canvasElement }) => expect(canvasElement.textContent).not.toContain('567.89'),
};
