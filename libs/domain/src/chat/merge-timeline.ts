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
 * One conversation out of what is known and what arrived, oldest first. Two items with the same `id` or the same
 * `clientId` are one message, which takes over what the later one says and keeps the marks of both: the answer to
 * sending and the live event may come in any order. What is on its way stays at the end, in the order of sending.
 */
export function mergeTimeline<Item extends TimelineItem>(known: readonly Item[], arrived: readonly Item[]): readonly Item[] {
  const merged: Item[] = [];
  for (const item of [...known, ...arrived]) {
    const [first, ...others] = merged.filter((other) => isSame(other, item));
    if (first === undefined) {
      merged.push(item);
      continue;
    }
    const marks = [item, first, ...others];
    merged[merged.indexOf(first)] = {
      ...item,
      id: firstMark(marks.map(({ id }) => id)),
      clientId: firstMark(marks.map(({ clientId }) => clientId)),
      createdAtMs: firstMark(marks.map(({ createdAtMs }) => createdAtMs)),
    };
    for (const other of others) merged.splice(merged.indexOf(other), 1);
  }
  return merged.sort((one, other) => order(one) - order(other) || 0);
}

function isSame(one: TimelineItem, other: TimelineItem): boolean {
  return (one.id !== null && one.id === other.id) || (one.clientId !== null && one.clientId === other.clientId);
}

function firstMark<Mark>(marks: readonly (Mark | null)[]): Mark | null {
  return marks.find((mark) => mark !== null) ?? null;
}

/** Sorting keeps equal ones in their order; Infinity minus itself is no number, which counts as equal too. */
function order({ createdAtMs }: TimelineItem): number {
  return createdAtMs ?? Number.POSITIVE_INFINITY;
}
