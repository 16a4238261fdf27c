import type { Meta, StoryObj } from '@storybook/react-vite';
import { colorTokens, scaleTokens } from './tokens.ts';

const meta: Meta = { title: 'Foundations/Tokens' };
export default meta;

/** Every colour of the theme that is chosen above. */
export const Colours: StoryObj = {
  render: () => (
    <ul>
      {colorTokens.map((token) => (
        <li key={token} style={{ display: 'flex', alignItems: 'center', gap: 'var(--space-3)' }}>
          <span
            style={{
              width: '4rem',
              height: '2.5rem',
              background: `var(--${token})`,
              border: '1px solid var(--color-border-strong)',
              borderRadius: 'var(--radius-sm)',
            }}
          />
          <code>{token}</code>
        </li>
      ))}
    </ul>
  ),
};

/** Spaces, type and shapes, which no theme changes. */
export const Scales: StoryObj = {
  render: () => (
    <ul>
      {scaleTokens.map((token) => (
        <li key={token}>
          <code>{token}</code> {getComputedStyle(document.documentElement).getPropertyValue(`--${token}`)}
        </li>
      ))}
    </ul>
  ),
};
