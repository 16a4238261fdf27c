/** More lines of one kind say no more than the first ones. */
const most = 5;

/** Sentences of the form "place: what is wrong", where many places share what is wrong, in one line for each of these. */
export function summarize(problems: readonly string[]): readonly string[] {
  const places = new Map<string, string[]>();
  for (const problem of problems) {
    const [, place = '', what = problem] = /^(\S.*?): (.*)$/.exec(problem) ?? [];
    places.set(what, [...(places.get(what) ?? []), place]);
  }
  return [...places].flatMap(([what, at]) =>
    at.length > most && at[0] !== ''
      ? [`${at.slice(0, 3).join(', ')} and ${String(at.length - 3)} others: ${what}`]
      : at.map((place) => (place === '' ? what : `${place}: ${what}`)),
  );
}
