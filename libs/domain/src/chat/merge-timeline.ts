/** What decides where a message stands in a conversation. */
export interface TimelineItem {
  /** The backend's `_id`; null for what it has not stored, or stored by an older version. */
  readonly id: string | null;
  /** The sender's own mark of a message of one's own; null for all others. */
  readonly clientId: string | null;
  /** By the backend's clock; null while it is on its way. */
  readonly createdAtMs: number | null;
}

/**
 * One conversation out of what is known, as this made it before, and what arrived (a live message, or a page of the
 * history), each oldest first. Two items with the same `id` or the same `clientId` are one message, which takes over
 * what the later one says and keeps the marks of both: the answer to sending and the live event may come in any order.
 * What is on its way stays at the end, in the order of sending. Messages of one moment stand as the backend has them:
 * what arrived in its own order, next to what it has in common with the known ones; without anything in common after
 * them, or before them where it is `older`.
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

/** Sorting keeps equal ones in their order; Infinity minus itself is no number, which counts as equal too. */
function moment({ createdAtMs }: TimelineItem): number {
  return createdAtMs ?? Number.POSITIVE_INFINITY;
}
