/** What became of one picture. Files are named from the report's own folder. */
export interface Finding {
  readonly title: string;
  readonly look: string;
  readonly state: 'same' | 'changed' | 'new' | 'failed' | 'gone';
  readonly dots?: number;
  readonly failure?: string;
  readonly kept?: string;
  readonly taken?: string;
  readonly difference?: string;
}

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${String(sign.charCodeAt(0))};`);

const figure = (file: string | undefined, words: string) =>
  file === undefined
    ? ''
    : `<figure><figcaption>${words}</figcaption><a href="${escape(file)}"><img loading="lazy" src="${escape(file)}" alt=""></a></figure>`;

const order: readonly Finding['state'][] = ['failed', 'changed', 'gone', 'new', 'same'];

/** One page that shows what was kept, what is now, and what differs, side by side; what needs a look comes first. */
export function writeReport(findings: readonly Finding[]): string {
  const count = (state: Finding['state']) => findings.filter((finding) => finding.state === state).length;
  const sections = order.flatMap((state) =>
    findings
      .filter((finding) => finding.state === state)
      .map(
        ({ title, look, dots, failure, kept, taken, difference }) =>
          `<section data-state="${state}"><h2>${escape(title)} <small>${escape(look)}: ${state}${dots ? `, ${String(dots)} dots` : ''}</small></h2>${
            failure ? `<pre>${escape(failure)}</pre>` : ''
          }<div>${state === 'same' ? figure(taken, 'as kept') : figure(kept, 'kept') + figure(taken, 'now') + figure(difference, 'difference')}</div></section>`,
      ),
  );
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Pictures of the stories</title>
<style>
body { font-family: system-ui, sans-serif; margin: 1.5rem; background: #f4f4f4 }
section { margin-bottom: 1.5rem; padding: .75rem; background: #fff }
h2 { font-size: 1rem } small { font-weight: 400 } section > div { display: flex; gap: 1rem; align-items: flex-start; overflow-x: auto }
figure { margin: 0 } img { max-width: 640px; border: 1px solid #bbb }
section[data-state=failed] h2, section[data-state=changed] h2 { color: #a00 }
</style>
<h1>Pictures of the stories</h1>
<p>${order.map((state) => `${String(count(state))} ${state}`).join(', ')}</p>
${sections.join('\n')}
</html>
`;
}
