/** For tests: fragments that cause quadratic work in regular expressions, parsers or text shaping when they are repeated. */
export const costlyUnits = [
  '<',
  '<a',
  '<svg ',
  '<img ',
  '<img src=',
  '<img src="',
  '</svg ',
  '<!--',
  '<style>',
  '<style ',
  '</style',
  '<p style=',
  "<p a='",
  '<p ',
  ' ',
  '&',
  '&a',
  '&#1',
  'https://',
  'https://.',
  'https://a.example/a/',
  '= ',
  '/ ',
  '/',
  '< ',
  '<p style="a" ',
  '<textarea>',
  '"',
  '<?',
  '</',
  '</b a',
  '<!---->',
  '</title ',
  '<svg><title>',
  '<br>',
  '<p>x</p>',
  '<b><i>',
  'a@',
  'a',
  '1',
  '1,',
  '1.',
  '-',
  '000',
  '%',
  '{{',
  '\n',
  '\u0301',
  '\u200b',
  '\u200d',
  '\u202e',
  'a\u05d0',
  'กั้',
  'ก',
  '😀',
  '\ud83d',
];

/** Repeats a fragment to at least `length` characters. */
export const repeatTo = (unit: string, length: number): string => unit.repeat(Math.ceil(length / unit.length));

/** A delay that nobody notices. */
export const unnoticedMs = 50;

/** The fastest of several runs, since other processes only add time. Only one run if that is fast enough. */
export function costOf(run: () => unknown, maxRuns = 20): number {
  let minimum = Infinity;
  for (let runs = 0; minimum >= unnoticedMs && runs < maxRuns; runs += 1) {
    const startedAt = performance.now();
    run();
    minimum = Math.min(minimum, performance.now() - startedAt);
  }
  return minimum;
}
