/** Determines the position of a message in a conversation. */
export interface TimelineItem {
  /** The backend's `_id`. Null if it is not stored, or was stored by an older version. */
  readonly id: string | null;
  /** The sender's id of an own message. Null for all others. */
  readonly clientId: string | null;
  /** By the backend's clock. Null while it is being sent. */
  readonly createdAtMs: number | null;
}

/**
 * Merges the known conversation with new items (a live message, or a page of the history), each sorted oldest first.
 * Items with the same `id` or `clientId` are one message: the later one wins and the ids of both are kept, because the
 * response to sending and the live event may arrive in any order. Messages that are being sent stay at the end, in
 * their order. New messages of the same moment keep their order next to the ones they share with the known list.
 * Without shared ones they come after the known ones, or before if `older`.
 */
export function mergeTimeline<Item extends TimelineItem>(
  known: readonly Item[],
  arrived: readonly Item[],
  order: 'newer' | 'older' = 'newer',
): readonly Item[] {
  const slots: (Item | null)[] = [...known];
  const byId = new Map<string, number>();
  const byClientId = new Map<string, number>();
  const note = ({ id, clientId }: Item, slot: number) => {
    if (id !== null) byId.set(id, slot);
    if (clientId !== null) byClientId.set(clientId, slot);
  };
  known.forEach(note);

  const touched = new Set<number>();
  for (const item of arrived) {
    const found = [item.id !== null && byId.get(item.id), item.clientId !== null && byClientId.get(item.clientId)];
    const [slot = slots.length, other] = [...new Set(found.filter((place) => typeof place === 'number'))].sort((one, two) => one - two);
    const marks = [item, slots[slot], other === undefined ? null : slots[other]].filter((one) => one !== null && one !== undefined);
    if (other !== undefined) slots[other] = null;
    slots[slot] = {
      ...item,
      id: firstMark(marks.map(({ id }) => id)),
      clientId: firstMark(marks.map(({ clientId }) => clientId)),
      createdAtMs: firstMark(marks.map(({ createdAtMs }) => createdAtMs)),
    };
    note(slots[slot], slot);
    touched.add(slot);
  }

  const common = [...touched].filter((slot) => slot < known.length);
  const seam = common.length > 0 ? Math.min(...common) : order === 'newer' ? known.length : 0;
  const untouched = (slot: number) => !touched.has(slot);
  const range = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);
  return [...range(0, seam).filter(untouched), ...touched, ...range(seam, known.length).filter(untouched)]
    .map((slot) => slots[slot] ?? null)
    .filter((item) => item !== null)
    .sort((one, other) => moment(one) - moment(other) || 0);
}

function firstMark<Mark>(marks: readonly (Mark | null)[]): Mark | null {
  return marks.find((mark) => mark !== null) ?? null;
}

/** Sorting is stable. Infinity minus itself is NaN, which counts as equal too. */
function moment({ createdAtMs }: TimelineItem): number {
  return createdAtMs ?? Number.POSITIVE_INFINITY;
}
