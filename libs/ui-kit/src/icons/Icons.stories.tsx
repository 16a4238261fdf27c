import type { Meta, StoryObj } from '@storybook/react-vite';
import * as icons from './icons.ts';
import styles from './Icons.stories.module.scss';

/** All icons by meaning. Icons next to a word are hidden from screen readers. An icon alone is an `IconButton` with a label. */
const meta: Meta = { title: 'Media/Icons' };
export default meta;

export const All: StoryObj = {
  render: () => (
    <ul className={styles.icons}>
      {Object.entries(icons).map(([name, Icon]) => (
        <li key={name}>
          <Icon aria-hidden="true" size={24} />
          <code>{name}</code>
        </li>
      ))}
    </ul>
  ),
};

/** In their sizes: next to text, in a menu, in a button, above a message. */
export const Sizes: StoryObj = {
  render: () => (
    <p>
      {[16, 18, 20, 22, 28, 48].map((size) => (
        <icons.HomeIcon key={size} aria-hidden="true" size={size} />
      ))}
    </p>
  ),
};
