import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { contrast } from '../color/contrast.ts';
import { useTokenValues } from './token-values.ts';
import { colorTokens, scaleTokens, signPairs, textPairs } from './tokens.ts';
import styles from './Tokens.stories.module.scss';

interface RowsProps {
  readonly tokens: readonly string[];
  readonly draw: (token: string, value: string) => ReactNode;
}

/** One line a token: its name, its value now, and what it looks like. */
function Rows({ tokens, draw }: RowsProps) {
  const values = useTokenValues();
  return (
    <table className={styles['table']}>
      <tbody>
        {tokens.map((token) => (
          <tr key={token}>
            <th scope="row">
              <code>{token}</code>
            </th>
            <td>
              <code>{values.get(token)}</code>
            </td>
            <td>{draw(token, values.get(token) ?? '')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Pairs({ pairs, least }: { readonly pairs: typeof textPairs; readonly least: number }) {
  const values = useTokenValues();
  const ratio = (one: string, other: string) => {
    const [a, b] = [values.get(one) ?? '', values.get(other) ?? ''];
    return a.startsWith('#') && b.startsWith('#') ? Math.floor(contrast(a, b) * 10) / 10 : null;
  };
  return (
    <table className={styles['table']}>
      <tbody>
        {pairs.map(([text, ground]) => (
          <tr key={`${text} ${ground}`}>
            <td>
              <span className={styles['sample']} style={{ color: `var(--${text})`, background: `var(--${ground})` }}>
                กี่ ຂໍ້ Ag 0.00
              </span>
            </td>
            <td>
              <code>{text}</code> on <code>{ground}</code>
            </td>
            <td>{`${String(ratio(text, ground))} (${String(least)} or more)`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const named = (start: string) => scaleTokens.filter((token) => token.startsWith(start));

const meta: Meta = { title: 'Foundations/Tokens' };
export default meta;

/** Every colour of the look that is chosen above. Components use these and no others. */
export const Colours: StoryObj = {
  render: () => (
    <Rows tokens={colorTokens} draw={(token) => <span className={styles['swatch']} style={{ background: `var(--${token})` }} />} />
  ),
};

/** What may be written on what. A test measures the same pairs in every theme. */
export const TextContrast: StoryObj = { render: () => <Pairs pairs={textPairs} least={4.5} /> };

/** Borders, rings and marks: one must see where a control is. */
export const SignContrast: StoryObj = {
  render: () => <Pairs pairs={signPairs} least={3} />,
  // Shown as letters here, they are none: 3 is enough for them.
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
};

/** Each size in the three scripts: marks above and below the line have room. */
export const Type: StoryObj = {
  render: () => (
    <Rows
      tokens={named('text-')}
      draw={(token) => (
        <span style={{ fontSize: `var(--${token})` }}>
          <span lang="th">น้ำที่กี่ปู่</span> <span lang="lo">ນ້ຳທີ່ຂໍ້ກີ່ປູ່</span> <span lang="en">Agy 1,234.00</span>
        </span>
      )}
    />
  ),
};

export const Spacing: StoryObj = {
  render: () => (
    <Rows
      tokens={[...named('space-'), 'tap', 'bar']}
      draw={(token) => <span className={styles['bar']} style={{ width: `var(--${token})` }} />}
    />
  ),
};

export const Radii: StoryObj = {
  render: () => (
    <Rows tokens={named('radius-')} draw={(token) => <span className={styles['box']} style={{ borderRadius: `var(--${token})` }} />} />
  ),
};

export const Shadows: StoryObj = {
  render: () => (
    <Rows tokens={named('shadow-')} draw={(token) => <span className={styles['box']} style={{ boxShadow: `var(--${token})` }} />} />
  ),
};

/** Point at the square, or bring the focus to it. With reduced motion it is there at once. */
export const Motion: StoryObj = {
  render: () => (
    <Rows
      tokens={['motion']}
      draw={(token) => (
        <span className={styles['ground']} tabIndex={0} role="img" aria-label={token} style={{ display: 'block', width: '10rem' }}>
          <span className={styles['move']} style={{ transition: `transform var(--${token})` }} />
        </span>
      )}
    />
  ),
};
