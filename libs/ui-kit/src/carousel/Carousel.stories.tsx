import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { AmountText } from '../amount-text/AmountText.tsx';
import { GameCard } from '../game-card/GameCard.tsx';
import { textsFor } from '../story-texts.ts';
import { BannerCarousel, Carousel } from './Carousel.tsx';

type Texts = ReturnType<typeof textsFor>;
const categories = ['slot', 'sport', 'lotto'] as const;
const names = ['PG Soft', 'Betflix', 'Huay HD', 'Askmebet', 'Joker', 'บัญชีเกมที่มีชื่อยาวมากกว่าหนึ่งบรรทัด', 'ໄຊຍະສິດ'];

const labelsFor = (texts: Texts) => ({
  previous: texts.previous,
  next: texts.next,
  position: (stop: number, stops: number) => `${String(stop)} / ${String(stops)}`,
});

function Games({ texts }: { readonly texts: Texts }) {
  return (
    <Carousel
      title={texts.games}
      variant="cards"
      labels={labelsFor(texts)}
      slides={names.map((name, index) => ({
        id: name,
        content: (
          <GameCard name={name} code={name} category={categories[index % 3] ?? 'slot'} logo={null} background={null}>
            {index === 2 ? (
              texts.notOpened
            ) : (
              <AmountText figures="123,456,789.00" currency={texts.currency} size="body" unknownLabel={texts.unknown} />
            )}
          </GameCard>
        ),
      }))}
    />
  );
}

const meta: Meta<typeof Carousel> = { title: 'Media/Carousel', component: Carousel };
export default meta;

/** Moves with buttons, arrow keys and by scrolling. Ends at the last card. */
export const GameCards: StoryObj = {
  render: (_args, context) => <Games texts={textsFor(context)} />,
  play: async ({ canvas, userEvent, ...context }) => {
    const { next, games } = textsFor(context);
    const position = () => canvas.getByRole('status').textContent;
    const row = canvas.getByRole('group', { name: games });
    const [first, second] = canvas.getAllByRole('listitem').map((slide) => slide.offsetLeft);
    // Each movement comes to its end: a browser may drop one that begins within another.
    const standsAt = (left: number) => waitFor(() => expect(Math.abs(row.scrollLeft - left)).toBeLessThan(1), { timeout: 10_000 });
    await userEvent.click(await canvas.findByRole('button', { name: next }));
    await standsAt((second ?? 0) - (first ?? 0));
    await expect(position()).toMatch(/^2/);
    row.focus();
    await userEvent.keyboard('{ArrowLeft}');
    // The place that the row has just left is not told again, however busy the device is.
    const places: (string | null)[] = [];
    const watch = new MutationObserver(() => places.push(position()));
    watch.observe(canvas.getByRole('status'), { childList: true, characterData: true, subtree: true });
    const busyUntil = performance.now() + 150;
    while (performance.now() < busyUntil);
    await standsAt(0);
    watch.disconnect();
    await expect(places.filter((place) => !place?.startsWith('1'))).toEqual([]);
    await expect(position()).toMatch(/^1/);
    row.scrollTo({ left: 100_000 });
    await waitFor(() => expect(position()).toMatch(/^(\d+) \/ \1$/), { timeout: 10_000 });
  },
};

/** Three cards if there is room: 300 pixels each, 330 apart. */
export const Wide: StoryObj = {
  render: (_args, context) => (
    <div style={{ width: '960px' }}>
      <Games texts={textsFor(context)} />
    </div>
  ),
  play: async ({ canvas }) => {
    const [first, second, third] = canvas.getAllByRole('listitem').map((slide) => slide.getBoundingClientRect());
    await expect([first?.width, first?.height]).toEqual([300, 211]);
    await expect((second?.left ?? 0) - (first?.left ?? 0)).toBe(330);
    await expect((third?.right ?? 0) - (first?.left ?? 0)).toBe(960);
  },
};

/** Smaller on the narrowest phone. */
export const Narrow: StoryObj = {
  render: (_args, context) => (
    <div data-testid="narrow" style={{ width: '288px' }}>
      <Games texts={textsFor(context)} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('narrow').scrollWidth).toBe(288);
    const [first] = canvas.getAllByRole('listitem');
    const { width = 0, height = 0 } = first?.getBoundingClientRect() ?? {};
    await expect(width / height).toBeCloseTo(300 / 211, 1);
  },
};

export const Banners: StoryObj = {
  render: (_args, context) => {
    const texts = textsFor(context);
    const picture = (color: string) =>
      `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 9"><path fill="${color}" d="M0 0h16v9H0z"/><circle cx="12" cy="3" r="2" fill="gold"/></svg>`)}`;
    return (
      <BannerCarousel
        title={texts.conditions}
        labels={labelsFor(texts)}
        banners={[
          { image: picture('teal'), html: `<p><b>${texts.slipHint}</b></p>` },
          { image: picture('navy'), html: null },
          { image: null, html: `<p>${texts.slipHint}</p>` },
        ]}
      />
    );
  },
  // The pictures begin and end where the text around them does.
  play: async ({ canvas, canvasElement }) => {
    const [frame, region] = [canvasElement.querySelector('img')?.parentElement, canvas.getByRole('region')];
    await expect(frame?.getBoundingClientRect().left).toBe(region.getBoundingClientRect().left);
  },
};
