import type { Page } from '@playwright/test';
import { formatAmount, moneyOf, type Currency, type Language } from '@wallet/domain';
import { textsIn } from './texts.ts';

/** An amount as screen readers say it: `1,250 baht 50 satang`. */
export function spokenAmount(minor: number, currency: Currency, language: Language): string {
  const text = textsIn(language);
  const [whole = '', hundredths = ''] = formatAmount(moneyOf(minor, currency)).split('.');
  const units = whole === '0' && hundredths !== '00' ? [] : [`${whole} ${text('common', `currency.${currency}`)}`];
  const parts = hundredths === '00' ? [] : [`${String(Number(hundredths))} ${text('common', `hundredths.${currency}`)}`];
  return [...units, ...parts].join(' ');
}

/** What Chromium tells screen readers about a page: each text, and each name and description of a control. What is typed into a field is left out. */
export async function hear(page: Page): Promise<readonly string[]> {
  const devtools = await page.context().newCDPSession(page);
  const { nodes } = await devtools.send('Accessibility.getFullAXTree');
  await devtools.detach();
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const isTyped = ({ parentId }: (typeof nodes)[number]): boolean => {
    const parent = parentId === undefined ? undefined : byId.get(parentId);
    return parent !== undefined && (parent.role?.value === 'textbox' || isTyped(parent));
  };
  return nodes
    .filter((node) => !node.ignored && !isTyped(node))
    .flatMap(({ name, description }) => [name?.value, description?.value] as unknown[])
    .filter((text): text is string => typeof text === 'string' && text !== '');
}

/** Figures with decimals, followed by a currency: how an amount is written, not how it is said. */
const written = /\d\.\d\d\s*(?:บาท|กีบ|ບາດ|ກີບ|baht|kip)/;

/** Returns an amount that is said as it is written, if there is one: in one text, or in neighbouring texts. */
export function writtenAmounts(heard: readonly string[]): readonly string[] {
  const [found] = written.exec(heard.join('')) ?? written.exec(heard.join(' ')) ?? [];
  return found === undefined ? [] : [`says "${found}" as it is written`];
}
