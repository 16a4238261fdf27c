import { bareTexts } from '@wallet/i18n/page-translator';
import { spyOn, type MockInstance } from 'storybook/test';

/** Errors logged since the story started. */
let logged: MockInstance<(...message: unknown[]) => void> | undefined;

/** Fails a story that logs an error, such as a React warning. A size that settles in the next frame is none. */
function failOnErrors(): void {
  const messages = (logged?.mock.calls ?? []).map((words) => words.map(String).join(' '));
  const error = messages.find((message) => !message.includes('ResizeObserver loop'));
  if (error !== undefined) throw new Error(`An error was logged: ${error}`);
}

/** Fails a story with a text that React could lose when a browser translates the page. */
function failOnBareTexts(): void {
  const found = bareTexts();
  if (found.length > 0) throw new Error(`These texts need elements of their own, for page translators: ${found.join(' | ')}`);
}

const namingAttributes = ['aria-label', 'aria-description', 'alt', 'title'];

/** Fails a story with a name for screen readers that has marks for line breaks. */
function failOnMarkedNames(): void {
  const marked = [...document.querySelectorAll('[aria-label], [aria-description], [alt], [title]')].filter((element) =>
    namingAttributes.some((name) => element.getAttribute(name)?.includes('\u200b')),
  );
  if (marked.length > 0) throw new Error(`Names have no break marks: ${marked.map(({ outerHTML }) => outerHTML.slice(0, 200)).join('\n')}`);
}

/** Fails a story in which screen readers say an amount as it is written: as figures, decimals and a currency. The operator's own texts stay as they are. */
function failOnWrittenAmounts(units: readonly string[]): void {
  const written = new RegExp(`\\d\\.\\d\\d\\s*(?:${units.join('|')})`);
  const unspoken = 'script, style, template, [aria-hidden="true"]';
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) => {
    if (node instanceof Element) return node.matches(unspoken) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT;
    return NodeFilter.FILTER_ACCEPT;
  });
  let spoken = '';
  while (walker.nextNode()) {
    const { currentNode: node } = walker;
    spoken +=
      node instanceof Element ? namingAttributes.map((name) => ` ${node.getAttribute(name) ?? ''} `).join('') : (node.nodeValue ?? '');
  }
  const line = spoken.replace(/\s+/g, ' ');
  const found = written.exec(line);
  if (found)
    throw new Error(`Screen readers say an amount as it is written: ${line.slice(Math.max(0, found.index - 80), found.index + 40)}`);
}

/** Begins to note the errors that a story logs. */
export function listen(): void {
  logged = spyOn(console, 'error');
}

/** Fails a story whose page has what no page of the app may have. Without units, amounts are not looked at: an operator's texts stay as they are. */
export function checkPage(units: readonly string[] | null): void {
  failOnErrors();
  failOnBareTexts();
  failOnMarkedNames();
  if (units) failOnWrittenAmounts(units);
}
