import { contrast } from '@wallet/ui-kit/contrast';
import { colorTokens, scaleTokens, signPairs, textPairs, type ColorToken } from '@wallet/ui-kit/tokens';
import type { CSSProperties, ReactNode } from 'react';

const sheets = import.meta.glob<string>('../apps/*/src/colors.scss', { query: '?inline', import: 'default', eager: true });

/** The four themes: a name, and the value of each colour. */
const themes = Object.entries(sheets).flatMap(([path, css]) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  const rules = [...sheet.cssRules].filter((rule) => rule instanceof CSSStyleRule);
  const build = path.replace(/^.*\/wallet-(\w+)\/.*$/, '$1');
  return (['light', 'dark'] as const).map((theme) => {
    const style = rules.find(({ selectorText }) => (theme === 'dark' ? selectorText === ':root' : selectorText.includes('light')))?.style;
    return { name: `${build}, ${theme}`, valueOf: (token: ColorToken) => style?.getPropertyValue(`--${token}`).trim() ?? '' };
  });
});

const roles: Readonly<Record<ColorToken, string>> = {
  'color-bg': 'Ground of the page',
  'color-bar': 'Bars at the top and the bottom',
  'color-surface': 'Cards, lists, fields: what lies on the page',
  'color-surface-raised': 'Dialogs, menus: what lies on a surface',
  'color-surface-sunken': 'Secondary buttons, grounds within a surface',
  'color-border': 'Lines between rows',
  'color-border-strong': 'The border of fields, the axis of a chart',
  'color-text': 'Words and figures',
  'color-text-muted': 'What explains: labels, times, hints',
  'color-accent': 'The one main button of a page',
  'color-accent-pressed': 'The same, pressed',
  'color-accent-soft': 'What is chosen; soft buttons',
  'color-on-accent': 'Words on the accent',
  'color-accent-text': 'Links, ghost buttons, active tabs',
  'color-spot': 'The second colour of drawings',
  'color-select': 'Checks, radios, switches, tracks',
  'color-focus': 'The ring around what has the focus',
  'color-success': 'Money in, done',
  'color-success-surface': 'The ground of that',
  'color-danger': 'Failed, refused, cannot be undone',
  'color-danger-surface': 'The ground of that',
  'color-warning': 'Under way, not complete, out of date',
  'color-warning-surface': 'The ground of that',
  'color-info': 'Good to know',
  'color-info-surface': 'The ground of that',
  'color-brand': 'The coloured ground of a page, at its start',
  'color-brand-end': 'The same, at its end',
  'color-on-brand': 'Words on the brand',
  'color-on-brand-muted': 'What explains, on the brand',
  'color-brand-tint': 'Panels on the brand',
  'color-brand-line': 'Lines on the brand; panels, pressed',
  'color-brand-mark': 'The logo, the moon, main buttons on the brand',
  'color-brand-mark-pressed': 'The same, pressed',
  'color-on-brand-mark': 'Words on that',
  'color-qr-surface': 'The ground of codes: always white',
  'color-skeleton': 'The shapes of what is loading',
  'color-overlay': 'Over the page, behind a dialog',
  'color-shadow': 'The shadow of cards',
  'color-shadow-deep': 'The shadow of dialogs',
};

const cell: CSSProperties = { padding: '0.375rem 0.75rem 0.375rem 0', textAlign: 'start', borderBottom: '1px solid #8883' };

function Rows({ head, rows }: { readonly head: readonly string[]; readonly rows: readonly (readonly ReactNode[])[] }) {
  return (
    <div className="sb-unstyled" style={{ overflowX: 'auto', fontSize: '0.875rem' }}>
      <table style={{ width: '100%', borderCollapse: 'collapse' }}>
        <thead>
          <tr>
            {head.map((title) => (
              <th key={title} scope="col" style={cell}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {row.map((content, column) => (
                <td key={head[column]} style={cell}>
                  {content}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const themeNames = themes.map(({ name }) => name);

/** Every colour with its role, in the four themes side by side. */
export const Colours = () => (
  <Rows
    head={['Token', 'Role', ...themeNames]}
    rows={colorTokens.map((token) => [
      <code>{token.replace('color-', '')}</code>,
      roles[token],
      ...themes.map(({ valueOf }) => (
        <>
          <span style={{ display: 'block', height: '2rem', background: valueOf(token), border: '1px solid #8886', borderRadius: 8 }} />
          <code>{valueOf(token)}</code>
        </>
      )),
    ])}
  />
);

/** What may stand on what, with the contrast that it has. */
export const Pairs = ({ of }: { readonly of: 'words' | 'signs' }) => (
  <Rows
    head={['Stands', 'On', ...themeNames]}
    rows={(of === 'words' ? textPairs : signPairs).map(([front, ground]) => [
      <code>{front.replace('color-', '')}</code>,
      <code>{ground.replace('color-', '')}</code>,
      ...themes.map(({ valueOf }) => (
        <span style={{ padding: '0.375rem 0.5rem', borderRadius: 8, color: valueOf(front), background: valueOf(ground) }}>
          {of === 'words' ? 'กี่ ຂໍ້ Ag' : '●'} {Math.floor(contrast(valueOf(front), valueOf(ground)) * 10) / 10}
        </span>
      )),
    ])}
  />
);

const samples = {
  text: (token: string) => (
    <span style={{ fontSize: `var(--${token})`, lineHeight: 1.5 }}>
      <span lang="th">น้ำที่กี่ปู่</span> <span lang="lo">ນ້ຳທີ່ຂໍ້ກີ່ປູ່</span> <span lang="en">Agy 1,234.00</span>
    </span>
  ),
  space: (token: string) => <span style={{ display: 'block', width: `var(--${token})`, height: '1rem', background: '#3550b0' }} />,
  radius: (token: string) => <span style={box({ borderRadius: `var(--${token})` })} />,
  shadow: (token: string) => <span style={box({ boxShadow: `var(--${token})` })} />,
};

const box = (look: CSSProperties): CSSProperties => ({
  display: 'block',
  width: '6rem',
  height: '3.5rem',
  border: '1px solid #8886',
  ...look,
});

/** The tokens that are the same in every theme. */
export const Scale = ({ of }: { readonly of: keyof typeof samples }) => (
  <Rows
    head={['Token', 'Value', 'Looks']}
    rows={scaleTokens
      .filter((token) => token.startsWith(`${of}-`))
      .map((token) => [
        <code>{token}</code>,
        <code>{getComputedStyle(document.documentElement).getPropertyValue(`--${token}`)}</code>,
        samples[of](token),
      ])}
  />
);
