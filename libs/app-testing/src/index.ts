/** Support for stories of screens: the app at a URL, with a backend that returns the story's responses. Never part of a build. */
export { pending, refused, unreachable, screen, type MockResponses, type ScreenStory } from './mock-responses.ts';
export { openScreen, type OpenScreen } from './open-screen.tsx';
export { recordedResponses, type HttpArchive } from './recorded-responses.ts';
export { slotOf, walletOf } from './sample-responses.ts';
export { found, pressMain, seen, untilSettled } from './acts.ts';
