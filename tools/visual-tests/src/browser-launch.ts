import { chromiumLaunch } from '@wallet/build';

/** The system's browser, with letters drawn alike at every place of a line. */
export const browserLaunch = { ...chromiumLaunch, args: [...chromiumLaunch.args, '--font-render-hinting=none'] };
