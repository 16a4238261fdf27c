import { rgbOf } from './tone.ts';

/** The colours of both themes by the name of their token, as `accent`, in CSS. */
interface ThemeColors {
  readonly dark: Readonly<Record<string, string>>;
  readonly light: Readonly<Record<string, string>>;
}

const entries = (colors: Readonly<Record<string, string>>) =>
  Object.entries(colors)
    .map(([name, value]) => `    ${name}: ${value},`)
    .join('\n');

/** Both themes as the `colors.scss` of an app. */
export const toScss = ({ dark, light }: ThemeColors): string => `@use '@wallet/ui-kit/themes/_theme.scss' as theme;

@include theme.colors(
  $dark: (
${entries(dark)}
  ),
  $light: (
${entries(light)}
  )
);
`;

interface ColorValue {
  readonly colorSpace: 'srgb';
  /** Red, green and blue, each from 0 to 1. */
  readonly components: readonly [number, number, number];
  readonly alpha: number;
  /** Without the alpha. */
  readonly hex: string;
}

interface ColorGroup {
  readonly $type: 'color';
  readonly [token: string]: 'color' | { readonly $value: ColorValue };
}

/** A file of the Design Tokens Format Module 2025.10 of the W3C community group: a group of colours for each theme. */
interface DesignTokens {
  readonly dark: ColorGroup;
  readonly light: ColorGroup;
}

function groupOf(colors: Readonly<Record<string, string>>): ColorGroup {
  const tokens = Object.entries(colors).map(([name, color]) => {
    const { components, alpha, hex } = rgbOf(color);
    return [name, { $value: { colorSpace: 'srgb', components, alpha, hex } }] as const;
  });
  return { $type: 'color', ...Object.fromEntries(tokens) };
}

/** The colours as design tokens, which Figma, Penpot, Style Dictionary and others read. Write them to a `.tokens.json` file. */
export const toDesignTokens = ({ dark, light }: ThemeColors): DesignTokens => ({ dark: groupOf(dark), light: groupOf(light) });
