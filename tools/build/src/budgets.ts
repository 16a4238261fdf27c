/** Brotli bytes allowed, by what they are for. An app's file is `budgets.json`. */
export type Budgets = Readonly<Record<string, number>>;

/** One sentence for each budget that is exceeded or has nothing to measure. */
export function checkBudgets(budgets: Budgets, measured: Budgets): string[] {
  return Object.entries(budgets).flatMap(([name, allowed]) => {
    const size = measured[name];
    if (size === undefined) return [`budget "${name}" measures nothing: known are ${Object.keys(measured).join(', ')}`];
    return size > allowed ? [`${name}: ${String(size)} B brotli, allowed ${String(allowed)} B`] : [];
  });
}
