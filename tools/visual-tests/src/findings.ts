/** The result of one picture. An updated one is a reference that was replaced; a broken story could not be rendered. */
type State = 'same' | 'changed' | 'updated' | 'new' | 'gone' | 'broken';

export interface Finding {
  /** Title and name of the story; its id if it is gone. */
  readonly story: string;
  readonly variant: string;
  readonly state: State;
  /** Why the story is broken. */
  readonly failure?: string;
}

/** Returns the findings that make a run fail. New stories do not, nor changes that an update accepts. */
export const failing = (findings: readonly Finding[], isUpdate: boolean): readonly Finding[] =>
  findings.filter(({ state }) => state === 'broken' || (!isUpdate && (state === 'changed' || state === 'gone')));

const states: readonly State[] = ['same', 'updated', 'new', 'changed', 'gone', 'broken'];

/** Returns a line for each story that differs from its references, with its variants, and one with the counts. */
export function describeFindings(findings: readonly Finding[]): string {
  const inState = (state: State) => findings.filter((finding) => finding.state === state);
  const counts = states.map((state) => ({ state, count: inState(state).length })).filter(({ count }) => count > 0);
  // Without any references, all stories would be listed.
  const isFirst = counts.length === 1 && counts[0]?.state === 'new';
  const lines = isFirst ? [] : states.filter((state) => state !== 'same').flatMap((state) => describeStories(state, inState(state)));
  return [...lines, counts.map(({ state, count }) => `${String(count)} ${state}`).join(', ')].join('\n');
}

function describeStories(state: State, findings: readonly Finding[]): readonly string[] {
  const stories = new Map<string, Finding[]>();
  for (const finding of findings) stories.set(finding.story, [...(stories.get(finding.story) ?? []), finding]);
  return [...stories].map(([story, own]) => {
    const failure = own[0]?.failure;
    const line = `${state.padEnd(8)} ${story} (${own.map(({ variant }) => variant).join(', ')})`;
    return failure === undefined ? line : `${line}\n         ${failure}`;
  });
}
