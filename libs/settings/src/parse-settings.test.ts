import { expect, it } from 'vitest';
import { parseSettings } from './parse-settings.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);

it.each<[string, Uint8Array, unknown]>([
  ['plain', utf8('{"names":{"th":"โชคดี"}}'), { names: { th: 'โชคดี' } }],
  ['with the mark of Windows', utf8('\ufeff{"off":[]}'), { off: [] }],
  ['with line ends of Windows', utf8('{\r\n"off":[]\r\n}\r\n'), { off: [] }],
  ['with one name in two objects', utf8('{"a":{"x":1},"b":[{"x":1},{"x":2}],"c":"x: \\"x\\": {"}'), expect.anything()],
])('%s JSON is read', (_name, content, json) => expect(parseSettings(content)).toEqual({ json }));

it.each<[string, Uint8Array, string]>([
  ['Latin letters of one byte', Uint8Array.of(0x7b, 0x22, 0xe9, 0x22, 0x7d), 'is not UTF-8: save it as UTF-8'],
  ['TIS-620', Uint8Array.of(0xa1, 0xa2), 'is not UTF-8'],
  ['UTF-16', Uint8Array.of(0xff, 0xfe, 0x7b, 0, 0x7d, 0), 'is not UTF-8'],
  ['nothing', utf8(''), 'is empty'],
  ['only a mark', utf8('\ufeff \n'), 'is empty'],
  ['no JSON', utf8('{off: []}'), 'is no JSON'],
  ['a comma too many', utf8('{"off": [],}'), 'is no JSON'],
  ['a name twice', utf8('{"off":[],"off":["spin"]}'), 'has off twice'],
  ['a name twice inside', utf8('{"texts":{"th":{"a:b":"x","a\\u003ab":"y"}}}'), 'has texts.th.a:b twice'],
  ['more than a megabyte', new Uint8Array(1_000_001).fill(0x20), 'is larger than a megabyte'],
])('%s is refused in a sentence', (_name, content, problem) => {
  expect(parseSettings(content)).toEqual({ problem: expect.stringContaining(problem) as string });
});
