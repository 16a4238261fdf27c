export { describeHome } from './home-journeys.ts';
export { describeLogin } from './login-journeys.ts';
export { describePages } from './page-journeys.ts';
export { describeRegistration } from './register-journeys.ts';
export { describeScreens } from './screen-journeys.ts';
export { describeSecurity } from './security-journeys.ts';
export { describeSessions } from './session-journeys.ts';
export { journeyConfig } from './playwright-config.ts';
export type { JourneyMember, MarketFacts } from './market-facts.ts';
