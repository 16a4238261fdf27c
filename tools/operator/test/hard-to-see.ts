import { contrast } from '@wallet/ui-kit/contrast';
import { signPairs, textPairs, veiledPairs, type ColorToken } from '@wallet/ui-kit/tokens';
import { blend, filterDeficiencyDeuter, filterDeficiencyProt, filterDeficiencyTrit, formatHex, rgb } from 'culori';
import { deltaE } from '../src/theme/tone.ts';
import type { Colors } from '../src/theme/index.ts';

const statuses = ['success', 'danger', 'warning', 'info'] as const;

/** How people see colours who miss one kind of cones, and how all others do. */
const eyes = [
  (color: string) => color,
  ...[filterDeficiencyProt, filterDeficiencyDeuter, filterDeficiencyTrit].map((filter) => {
    const see = filter(1);
    return (color: string) => formatHex(see(rgb(color) ?? { mode: 'rgb', r: 0, g: 0, b: 0 }));
  }),
];

/** The least difference of two statuses in CIEDE2000. 1 is just noticeable side by side. */
const leastDifference = 5;

/** Names the pairs of a theme that are hard to read, to see or to tell apart. */
export function hardToSee(colors: Colors): string[] {
  const byToken = new Map(Object.entries(colors).map(([name, color]) => [`color-${name}`, color]));
  const color = (token: ColorToken) => byToken.get(token) ?? '';
  const weak = (name: string, one: string, other: string, least: number) => {
    const found = contrast(one, other);
    return found < least ? [`${name}: ${found.toFixed(2)}`] : [];
  };
  return [
    ...textPairs.flatMap(([text, ground]) => weak(`${text} on ${ground}`, color(text), color(ground), 7)),
    ...veiledPairs.flatMap(([text, veil, ground]) =>
      weak(`${text} on ${veil} over ${ground}`, color(text), formatHex(blend([color(ground), color(veil)])), 7),
    ),
    ...signPairs.flatMap(([sign, ground]) => weak(`${sign} on ${ground}`, color(sign), color(ground), 3)),
    ...eyes.flatMap((see, eye) =>
      statuses.flatMap((one, index) =>
        statuses.slice(index + 1).flatMap((other) => {
          const found = deltaE(see(colors[one]), see(colors[other]));
          return found < leastDifference ? [`${one} and ${other} for eye ${String(eye)}: ${found.toFixed(1)}`] : [];
        }),
      ),
    ),
  ];
}
