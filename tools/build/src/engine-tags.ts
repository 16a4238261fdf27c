/**
 * Matches the journeys that another engine runs on a market's build: those with the tag `@firefox` run on every build, and those with
 * `@firefox-th` on one, since the builds do not differ there.
 */
export const journeysIn = (engine: 'firefox' | 'old-chromium', market = '') => new RegExp(`@${engine}(?:-${market})?(?![\\w-])`);
