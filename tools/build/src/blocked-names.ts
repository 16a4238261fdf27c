/** Words in file names that blockers of adverts and trackers stop. */
const stopped =
  /banner|advert|sponsor|promo|pop-?(?:up|under|over)|track(?:er|ing)|analytic|affiliat|pixel|beacon|telemetry|metrics|(?:^|[^a-z\d])ads?\d*(?![a-z\d])/;

/** Whether a blocker could stop a file for its name. */
export const isOftenBlocked = (name: string): boolean => stopped.test(name.replace(/([a-z\d])([A-Z])/g, '$1-$2').toLowerCase());

/** The name of a built file. A word that blockers stop is left out of it. */
export const neutralName = (name: string | undefined, ending: string): string =>
  name === undefined || isOftenBlocked(name) ? `assets/[hash:10]${ending}` : `assets/[name]-[hash:7]${ending}`;
