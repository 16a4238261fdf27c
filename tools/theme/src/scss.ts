import type { ThemeColors } from './theme-colors.ts';

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
