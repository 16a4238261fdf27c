import { createHash } from 'node:crypto';
import { brotliSize } from '@wallet/operator';

/** What is allowed by budget name: Brotli bytes, or the number of files for names that end in "files". An app's file is `budgets.json`. */
export type Budgets = Readonly<Record<string, number>>;

/** A size may exceed its budget by 3 %, so that a few bytes decide nothing. */
const tolerance = 1.03;

/** Returns a sentence for each exceeded budget, and for each measured size without a budget. */
export function checkBudgets(budgets: Budgets, measured: Budgets): string[] {
  const unlimited = Object.entries(measured)
    .filter(([name]) => budgets[name] === undefined)
    .map(([name, size]) => `${name}: ${formatSize(name, size)}, and no budget for it`);
  const exceeded = Object.entries(budgets).flatMap(([name, allowed]) => {
    const size = measured[name];
    return size !== undefined && size > allowed * tolerance ? [`${name}: ${formatSize(name, size)}, allowed ${String(allowed)}`] : [];
  });
  return [...exceeded, ...unlimited];
}

/** Returns a sentence if budgets measure nothing, such as those of a page whose feature the app does not have. */
export function findUnusedBudgets(budgets: Budgets, measured: Budgets): string[] {
  const unused = Object.keys(budgets).filter((name) => measured[name] === undefined);
  return unused.length === 0 ? [] : [`budgets.json has lines that measure nothing and can be deleted: ${unused.join(', ')}.`];
}

/** A measured size with its unit. */
export const formatSize = (name: string, size: number) => `${String(size)} ${name.endsWith(' files') ? 'files' : 'B brotli'}`;

/** The size of a page without chance: a change of a file changes its hash, and with it how well a page is compressed. Here, hashes follow names. */
export const pageSize = (page: string): number =>
  brotliSize(page.replaceAll(hashedFile, (_, name: string, type: string) => `${name}-${hashOf(name + type)}${type}`));

const hashedFile = /([\w.-]+)-[0-9a-z]{7}(\.(?:js|css|woff2))/g;

const hashOf = (name: string): string => createHash('sha256').update(name).digest().readUIntBE(0, 6).toString(36).slice(0, 7);
