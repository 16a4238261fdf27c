import type { Meta, StoryObj } from '@storybook/react-vite';
import * as icons from './icons.ts';
import styles from './Icons.stories.module.scss';

/**
 * Every picture of the product under the name of what it means. Beside a word it is hidden from screen readers; alone it
 * stands in an `IconButton`, whose label says what it does.
 */
const meta: Meta = { title: 'Foundations/Icons' };
export default meta;

export const All: StoryObj = {
  render: () => (
    <ul className={styles['icons']}>
      {Object.entries(icons).map(([name, Icon]) => (
        <li key={name}>
          <Icon aria-hidden="true" size={24} />
          <code>{name}</code>
        </li>
      ))}
    </ul>
  ),
};

/** As large as they are used: beside a line of text, in a menu, in a button, over a message. */
export const Sizes: StoryObj = {
  render: () => (
    <p>
      {[16, 18, 20, 22, 28, 48].map((size) => (
        <icons.HomeIcon key={size} aria-hidden="true" size={size} />
      ))}
    </p>
  ),
};
