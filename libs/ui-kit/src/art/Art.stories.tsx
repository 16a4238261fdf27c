import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleMark } from '../brand/sample-mark.ts';
import { ProductMark } from '../brand/ProductMark.tsx';
import { StateArt, type StateArtName } from './StateArt.tsx';

const kinds: readonly StateArtName[] = [
  'games',
  'statement',
  'slip',
  'coupon',
  'friends',
  'bank',
  'search',
  'chat',
  'offline',
  'failed',
  'closed',
];

const meta: Meta = { title: 'Foundations/Art' };
export default meta;

/** One style: a soft background, thin round lines, one spot in the accent colour. */
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

/** The logo of a product, in the colours of the theme. */
export const Mark: StoryObj = {
  render: () => (
    <p style={{ display: 'flex', gap: 'var(--space-5)' }}>
      <ProductMark path={sampleMark} />
    </p>
  ),
};
