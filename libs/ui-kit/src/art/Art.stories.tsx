import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleMark } from '../story-texts.ts';
import { ProductMark } from '../brand/Brand.tsx';
import { GameArt } from './GameArt.tsx';
import { StateArt, type StateArtName } from './StateArt.tsx';

const kinds: readonly StateArtName[] = ['statement', 'slip', 'coupon', 'friends', 'search', 'chat', 'offline', 'failed', 'closed'];

const meta: Meta = { title: 'Media/Art' };
export default meta;

/** In the two tones of the theme, like the small drawings. */
export const States: StoryObj = {
  render: () => (
    <ul style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-4)', padding: 0, listStyle: 'none' }}>
      {kinds.map((kind) => (
        <li key={kind}>
          <StateArt kind={kind} />
          <code>{kind}</code>
        </li>
      ))}
    </ul>
  ),
};

const games = [
  ['slot', 'pg'],
  ['slot', 'pgslot'],
  ['slot', 'joker2'],
  ['sport', 'betflix'],
  ['sport', 'imi'],
  ['lotto', 'huayhd'],
] as const;

/** The six scenes. A game without a picture from the operator has always the same one, in one of six palettes. */
export const Games: StoryObj = {
  render: () => (
    <ul style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-4)', padding: 0, listStyle: 'none' }}>
      {games.map(([category, code]) => (
        <li key={code} style={{ position: 'relative', width: '300px', height: '131px' }}>
          <GameArt category={category} code={code} />
        </li>
      ))}
    </ul>
  ),
};

/** The logo of a product, in the colours of the theme. */
export const Mark: StoryObj = {
  render: () => (
    <p style={{ display: 'flex', gap: 'var(--space-5)' }}>
      <ProductMark path={sampleMark} />
    </p>
  ),
};
