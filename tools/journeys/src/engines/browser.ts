/** A tab of a browser: what all engines can do by their drivers. Everything else is done in the page. */
export interface Driver {
  /** Runs a function in the page. */
  readonly evaluate: <Args extends readonly unknown[], Result>(
    script: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Awaited<Result>>;
  /** Runs a script's text in the page. */
  readonly run: (code: string) => Promise<void>;
  readonly click: (x: number, y: number) => Promise<void>;
  /** Types into the element with the focus. */
  readonly type: (text: string) => Promise<void>;
  readonly press: (key: 'Enter' | 'Escape' | 'Tab') => Promise<void>;
  /** Chooses a file in the first field that matches. */
  readonly attach: (css: string, file: string) => Promise<void>;
  readonly picture: () => Promise<Uint8Array>;
  readonly close: () => Promise<void>;
}

export interface Engine {
  /** Opens a tab without cookies and storage, of a phone's size. */
  readonly open: () => Promise<Driver>;
  readonly stop: () => Promise<void>;
}

export const engines = ['firefox', 'webkit', 'old-chromium'] as const;

export async function startEngine(engine: (typeof engines)[number]): Promise<Engine> {
  if (engine === 'webkit') return (await import('./webkit.ts')).startWebkit();
  const { startFirefox, startOldChromium } = await import('./puppeteer.ts');
  return engine === 'firefox' ? startFirefox() : startOldChromium();
}
