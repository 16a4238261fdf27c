import type { Meta, StoryObj } from '@storybook/react-vite';
import { withoutBreakMarks } from '@wallet/domain';
import { type ReactNode, useSyncExternalStore } from 'react';
import { contrast } from '../color/contrast.ts';
import { colorTokens, scaleTokens, signPairs, textPairs } from './tokens.ts';
import styles from './Tokens.stories.module.scss';

interface RowsProps {
  readonly tokens: readonly string[];
  readonly renderSample: (token: string, value: string) => ReactNode;
}

/** A table of tokens with name, current value and sample. */
function Rows({ tokens, renderSample }: RowsProps) {
  const values = useTokenValues();
  return (
    <table className={styles.table}>
      <tbody>
        {tokens.map((token) => (
          <tr key={token}>
            <th scope="row">
              <code>{token}</code>
            </th>
            <td>
              <code>{values.get(token)}</code>
            </td>
            <td>{renderSample(token, values.get(token) ?? '')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Pairs({ pairs, minContrast }: { readonly pairs: typeof textPairs; readonly minContrast: number }) {
  const values = useTokenValues();
  const ratio = (one: string, other: string) => {
    const [a, b] = [values.get(one) ?? '', values.get(other) ?? ''];
    return a.startsWith('#') && b.startsWith('#') ? Math.floor(contrast(a, b) * 10) / 10 : null;
  };
  return (
    <table className={styles.table}>
      <tbody>
        {pairs.map(([text, ground]) => (
          <tr key={`${text} ${ground}`}>
            <td>
              <span className={styles.sample} style={{ color: `var(--${text})`, background: `var(--${ground})` }}>
                กี่ ຂໍ້ Ag 0.00
              </span>
            </td>
            <td>
              <code>{`${text} on ${ground}`}</code>
            </td>
            <td>{`${String(ratio(text, ground))} (${String(minContrast)} or more)`}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const named = (start: string) => scaleTokens.filter((token) => token.startsWith(start));

const meta: Meta = { title: 'Foundations/Tokens' };
export default meta;

/** The colours of the selected theme. Components use only these. */
export const Colours: StoryObj = {
  render: () => (
    <Rows tokens={colorTokens} renderSample={(token) => <span className={styles.swatch} style={{ background: `var(--${token})` }} />} />
  ),
};

/** Allowed combinations of text and background. A test measures the same pairs in every theme. */
export const TextContrast: StoryObj = { render: () => <Pairs pairs={textPairs} minContrast={7} /> };

/** Borders, focus rings and icons, which must be visible on their background. */
export const SignContrast: StoryObj = {
  render: () => <Pairs pairs={signPairs} minContrast={3} />,
  // The samples are text, but a contrast of 3 is sufficient for what they stand for.
  parameters: { a11y: { config: { rules: ['color-contrast', 'color-contrast-enhanced'].map((id) => ({ id, enabled: false })) } } },
};

/** Each size in the three scripts, with space for marks above and below the line. */
export const Type: StoryObj = {
  render: () => (
    <Rows
      tokens={named('text-')}
      renderSample={(token) => (
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
      tokens={[...named('space-'), 'gutter', 'tap', 'act', 'bar']}
      renderSample={(token) => <span className={styles.bar} style={{ width: `var(--${token})` }} />}
    />
  ),
};

export const Radii: StoryObj = {
  render: () => (
    <Rows tokens={named('radius-')} renderSample={(token) => <span className={styles.box} style={{ borderRadius: `var(--${token})` }} />} />
  ),
};

export const Shadows: StoryObj = {
  render: () => (
    <Rows tokens={named('shadow-')} renderSample={(token) => <span className={styles.box} style={{ boxShadow: `var(--${token})` }} />} />
  ),
};

/** Hover or focus the square. With reduced motion it moves without animation. */
export const Motion: StoryObj = {
  render: () => (
    <Rows
      tokens={named('motion')}
      renderSample={(token) => (
        <span
          className={styles.ground}
          tabIndex={0}
          role="img"
          aria-label={withoutBreakMarks(token)}
          style={{ display: 'block', width: '10rem' }}
        >
          <span className={styles.move} style={{ transition: `transform var(--${token})` }} />
        </span>
      )}
    />
  ),
};

const tokens = [...colorTokens, ...scaleTokens];
const separator = '\n';

function subscribe(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributes: true });
  return () => observer.disconnect();
}

const read = () => {
  const style = getComputedStyle(document.documentElement);
  return tokens.map((token) => style.getPropertyValue(`--${token}`).trim()).join(separator);
};

/** Returns the current value of every token, for the pages that document the tokens. The style sheet is the external store. */
function useTokenValues(): ReadonlyMap<string, string> {
  const values = useSyncExternalStore(subscribe, read).split(separator);
  return new Map(tokens.map((token, index) => [token, values[index] ?? '']));
}
