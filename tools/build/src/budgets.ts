/** What is allowed by budget name: Brotli bytes, or the number of files for names that end in "files". An app's file is `budgets.json`. */
export type Budgets = Readonly<Record<string, number>>;

/** Returns a sentence for each budget that is exceeded or measures nothing, and for each measured size without a budget. */
export function checkBudgets(budgets: Budgets, measured: Budgets): string[] {
  const unlimited = Object.entries(measured)
    .filter(([name]) => budgets[name] === undefined)
    .map(([name, size]) => `${name}: ${formatSize(name, size)}, and no budget for it`);
  const exceeded = Object.entries(budgets).flatMap(([name, allowed]) => {
    const size = measured[name];
    if (size === undefined) return [`budget "${name}" measures nothing: known are ${Object.keys(measured).join(', ')}`];
    return size > allowed ? [`${name}: ${formatSize(name, size)}, allowed ${String(allowed)}`] : [];
  });
  return [...exceeded, ...unlimited];
}

/** A measured size with its unit. */
export const formatSize = (name: string, size: number) => `${String(size)} ${name.endsWith(' files') ? 'files' : 'B brotli'}`;
