/** Reads the query again, for retry buttons and timers. Harmless once its component has gone. */
export function readQueryAgain({ refetch }: { readonly refetch: () => unknown }): void {
  try {
    void refetch();
  } catch {
    // It is read when it is shown next.
  }
}
