/** For stories of screens: the app at an address, with a backend that answers what the story says. Never part of a build. */
export { pending, refused, unreachable, type MockResponses, type ScreenStory } from './mock-responses.ts';
export { openScreen, type OpenScreen } from './open-screen.tsx';
export { screen } from './screen.ts';
export { untilSettled } from './until-settled.ts';
