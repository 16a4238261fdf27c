import { chromiumLaunch } from '@wallet/build';

/** The system's browser, without hinting, so that letters look the same at every position. */
export const browserLaunch = { ...chromiumLaunch, args: [...chromiumLaunch.args, '--font-render-hinting=none'] };
