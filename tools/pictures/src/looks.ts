import { apps, shortName } from '@wallet/build';

/** One way to look at a story. */
export interface Look {
  readonly build: string;
  readonly language: string;
  readonly theme: 'dark' | 'light';
  readonly width: number;
}

/** What to take pictures of, from the command line. */
export interface Wish {
  readonly looks: readonly Look[];
  /** Only stories whose id holds this text. */
  readonly only: string;
  /** Keep the pictures as the ones to compare with from now on. */
  readonly isAccepting: boolean;
}

export const builds: readonly string[] = apps.map(shortName);
const languages = ['th', 'lo', 'en'] as const;
const themes = ['dark', 'light'] as const;
const phoneWidth = 360;

/**
 * Reads the arguments: --accept, --only=<text>, --width=<dots>, --theme=light|both, --language=<language>. Without them:
 * all builds in the three languages, dark, on a phone. Throws an Error that names what it does not understand.
 */
export function readWish(args: readonly string[]): Wish {
  const known = new Map<string, string>();
  for (const arg of args) {
    const [, name = '', value = ''] = /^--(accept|only|width|theme|language)(?:=(.+))?$/.exec(arg) ?? [];
    if (name === '')
      throw new Error(`"${arg}" is not understood. Known: --accept --only=<text> --width=<dots> --theme=light|both --language=<language>`);
    known.set(name, value);
  }
  const width = Number(known.get('width') ?? phoneWidth);
  if (!Number.isInteger(width) || width < 200 || width > 4000)
    throw new Error(`--width is "${known.get('width') ?? ''}", allowed is 200 to 4000.`);
  const theme = known.get('theme') ?? 'dark';
  const wanted = themes.filter((each) => theme === 'both' || each === theme);
  if (wanted.length === 0) throw new Error(`--theme is "${theme}", allowed is dark, light or both.`);
  const language = known.get('language');
  return {
    looks: wanted.flatMap((each) =>
      builds.flatMap((build) =>
        languages.filter((one) => language === undefined || one === language).map((one) => ({ build, language: one, theme: each, width })),
      ),
    ),
    only: known.get('only') ?? '',
    isAccepting: known.has('accept'),
  };
}

/** Name of the folder for the pictures of one look. */
export const lookName = ({ build, language, theme, width }: Look): string => [build, language, theme, String(width)].join('-');
