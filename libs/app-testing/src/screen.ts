import type { ScreenStory } from './mock-responses.ts';

/** Parameters of a screen story: `{ parameters: screen({ path: paths.home, answers: { … } }) }`. */
export const screen = (wallet: ScreenStory) => ({ layout: 'fullscreen', wallet }) as const;
