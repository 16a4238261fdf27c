// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withoutBreakMarks } from '@wallet/domain';
import { describe, expect, it } from 'vitest';
import { flattenTexts, readLocales } from './read-locales.ts';
import { findWrongTerms } from './terms.ts';

describe('findWrongTerms', () => {
  it.each([
    ['en', 'Please ask for a new code.', 'uses "ask for" instead of "request, requested"'],
    ['en', 'Your statement could not be read.', 'uses "statement could not be read" instead of "load, loaded"'],
    ['en', 'There are no entries yet', 'uses "entries" instead of "transaction"'],
    ['th', 'กรุณากรอกรหัสผ่าน', 'uses "กรอก" instead of "ใส่"'],
    ['lo', 'ກະລຸນາ\u200bປ້\u200bອນລະຫັດ', 'uses "ປ້ອນ" instead of "ໃສ່"'],
  ] as const)('names the word to use in %s', (language, text, problem) => {
    expect(findWrongTerms(language, text)).toEqual([problem]);
  });

  it('does not find a word within another one, or in a placeholder', () => {
    expect(findWrongTerms('en', 'Remove the file. We removed {{image}}. The money in your wallet is safe.')).toEqual([]);
  });
});

const document = readFileSync(join(import.meta.dirname, '../../../docs/terms.md'), 'utf8');

it.each([
  ['en', 'English'],
  ['th', 'Thai'],
  ['lo', 'Lao'],
] as const)('docs/terms.md has ten rules for %s, whose examples are part of our texts', (language, heading) => {
  const locales = readLocales(join(import.meta.dirname, 'locales'));
  const texts = Object.values(locales[language]).flatMap((tree) => [...flattenTexts(tree).values()].map(withoutBreakMarks));
  const [, section = ''] = document.split(`\n### ${heading}\n`);
  const examples = [...(section.split('\n#')[0] ?? '').matchAll(/`([^`]+)`/g)].map(([, example = '']) => example);
  expect(examples).toHaveLength(10);
  expect(examples.filter((example) => !texts.some((text) => text.includes(example)))).toEqual([]);
});
